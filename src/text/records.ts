/** What the room reads of `content/`. */
import { getCollection, getEntry } from 'astro:content';

export const translations = getCollection('translations');
export const glossary = getCollection('glossary');
/** Textures of rocks by the ids of their terms. */
export const textures = (await getEntry('textures', 'facts/rocks'))?.data.textures ?? {};
export const pageFacts = getCollection('pageFacts');
export const pages = getCollection('pages');

/** What the room reads of `content/`. */
import { getCollection, getEntry } from 'astro:content';

export const translations = getCollection('translations');
export const glossary = getCollection('glossary');
/** Textures of rocks by the ids of their terms. */
export const textures = (await getEntry('textures', 'facts/rocks'))?.data.textures ?? {};
export const names = await getCollection('names');
/** The facts of all vineyards, whose names the texts use. */
export const vineyardFacts = [...(await getCollection('grandCruFacts')), ...(await getCollection('holdingFacts'))];
export const pageFacts = getCollection('pageFacts');
export const pages = getCollection('pages');

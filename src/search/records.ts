/** What the index reads of `content/facts/`. */
import { getCollection } from 'astro:content';

export const names = (await getCollection('names')).map(({ data }) => data);
export const aliases = (await getCollection('aliases')).flatMap(({ data }) => data.entries);

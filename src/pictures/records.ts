import { getCollection, getEntry } from 'astro:content';

export const plateWords = getCollection('plates');
/** Ids of the plates in the order of their numbers. */
export const plateOrder = (await getEntry('plateOrder', 'facts/plates'))?.data.order ?? [];

/** What the index reads of `content/facts/`. */
import { getCollection } from 'astro:content';

export const names = (await getCollection('names')).map(({ data }) => data);
const asked = (await getCollection('aliases')).map(({ data }) => data);
export const aliases = asked.flatMap(({ entries }) => entries);
export const answers = asked.flatMap((data) => data.answers);

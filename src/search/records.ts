import { getCollection } from 'astro:content';
import type { Locale } from '#language/locales.ts';

export const names = (await getCollection('names')).map(({ data }) => data);
export const aliases = (await getCollection('aliases')).flatMap(({ data }) => data.entries);
const vocabularies = await getCollection('search');

/** The words of visitors in one language. */
export function vocabularyIn(locale: Locale) {
  const file = vocabularies.find(({ id }) => id === `${locale}/search`);
  if (!file) throw new Error(`content/${locale}/search.md is missing. Write it.`);
  return file.data;
}

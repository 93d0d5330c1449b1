import { getCollection } from 'astro:content';
import type { Locale } from '#language/locales.ts';

export const names = (await getCollection('names')).map(({ data }) => data);
export const aliases = (await getCollection('aliases')).flatMap(({ data }) => data.entries);
const said = await getCollection('search');

/** The words of visitors in one language. */
export function saidIn(locale: Locale) {
  const file = said.find(({ id }) => id === `${locale}/search`);
  if (!file) throw new Error(`content/${locale}/search.md is missing. Write it.`);
  return file.data;
}

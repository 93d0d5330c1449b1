import { fileOf, nameOf, pageFacts, pages } from '#text/records.ts';
import { defaultLocale, type Locale } from '#language/locales.ts';
import { HEAD_FIELDS } from '#language/translate.ts';
import type { PlainRouteId } from '#site/routes.ts';
import { byAppearance } from '#text/citations.ts';
import { referencesIn } from '#text/references.ts';

const facts = pageFacts.then((entries) => new Map(entries.map(({ id, data }) => [id, data])));
const words = pages.then((entries) => new Map(entries.map((entry) => [entry.id, entry])));

/**
 * The files of the page with this name, with the text of one language. Throws an Error that names the file when the default
 * language has none.
 */
export async function pageFiles(name: PlainRouteId, locale: Locale, textLocale = locale) {
  const idIn = (code: Locale): string => `${code}/pages/${name}`;
  const all = await words;
  const original = all.get(idIn(defaultLocale));
  if (!original) throw new Error(`${fileOf(idIn(defaultLocale))} is missing. Write it.`);
  const own = all.get(idIn(locale)) ?? original;
  const written = all.get(idIn(textLocale)) ?? original;
  const text = (written.body ?? '') === '' ? original : written;
  const { sources = [] } = (await facts).get(`facts/pages/${name}`) ?? {};
  // The text in the language of the page comes first, whichever is asked for: two texts of a page have one list. What a
  // figure says, in the field with its name, is read where the text places it.
  const fields = new Map(Object.entries(own.data).map(([field, said]) => [`figure:${field}`, JSON.stringify(said)]));
  const placed = own.body?.replace(/figure:[\w-]+/g, (figure) => fields.get(figure) ?? figure);
  const cites = [placed, text.body, original.body, JSON.stringify(own.data)].join('\n');
  return {
    /** Title, description and sources, in the language asked for where it has a file. */
    words: own.data,
    references: referencesIn(own.data, byAppearance(sources, cites), fileOf(own.id)),
    /** The text with its title, in the default language where the one asked for has none. */
    text: {
      words: text.data,
      locale: text.id === idIn(textLocale) ? textLocale : defaultLocale,
      markdown: text.body ?? '',
      /** For errors: `content/en/pages/philosophy.md`. */
      file: fileOf(text.id),
    },
  };
}

/** The heads of the pages as words of the dictionary: `labels.title`, `labels.subtitle`, `labels.description`. */
export const pageHeads = pages.then((entries) =>
  entries.map(({ id, data }) => ({
    id,
    data: Object.fromEntries(HEAD_FIELDS.map((field) => [`${nameOf(id)}.${field}`, data[field] ?? ''])),
  })),
);

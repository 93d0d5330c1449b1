import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { z } from 'astro/zod';
import { dataFiles } from '#collections.ts';
import { grandCruSlugs } from '#vineyards/slugs.ts';
import { perLocale, type Locale } from '#language/locales.ts';
import { typeset } from '#text/typography.ts';

const contentFolder = fileURLToPath(new URL('../../content', import.meta.url));

export const slugs = grandCruSlugs(contentFolder);

/** The fields above the text of a content file, as they are written; the path is relative to `content`. */
export function frontMatter(file: string): unknown {
  const [, fields = ''] = readFileSync(join(contentFolder, file), 'utf8').split(/^---$/m);
  return parse(fields);
}

/** The entries of a data file below `content/facts/atlas/`, by the collection that they make. */
export function dataOf<Name extends keyof typeof dataFiles>(name: Name) {
  const { file, parse: read, schema } = dataFiles[name];
  const rows = read(readFileSync(join(contentFolder, 'facts/atlas', file), 'utf8'));
  return rows.map((row) => schema.parse(row)) as z.infer<(typeof dataFiles)[Name]['schema']>[];
}

type Entries = Readonly<Record<string, string>>;

/** The words of the interface and the heads of the pages, `labels.title` and `labels.subtitle`. */
const entries = perLocale((locale): Entries => {
  const filesOf = (folder: string): string[] => readdirSync(join(contentFolder, locale, folder));
  const heads = filesOf('pages').map((file): Entries => {
    const head = frontMatter(`${locale}/pages/${file}`) as Entries;
    const page = file.replace('.md', '');
    return Object.fromEntries(
      ['title', 'subtitle', 'description'].map((field) => [`${page}.${field}`, head[field] ?? '']),
    );
  });
  const areas = filesOf('translations').map((file) => frontMatter(`${locale}/translations/${file}`) as Entries);
  return Object.assign({}, ...heads, ...areas) as Entries;
});

/** The texts of the interface in one language, as they are written. */
export const dictionary = (locale: Locale): Entries => entries[locale];

/**
 * A text of the interface as the site prints it: `words('nav.home', 'fr')` is `Accueil`. Tests take their
 * words from the content, so that a new wording breaks none of them. Throws an Error when there is no such key.
 */
export function words(key: string, locale: Locale): string {
  const text = entries[locale][key];
  if (text === undefined) throw new Error(`The dictionary has no "${key}".`);
  return typeset(text, locale);
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { grandCruSlugs } from '#vineyards/slugs.ts';
import { defaultLocale, perLocale, type Locale } from '#language/locales.ts';
import { typeset } from '#text/typography.ts';

const contentFolder = fileURLToPath(new URL('../../content', import.meta.url));

export const slugs = grandCruSlugs(contentFolder);

/** The fields above the text of a content file, as they are written; the path is relative to `content`. */
export function frontMatter(file: string): unknown {
  const [, fields = ''] = readFileSync(join(contentFolder, file), 'utf8').split(/^---$/m);
  return parse(fields);
}

/** How many vineyards the content has in a tier. */
export function recordCount(tier: string): number {
  return readdirSync(join(contentFolder, 'facts/vineyards', tier)).length;
}

type Entries = Readonly<Record<string, Readonly<Record<Locale, string>>>>;

const entries: Entries = Object.assign(
  {},
  ...readdirSync(join(contentFolder, defaultLocale, 'pages')).map(pageHead),
  ...readdirSync(join(contentFolder, 'translations')).map(
    (file) => (frontMatter(`translations/${file}`) as { entries: Entries }).entries,
  ),
) as Entries;

/** The head of a page as words of the interface: `labels.title`, `labels.subtitle`. */
function pageHead(file: string): Entries {
  const heads = perLocale((locale) => frontMatter(`${locale}/pages/${file}`) as Readonly<Record<string, string>>);
  const page = file.replace('.md', '');
  return Object.fromEntries(
    ['title', 'subtitle', 'description'].map((field) => [
      `${page}.${field}`,
      perLocale((locale) => heads[locale][field] ?? ''),
    ]),
  );
}

/**
 * A text of the interface as the site prints it: `words('nav.home', 'fr')` is `Accueil`. Tests take their
 * words from the content, so that a new wording breaks none of them. Throws an Error when there is no such key.
 */
export function words(key: string, locale: Locale): string {
  const entry = entries[key];
  if (entry === undefined) throw new Error(`The dictionary has no "${key}".`);
  return typeset(entry[locale], locale);
}

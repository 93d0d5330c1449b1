import { join } from 'node:path';
import { grandCruSlugs } from '#collections/slugs.ts';
import { localeCodes, type Locale } from '#i18n/locales.ts';
import { allPages, pathTo } from '#routing/paths.ts';

/** A page of the site in one language, as the bench names it. */
export interface BenchPage {
  /** `vineyards` or, for a vineyard, its slug: the same in both languages. */
  readonly name: string;
  readonly locale: Locale;
  /** `/vignoble/musigny` */
  readonly path: string;
}

/** Every page of the route table in both languages whose path contains one of the words; all, when there are none. */
export function benchPages(projectFolder: string, words: readonly string[] = []): BenchPage[] {
  const pages = allPages(grandCruSlugs(join(projectFolder, 'content'))).flatMap((page) =>
    localeCodes.map((locale) => ({ name: page.params?.slug ?? page.id, locale, path: pathTo(page, locale) })),
  );
  return words.length === 0 ? pages : pages.filter(({ path }) => words.some((word) => path.includes(word)));
}

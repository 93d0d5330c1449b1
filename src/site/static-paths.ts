import { localeCodes, type Locale } from '#language/locales.ts';
import { pathTo } from '#site/paths.ts';
import type { PageRef } from '#site/routes.ts';

/** Properties of every page file, which never asks the URL for its page and language. */
export interface PageProps<Page extends PageRef = PageRef> {
  readonly page: Page;
  readonly locale: Locale;
}

/**
 * Static paths of a page file. Its rest parameter bears the route's name (`[...vineyard].astro`), unless it prints pages
 * of several routes, and carries the whole path of one language: `{ params: { vineyard: 'vineyard/musigny/en' } }`. Where `pathOf`
 * has no path there is no page.
 */
export function staticPaths<Page extends PageRef>(
  pages: readonly Page[],
  parameter?: string,
  pathOf: (page: Page, locale: Locale) => string | undefined = pathTo,
): { params: Record<string, string>; props: PageProps<Page> }[] {
  return pages.flatMap((page) =>
    localeCodes.flatMap((locale) => {
      const path = pathOf(page, locale);
      return path === undefined ? [] : [{ params: { [parameter ?? page.id]: path.slice(1) }, props: { page, locale } }];
    }),
  );
}

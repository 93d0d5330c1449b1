import { localeCodes, type Locale } from '#language/locales.ts';
import { facingPathTo, pathTo } from '#routes/paths.ts';
import type { PageRef } from '#routes/routes.ts';

/** What every page file receives: which page it is and in which language. It never asks the URL. */
export interface PageProps<Page extends PageRef = PageRef> {
  readonly page: Page;
  readonly locale: Locale;
}

/**
 * Static paths of a page file. Its rest parameter bears the route's name (`[...history].astro`), unless it prints pages
 * of several routes, and carries the whole path of one language: `{ params: { history: 'history/en' } }`.
 */
export function staticPaths<Page extends PageRef>(
  pages: readonly Page[],
  parameter?: string,
): { params: Record<string, string>; props: PageProps<Page> }[] {
  return pages.flatMap((page) =>
    localeCodes.map((locale) => ({
      params: { [parameter ?? page.id]: pathTo(page, locale).slice(1) },
      props: { page, locale },
    })),
  );
}

/** Static paths of `[...facing].astro`: every page that has both languages side by side, in a frame of each language. */
export function facingStaticPaths<Page extends PageRef>(
  pages: readonly Page[],
): { params: { facing: string }; props: PageProps<Page> }[] {
  return pages.flatMap((page) =>
    localeCodes.flatMap((locale) => {
      const path = facingPathTo(page, locale);
      return path === undefined ? [] : [{ params: { facing: path.slice(1) }, props: { page, locale } }];
    }),
  );
}

import { localeCodes, type Locale } from '#language/locales.ts';
import { facingPathTo, pathTo } from '#routes/paths.ts';
import type { PageRef } from '#routes/routes.ts';

/** What every page file receives: which page it is and in which language. It never asks the URL. */
export interface PageProps<Page extends PageRef = PageRef> {
  readonly page: Page;
  readonly locale: Locale;
}

/**
 * Static paths of a page file whose rest parameter bears the route's name (`[...philosophy].astro`).
 * The parameter carries the whole path of one language: `{ params: { philosophy: 'philosophy/en' } }`.
 */
export function staticPaths<Page extends PageRef>(
  pages: readonly Page[],
): { params: Record<string, string>; props: PageProps<Page> }[] {
  return pages.flatMap((page) =>
    localeCodes.map((locale) => ({
      params: { [page.id]: pathTo(page, locale).slice(1) },
      props: { page, locale },
    })),
  );
}

/** Static paths of `[...facing].astro`: every page that has both languages side by side, in a frame of each language. */
export function facingStaticPaths(pages: readonly PageRef[]): { params: { facing: string }; props: PageProps }[] {
  return pages.flatMap((page) =>
    localeCodes.flatMap((locale) => {
      const path = facingPathTo(page, locale);
      return path === undefined ? [] : [{ params: { facing: path.slice(1) }, props: { page, locale } }];
    }),
  );
}

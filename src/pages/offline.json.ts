import type { APIRoute } from 'astro';
import { deployment, linkTo } from '#data/deployment.ts';
import { translator } from '#data/dictionary.ts';
import { plates } from '#data/plates.ts';
import { grandCrus } from '#data/vineyards.ts';
import { localeCodes, perLocale, type Locale } from '#i18n/locales.ts';
import type { OfflineOutline } from '#model/offline.ts';
import { allPages, facingPathTo } from '#routing/paths.ts';
import type { PageRef } from '#routing/routes.ts';
import { href } from '#seo/address.ts';

/** What the offline page and the service worker need to know of the site; the build adds the files and their size. */
export const GET: APIRoute = async () => {
  const slugs = (await grandCrus).map(({ slug }) => slug);
  const pages = allPages(slugs);
  const further: PageRef[] = [
    ...(await plates('en')).map(({ id }): PageRef => ({ id: 'plate', params: { plate: id } })),
    ...slugs.map((slug): PageRef => ({ id: 'notes', params: { slug } })),
  ];
  const facing = (locale: Locale): string[] =>
    pages.flatMap((page) => {
      const path = facingPathTo(page, locale);
      return path === undefined ? [] : [href(deployment, path)];
    });
  const lines = await Promise.all(
    localeCodes.map(async (locale) => [locale, (await translator(locale))('offline.line')] as const),
  );
  const outline: OfflineOutline = {
    offline: perLocale((locale) => linkTo({ id: 'offline' }, locale)),
    pages: perLocale((locale) => [...[...pages, ...further].map((page) => linkTo(page, locale)), ...facing(locale)]),
    line: Object.fromEntries(lines) as OfflineOutline['line'],
  };
  return Response.json(outline);
};

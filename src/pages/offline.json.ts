import type { APIRoute } from 'astro';
import { deployment, linkTo } from '#routes/links.ts';
import { translator } from '#text/dictionary.ts';
import { grandCrus } from '#vineyards/records.ts';
import { localeCodes, perLocale, type Locale } from '#language/locales.ts';
import type { OfflineOutline } from '#offline/files.ts';
import { allPages, facingPathTo } from '#routes/paths.ts';
import type { PageRef } from '#routes/routes.ts';
import { href } from '#routes/address.ts';

/** What the offline page and the service worker need to know of the site; the build adds the files and their size. */
export const GET: APIRoute = async () => {
  const slugs = (await grandCrus).map(({ slug }) => slug);
  const pages = allPages(slugs);
  const further = slugs.map((slug): PageRef => ({ id: 'notes', params: { slug } }));
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

import type { APIRoute } from 'astro';
import { linkTo } from '#data/deployment.ts';
import { translator } from '#data/dictionary.ts';
import { grandCrus } from '#data/vineyards.ts';
import { localeCodes, perLocale } from '#i18n/locales.ts';
import type { OfflineOutline } from '#model/offline.ts';
import { allPages } from '#routing/paths.ts';

/** What the offline page and the service worker need to know of the site; the build adds the files and their size. */
export const GET: APIRoute = async () => {
  const pages = allPages((await grandCrus).map(({ slug }) => slug));
  const lines = await Promise.all(
    localeCodes.map(async (locale) => [locale, (await translator(locale))('offline.line')] as const),
  );
  const outline: OfflineOutline = {
    offline: perLocale((locale) => linkTo({ id: 'offline' }, locale)),
    pages: perLocale((locale) => pages.map((page) => linkTo(page, locale))),
    line: Object.fromEntries(lines) as OfflineOutline['line'],
  };
  return Response.json(outline);
};

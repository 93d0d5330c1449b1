import { sitePages } from '#documents/page-text.ts';
import { perLocale, perLocaleAsync } from '#language/locales.ts';
import { hrefTo, hrefToPath } from '#site/links.ts';
import { facingPathTo } from '#site/paths.ts';
import type { PageRef } from '#site/routes.ts';
import { translator } from '#text/dictionary.ts';
import { grandCrus } from '#vineyards/records.ts';

const wordsFor = (key: WordKey) => perLocaleAsync(async (locale) => (await translator(locale))(key));

/** For the service worker, and for the build, which adds the files and their size. */
export type PrecacheManifest = Awaited<ReturnType<typeof precacheManifest>>;

/** Addresses are those of links inside the site, with base. */
export async function precacheManifest() {
  const pages = await sitePages;
  const sheets = (await grandCrus).map(({ slug }): PageRef => ({ id: 'tasting', params: { slug } }));
  return {
    offline: perLocale((locale) => hrefTo({ id: 'offline' }, locale)),
    pages: perLocale((locale) => [
      ...[...pages, ...sheets].map((page) => hrefTo(page, locale)),
      ...pages.flatMap((page) => {
        const facing = facingPathTo(page, locale);
        return facing === undefined ? [] : [hrefToPath(facing)];
      }),
    ]),
    /** The line on a page from the copy, where `{date}` is the day it was kept, and on the page in the place of one without. */
    line: await wordsFor('offline.line'),
    instead: await wordsFor('offline.instead'),
  };
}

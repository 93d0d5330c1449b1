import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { localeCodes, type Locale } from '#i18n/locales.ts';
import { pathTo } from '#routing/paths.ts';
import type { PageRef } from '#routing/routes.ts';

/** How many pages of a large site are looked at, spread evenly, first and last among them. */
const SAMPLES = 25;

/** Evenly spread items of a list: `spread(['a', 'b', 'c', 'd', 'e'], 3)` is `['a', 'c', 'e']`. */
export function spread<T>(items: readonly T[], count: number): T[] {
  if (items.length <= count) return [...items];
  const step = (items.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => items[Math.round(index * step)]).filter(
    (item) => item !== undefined,
  );
}

/** What is wrong with a large build: sampled pages, their twins, alternates and switcher, and the whole sitemap. */
export function sampleProblems(dist: string, slugs: readonly string[], origin: string): string[] {
  const sitemap = sitemapAddresses(dist);
  const missing = slugs
    .flatMap((slug) => localeCodes.map((locale) => `${origin}${pathTo(vineyard(slug), locale)}`))
    .filter((address) => !sitemap.has(address));
  return [
    ...missing.slice(0, 5).map((address) => `${address} is not in the sitemap`),
    ...spread(slugs, SAMPLES).flatMap((slug) =>
      localeCodes.flatMap((locale) => pageProblems(dist, vineyard(slug), locale, origin)),
    ),
  ];
}

function vineyard(slug: string): PageRef {
  return { id: 'vineyard', params: { slug } };
}

function sitemapAddresses(dist: string): Set<string> {
  const xml = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
  return new Set([...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url));
}

function pageProblems(dist: string, page: PageRef, locale: Locale, origin: string): string[] {
  const path = pathTo(page, locale);
  const file = join(dist, path, 'index.html');
  if (!existsSync(file)) return [`${path} was not written`];
  const $ = load(readFileSync(file));
  const alternates = localeCodes.filter(
    (code) => $(`link[rel="alternate"][hreflang="${code}"]`).attr('href') !== `${origin}${pathTo(page, code)}`,
  );
  const switched = localeCodes.filter((code) => $(`a[hreflang="${code}"]`).first().attr('href') !== pathTo(page, code));
  return [
    ...($('link[rel="canonical"]').attr('href') === `${origin}${path}`
      ? []
      : [`${path} has another canonical address`]),
    ...alternates.map((code) => `${path} names another alternate for ${code}`),
    ...switched.map((code) => `${path} has a switcher that leads elsewhere for ${code}`),
    ...(existsSync(join(dist, `${path}.html`)) ? [] : [`${path}.html was not written`]),
  ];
}

import { expect, it } from 'vitest';
import { allPages } from '#site/paths.ts';
import { sitemapEntries, sitemapXml } from '#site/sitemap.ts';

const siteAddress = { origin: 'https://leroy.example', base: '/estate' };
const entries = sitemapEntries(allPages(['musigny']), siteAddress, '2026-11-21');

const entryOf = (path: string) => entries.find(({ url }) => url === `https://leroy.example/estate${path}`);

it.each([
  ['/en', 1, 'monthly'],
  ['/fr', 1, 'monthly'],
  ['/vignobles', 0.9, 'monthly'],
  ['/philosophy/en', 0.8, 'monthly'],
  ['/histoire', 0.8, 'monthly'],
  ['/vineyard/musigny/en', 0.8, 'monthly'],
  ['/millesimes', 0.7, 'yearly'],
])('the sitemap gives %s priority %d and frequency %s', (path, priority, changefreq) => {
  expect(entryOf(path)).toMatchObject({ priority, changefreq, lastmod: '2026-11-21' });
});

it('the sitemap escapes what XML reserves', () => {
  const [entry] = entries;
  const xml = sitemapXml(entry ? [{ ...entry, url: `https://x.example/?a=1&b='"<>` }] : []);
  expect(xml).toContain('<loc>https://x.example/?a=1&amp;b=&apos;&quot;&lt;&gt;</loc>');
});

it('the sitemap lists the vineyards in one order, however its pages are handed over', () => {
  const north = allPages(['latricieres-chambertin', 'clos-de-la-roche']);
  const urls = sitemapEntries(north, siteAddress, '2026-11-21').map(({ url }) => url);
  expect(urls).toEqual(sitemapEntries(north.toReversed(), siteAddress, '2026-11-21').map(({ url }) => url));
});

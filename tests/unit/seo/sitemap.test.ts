import { describe, expect, it } from 'vitest';
import { allPages, pathTo } from '#routing/paths.ts';
import { sitemapEntries, sitemapFiles, sitemapXml } from '#seo/sitemap.ts';

const siteAddress = { origin: 'https://leroy.example', base: '/estate' };
const pages = allPages(['musigny']);
const entries = sitemapEntries(pages, siteAddress, '2026-11-21');

const entryOf = (path: string) => entries.find(({ url }) => url === `https://leroy.example/estate${path}`);

describe('sitemapEntries', () => {
  it('lists both languages of every page but the tool', () => {
    expect(entries).toHaveLength((pages.length - 1) * 2);
    expect(entryOf(pathTo({ id: 'sitemap' }, 'en'))).toBeUndefined();
  });

  it.each([
    ['/en', 1, 'monthly'],
    ['/fr', 1, 'monthly'],
    ['/vignobles', 0.9, 'monthly'],
    ['/philosophy/en', 0.8, 'monthly'],
    ['/histoire', 0.8, 'monthly'],
    ['/vineyard/musigny/en', 0.8, 'monthly'],
    ['/millesimes', 0.7, 'yearly'],
  ])('gives %s priority %d and frequency %s', (path, priority, changefreq) => {
    expect(entryOf(path)).toMatchObject({ priority, changefreq, lastmod: '2026-11-21' });
  });

  it('lists in each cluster itself, its sibling and the default', () => {
    const { alternates } = entryOf('/vignoble/musigny') ?? {};
    expect(alternates).toEqual([
      { hreflang: 'en', url: 'https://leroy.example/estate/vineyard/musigny/en' },
      { hreflang: 'fr', url: 'https://leroy.example/estate/vignoble/musigny' },
      { hreflang: 'x-default', url: 'https://leroy.example/estate/vineyard/musigny/en' },
    ]);
  });
});

describe('sitemapXml', () => {
  it('escapes what XML reserves', () => {
    const [entry] = entries;
    const xml = sitemapXml(entry ? [{ ...entry, url: `https://x.example/?a=1&b='"<>` }] : []);
    expect(xml).toContain('<loc>https://x.example/?a=1&amp;b=&apos;&quot;&lt;&gt;</loc>');
  });

  it('writes priorities with one decimal', () => {
    expect(sitemapXml(entries)).toContain('<priority>1.0</priority>');
  });
});

describe('sitemapFiles', () => {
  const limits = { addresses: 50_000, bytes: 52_428_800 };
  const size = (text: string): number => Buffer.byteLength(text);
  const urls = (text: string): string[] => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);

  it('is one file with the text of the tool as long as it may be', () => {
    const whole = [{ name: 'sitemap.xml', text: sitemapXml(entries) }];
    expect(sitemapFiles(entries, siteAddress)).toEqual(whole);
    expect(sitemapFiles(entries, siteAddress, { ...limits, addresses: entries.length })).toEqual(whole);
    expect(sitemapFiles(entries, siteAddress, { ...limits, bytes: size(sitemapXml(entries)) })).toEqual(whole);
  });

  it.each([
    ['one address more than a file may hold', { ...limits, addresses: entries.length - 1 }, 2],
    ['one byte more than a file may hold', { ...limits, bytes: size(sitemapXml(entries)) - 1 }, 2],
    ['many times what a file may hold', { ...limits, addresses: 1 }, entries.length],
  ])('becomes an index at %s', (_, few, count) => {
    const [index, ...parts] = sitemapFiles(entries, siteAddress, few);
    expect(parts).toHaveLength(count);
    expect(index?.name).toBe('sitemap.xml');
    expect(index?.text).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
    expect(urls(index?.text ?? '')).toEqual(parts.map(({ name }) => `https://leroy.example/estate/${name}`));
    expect(parts.flatMap(({ text }) => urls(text))).toEqual(entries.map(({ url }) => url));
    for (const { text } of parts) {
      expect(urls(text).length).toBeLessThanOrEqual(few.addresses);
      expect(size(text)).toBeLessThanOrEqual(few.bytes);
    }
  });

  it('keeps to the limits of the protocol: 50,001 addresses are two files', () => {
    const [first] = entries;
    const many = first ? Array.from({ length: 50_001 }, () => first) : [];
    expect(sitemapFiles(many, siteAddress).map(({ name }) => name)).toEqual([
      'sitemap.xml',
      'sitemap-1.xml',
      'sitemap-2.xml',
    ]);
    expect(sitemapFiles(many.slice(1), siteAddress).map(({ name }) => name)).toEqual(['sitemap.xml']);
  });
});

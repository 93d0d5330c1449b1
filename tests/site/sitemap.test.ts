import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { allPages } from '#routing/paths.ts';
import { sitemapValues } from '#routing/routes.ts';
import { absoluteUrl } from '#seo/address.ts';
import { sitemapEntries, sitemapXml } from '#seo/sitemap.ts';
import { builtPages, deployment, documentAt, readSite } from '../support/built-site.ts';
import { slugs } from '../support/content.ts';
import { texts } from '../support/elements.ts';

const xml = readSite('sitemap.xml');
const $ = load(xml, { xml: true });
const listed = texts($, 'url > loc');

describe('sitemap.xml', () => {
  it('lists every page that has sitemap values, each once', () => {
    const expected = builtPages
      .filter(({ page }) => sitemapValues(page.id) !== undefined)
      .map(({ path }) => absoluteUrl(deployment, path));
    expect([...listed].sort()).toEqual([...expected].sort());
  });

  it('is the text that the tool makes for the same day', () => {
    expect(xml).toBe(sitemapXml(sitemapEntries(allPages(slugs), deployment, deployment.buildDate)));
  });

  it('agrees with the alternates in the head of every page it lists', () => {
    for (const { path, page } of builtPages) {
      if (sitemapValues(page.id) === undefined) continue;
      const entry = $('url').filter((_, url) => $(url).find('loc').text() === absoluteUrl(deployment, path));
      const inSitemap = entry
        .find('xhtml\\:link')
        .map((_, link) => `${link.attribs.hreflang ?? ''} ${link.attribs.href ?? ''}`)
        .get();
      const document = documentAt(path);
      const inHead = document('link[rel=alternate][hreflang]')
        .map((_, link) => `${link.attribs.hreflang ?? ''} ${link.attribs.href ?? ''}`)
        .get();
      expect(inSitemap).toEqual(inHead);
    }
  });

  it('is the only sitemap and is named in robots.txt', () => {
    expect(() => readSite('sitemap-index.xml')).toThrow();
    expect(readSite('robots.txt')).toContain(`Sitemap: ${absoluteUrl(deployment, '/sitemap.xml')}`);
  });
});

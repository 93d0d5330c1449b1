import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { allPages } from '#routes/paths.ts';
import { sitemapValues } from '#routes/routes.ts';
import { absoluteUrl } from '#routes/address.ts';
import { sitemapEntries, sitemapXml } from '#routes/sitemap.ts';
import { builtPages, deployment, documentAt, readSite } from '../support/built-site.ts';
import { slugs } from '../support/content.ts';

const xml = readSite('sitemap.xml');
const $ = load(xml, { xml: true });

describe('sitemap.xml', () => {
  it('is the text that the tool makes for the same day', () => {
    expect(xml).toBe(sitemapXml(sitemapEntries(allPages(slugs), deployment, deployment.buildDate)));
  });

  it('lists every page that has sitemap values, once, with the alternates in its head', () => {
    const due = builtPages.filter(({ page }) => sitemapValues(page.id) !== undefined);
    expect($('url')).toHaveLength(due.length);
    for (const { path } of due) {
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

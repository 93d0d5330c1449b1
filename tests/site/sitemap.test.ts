import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { allPages } from '#routing/paths.ts';
import { absoluteUrl } from '#seo/address.ts';
import { sitemapEntries, sitemapXml } from '#seo/sitemap.ts';
import { builtPages, deployment, documentAt, readSite, slugs } from '../support/built-site.ts';

const xml = readSite('sitemap.xml');
const $ = load(xml, { xml: true });
const listed = $('url > loc')
  .map((_, loc) => $(loc).text())
  .get();

describe('sitemap.xml', () => {
  it('lists every page of the table but the tool, each once', () => {
    const expected = builtPages
      .filter(({ page }) => page.id !== 'sitemap')
      .map(({ path }) => absoluteUrl(deployment, path));
    expect([...listed].sort()).toEqual([...expected].sort());
  });

  it('holds the 28 addresses of the nine Grand Crus and the five other pages', () => {
    expect(slugs).toHaveLength(9);
    expect(listed).toHaveLength(28);
  });

  it('is the text that the tool makes for the same day', () => {
    expect(xml).toBe(sitemapXml(sitemapEntries(allPages(slugs), deployment, deployment.buildDate)));
  });

  it('agrees with the alternates in the head of every page it lists', () => {
    for (const { path, page } of builtPages) {
      if (page.id === 'sitemap') continue;
      const entry = $('url').filter((_, url) => $(url).find('loc').text() === absoluteUrl(deployment, path));
      const inSitemap = entry
        .find('xhtml\\:link')
        .map((_, link) => `${link.attribs.hreflang ?? ''} ${link.attribs.href ?? ''}`)
        .get();
      const document = documentAt(path);
      const inHead = document('link[rel=alternate]')
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

import { describe, expect, it } from 'vitest';
import { localeCodes } from '#language/locales.ts';
import { pathTo } from '#routes/paths.ts';
import { absoluteUrl, href } from '#routes/address.ts';
import { deployment, documentAt, documentOf, readSite } from '../support/built-site.ts';
import { attributes, paragraphsOf, plain } from '../support/elements.ts';
import { facingPages } from '../support/site-pages.ts';

describe.each(facingPages)('$facingPath', ({ page, path, facingPath }) => {
  const $ = documentAt(facingPath);

  it('is not indexed, names the page of its language as canonical and is in no sitemap', () => {
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
    expect($('link[rel=canonical]').attr('href')).toBe(absoluteUrl(deployment, path));
    expect(readSite('sitemap.xml')).not.toContain(`${facingPath}<`);
  });

  it('has every paragraph of both pages, marked with its language', () => {
    for (const code of localeCodes) {
      const text = plain($(`[lang=${code}]`).text());
      const paragraphs = paragraphsOf(documentOf(page, code));
      expect(paragraphs.filter((paragraph) => !text.includes(paragraph))).toEqual([]);
      expect(paragraphs.length).toBeGreaterThan(3);
    }
  });

  it('has one main heading', () => {
    expect($('h1')).toHaveLength(1);
  });

  it('is a choice of the switcher of both pages and leads back to each', () => {
    expect(documentAt(path)(`header a[href="${href(deployment, facingPath)}"]`).length).toBeGreaterThan(0);
    for (const code of localeCodes) {
      const way = href(deployment, pathTo(page, code));
      expect(attributes($, `a[hreflang=${code}][href="${way}"]`, 'rel').length).toBeGreaterThanOrEqual(3);
    }
  });
});

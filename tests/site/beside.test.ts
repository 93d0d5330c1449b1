import { describe, expect, it } from 'vitest';
import { localeCodes } from '#language/locales.ts';
import { pathTo } from '#routes/paths.ts';
import { absoluteUrl, href } from '#routes/address.ts';
import { builtPages, deployment, documentAt, documentOf, readSite } from '../support/built-site.ts';
import { attributes, paragraphsOf, plain } from '../support/elements.ts';
import { facingPages } from '../support/site-pages.ts';

/** The sheets for notes, each beside the page of its vineyard. */
const sheets = builtPages.flatMap(({ page, locale, path: cru }) =>
  page.id === 'vineyard' ? [{ cru, path: pathTo({ id: 'notes', params: page.params }, locale) }] : [],
);

const beside = [
  ...facingPages.map(({ facingPath, path }) => ({ path: facingPath, of: path })),
  ...sheets.map(({ path, cru }) => ({ path, of: cru })),
];

it.each(beside)('$path has one main heading, is not indexed, names $of as canonical and is in no sitemap', (page) => {
  const $ = documentAt(page.path);
  expect($('h1')).toHaveLength(1);
  expect($('meta[name=robots]').attr('content')).toBe('noindex');
  expect($('link[rel=canonical]').attr('href')).toBe(absoluteUrl(deployment, page.of));
  expect(readSite('sitemap.xml')).not.toContain(`${page.path}<`);
});

describe.each(facingPages)('both languages side by side: $facingPath', ({ page, path, facingPath }) => {
  const $ = documentAt(facingPath);

  it('has every paragraph of both pages, marked with its language', () => {
    for (const code of localeCodes) {
      const text = plain($(`[lang=${code}]`).text());
      const paragraphs = paragraphsOf(documentOf(page, code));
      expect(paragraphs.filter((paragraph) => !text.includes(paragraph))).toEqual([]);
      expect(paragraphs.length).toBeGreaterThan(3);
    }
  });

  it('is a choice of the switcher of both pages and leads back to each', () => {
    expect(documentAt(path)(`header a[href="${href(deployment, facingPath)}"]`).length).toBeGreaterThan(0);
    for (const code of localeCodes) {
      const way = href(deployment, pathTo(page, code));
      expect(attributes($, `a[hreflang=${code}][href="${way}"]`, 'rel').length).toBeGreaterThanOrEqual(3);
    }
  });
});

describe.each(sheets)('the sheet for notes: $path', ({ cru, path }) => {
  const $ = documentAt(path);

  it('is linked at the label of the vineyard page, leads back to it and offers to print', () => {
    expect(documentAt(cru)(`.hero .specimen a[href="${href(deployment, path)}"]`)).toHaveLength(1);
    expect($(`#text a.button[href="${href(deployment, cru)}"]`)).toHaveLength(1);
    expect($('button[data-print]')).toHaveLength(1);
  });

  it('has the label of the vineyard page, its map and its heading', () => {
    for (const part of ['.specimen dd', '[data-cru-map] li', 'h1'])
      expect($(part).text()).toBe(documentAt(cru)(part).text());
  });
});

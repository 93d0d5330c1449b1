import type { CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '#language/locales.ts';
import { absoluteUrl, href } from '#site/address.ts';
import { deployment, documentAt, documentOf, readSite } from '../support/built-site.ts';
import { words } from '../support/content.ts';
import { attributes, plain, texts } from '../support/elements.ts';
import { facingPages, tastingSheets } from '../support/site-pages.ts';

const beside = [...facingPages.map(({ facingPath, path }) => ({ path: facingPath, of: path })), ...tastingSheets];

it.each(beside)('$path has one main heading, is not indexed, names $of as canonical and is in no sitemap', (page) => {
  const $ = documentAt(page.path);
  expect($('h1')).toHaveLength(1);
  expect($('meta[name=robots]').attr('content')).toBe('noindex');
  expect($('link[rel=canonical]').attr('href')).toBe(absoluteUrl(deployment, page.of));
  expect(readSite('sitemap.xml')).not.toContain(`${page.path}<`);
});

/** The addresses of the sources that paragraphs cite, by their letters. */
function citedBy($: CheerioAPI, selector: string): Map<string, string[]> {
  return new Map(
    Array.from($(selector).has('.citation'), (paragraph) => {
      const addresses = attributes($, '.citation a', 'href', paragraph).map(
        (mark) => $(mark).find('a').attr('href') ?? '',
      );
      const words = $(paragraph).clone();
      words.find('.citation').remove();
      return [words.text().replace(/[^\p{L}\p{N}]/gu, ''), addresses.sort()];
    }),
  );
}

describe.each(facingPages)('both languages side by side: $facingPath', ({ facingPath, page }) => {
  const $ = documentAt(facingPath);

  it('leads each paragraph of both languages to the sources of that paragraph on its own page', () => {
    for (const code of localeCodes) {
      const cited = citedBy(documentOf(page, code), '#text .prose p');
      const beside = citedBy($, `#text [lang=${code}] p`);
      const shared = [...beside.keys()].filter((text) => cited.has(text));
      expect(shared.length).toBeGreaterThan(0);
      expect(shared.map((text) => beside.get(text))).toEqual(shared.map((text) => cited.get(text)));
    }
  });

  it('has in no row what cites and links to more of what another row of its section does', () => {
    for (const section of $('#text section')) {
      const sides = localeCodes.map((code) =>
        Array.from($('.facing-row', section), (row) => {
          const addresses = attributes($, `> .prose[lang=${code}] a`, 'href', row);
          return new Set(addresses.flatMap((address) => address.split(/[/#]/).filter(Boolean)));
        }),
      );
      sides[0]?.forEach((left, row) => {
        const shared = sides[1]?.map((right) => left.intersection(right).size) ?? [];
        expect(shared[row], plain($(section).text()).slice(0, 60)).toBe(Math.max(...shared));
      });
    }
  });
});

it('a page that has no such page says which have', () => {
  for (const code of localeCodes) {
    const told = texts(documentOf({ id: 'vineyards' }, code), 'header li:not(:has(a))');
    expect(new Set(told)).toEqual(new Set([expect.stringContaining(words('nav.philosophy', code))]));
    expect(documentOf({ id: 'philosophy' }, code)('header li:not(:has(a))')).toHaveLength(0);
  }
});

it.each(tastingSheets)(
  '$path is linked at the fact card of $of, leads back, and has its facts, map and heading',
  (sheet) => {
    const [$, cru] = [documentAt(sheet.path), documentAt(sheet.of)];
    expect(cru(`.hero .cru-fact-card a[href="${href(deployment, sheet.path)}"]`)).toHaveLength(1);
    expect($(`#text a.button[href="${href(deployment, sheet.of)}"]`)).toHaveLength(1);
    expect($('button[data-print]')).toHaveLength(1);
    // A plot's letters are drawn once in each view of the map.
    for (const part of ['.cru-fact-card dd', '[data-cru-map] li a > :not(svg)', 'h1'])
      expect($(part).text()).toBe(cru(part).text());
  },
);

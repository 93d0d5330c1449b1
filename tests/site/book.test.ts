import { statSync } from 'node:fs';
import { join } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { pageName } from '#site/paths.ts';
import { formatQuantity } from '#language/format.ts';
import { localeCodes, type Locale } from '#language/locales.ts';
import { site } from '#site/site.ts';
import { bookPath } from '#site/book.ts';
import { bookRoutes } from '#site/routes.ts';
import { href } from '#site/address.ts';
import { builtPages, deployment, documentAt, siteFolder, textsOfBook } from '../support/built-site.ts';
import { words } from '../support/content.ts';
import { attributes, plain, texts } from '../support/elements.ts';

const MAX_BYTES = 6_000_000;
const MEGABYTE = { en: 'MB', fr: 'Mo' };

/** The pages that are chapters of the book, each with the file of its chapter. */
const told = (locale: Locale) =>
  builtPages
    .filter(({ page, locale: own }) => own === locale && bookRoutes.includes(page.id))
    .map(({ page, path }) => ({
      path,
      cru: page.id === 'vineyard',
      file: `EPUB/${pageName(page)}.xhtml`,
    }));

describe.each(localeCodes)('the book in %s', (locale) => {
  const files = textsOfBook(locale);
  const documents = new Map<string, CheerioAPI>(
    [...files].flatMap(([name, text]) => (name.endsWith('.xhtml') ? [[name, load(text, { xml: true })]] : [])),
  );

  it('holds the plots of every Grand Cru, drawn and told, and the single years of the harvests', () => {
    for (const { path, file, cru } of told(locale)) {
      const chapter = documents.get(file);
      const $ = documentAt(path);
      const plots = attributes($, '[data-cru-map] li', 'id');
      const drawn = cru ? plots.length : 0;
      expect(chapter?.('figure svg g g path') ?? [], path).toHaveLength(drawn);
      expect(plots.filter((id) => chapter?.(`li[id="${id}"]`).length !== 1)).toEqual([]);
      const years = texts($, '[aria-labelledby=told] li').map(plain);
      const text = plain(chapter?.('body').text() ?? '');
      expect(years.filter((year) => !text.includes(year))).toEqual([]);
    }
  });

  it('draws with attributes alone, in SVG that readers of books know', () => {
    for (const $ of documents.values()) {
      expect($('svg :is([paint-order], [style], pattern, use)')).toHaveLength(0);
      const shapes = $('svg :is(path, text, rect, circle)').get();
      expect(shapes.filter((shape) => $(shape).closest('[fill], [stroke]').length === 0)).toEqual([]);
    }
    expect(files.get('EPUB/book.css')).not.toMatch(/(stroke|fill|paint-order)[\w-]*:/);
  });

  it('leads from every source that is cited back to its first mark', () => {
    const marks = [...documents.values()].flatMap(($) =>
      attributes($, 'a[role=doc-noteref]', 'href').map((mark) => {
        const back = $(`[id="${mark.slice(1)}"] a[role=doc-backlink]`).attr('href') ?? '';
        return { mark, leadsTo: $(`[id="${back.slice(1)}"]`).attr('href') };
      }),
    );
    expect(marks.length).toBeGreaterThan(100);
    expect(marks.filter(({ mark, leadsTo }) => leadsTo !== mark)).toEqual([]);
  });

  it('raises the endings of ordinals', () => {
    const plainOrdinals = [...documents.values()].flatMap(($) =>
      $.html()
        .replace(/<[^>]*>/g, '|')
        .match(/\b\d+er\b(?! Cru).*/g),
    );
    expect(plainOrdinals.filter(Boolean)).toEqual([]);
  });

  it('names its makers and the standard of accessibility that it meets', () => {
    const $ = load(files.get('EPUB/package.opf') ?? '', { xml: true });
    for (const name of ['dc\\:creator', 'dc\\:publisher', '[property="a11y:certifiedBy"]'])
      expect($(name).text()).toBe(words('cite.publisher', locale).replace('{brand}', site.brand));
    expect($('[property="dcterms:conformsTo"]').text()).toMatch(/^EPUB Accessibility 1\.1 - WCAG 2\.\d Level AA$/);
    expect($('[property="schema:accessibilitySummary"]').text()).not.toBe('');
  });

  it('begins each chapter with the plate of the title page of its page', () => {
    for (const { path, file } of told(locale)) {
      const source = documents.get(file)?.('img').first().attr('src') ?? '';
      const [, plate = ''] = /plates\/([\w-]+?)\.png/.exec(source) ?? [];
      // A page that begins with its tool shows none.
      const shown = documentAt(path)('main header [data-plate]').attr('data-plate');
      if (shown !== undefined) expect(shown, path).toMatch(new RegExp(`/${plate}-\\d+$`));
    }
  });

  it('is no larger than allowed, and linked from the footer of its language with its size', () => {
    const bytes = statSync(join(siteFolder, bookPath(locale))).size;
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
    const size = formatQuantity(Math.round(bytes / 100_000) / 10, MEGABYTE[locale], locale);
    const $ = documentAt(locale === 'en' ? '/labels/en' : '/etiquettes');
    expect($(`footer a[href="${href(deployment, bookPath(locale))}"]`).text()).toContain(`EPUB, ${size}`);
  });
});

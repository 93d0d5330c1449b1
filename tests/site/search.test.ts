import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { localeCodes, type Locale } from '#i18n/locales.ts';
import { searchEngine, type SearchFile } from '#search/engine.ts';
import { href } from '#seo/address.ts';
import { answers, builtPages, deployment, documentAt, readSite, siteFolder } from '../support/built-site.ts';
import { queries } from './search-queries.ts';

/** Bytes of one language's file as brotli makes them. */
const BUDGET = 40_000;

function fileOf(locale: Locale): string {
  const [name, ...others] = readdirSync(join(siteFolder, '_astro')).filter(
    (file) => file.startsWith(`search.${locale}.`) && file.endsWith('.json'),
  );
  if (name === undefined || others.length > 0) throw new Error(`There is not one search file for ${locale}.`);
  return readSite(`_astro/${name}`);
}

describe.each(localeCodes)('the search (%s)', (locale) => {
  const text = fileOf(locale);
  const file = JSON.parse(text) as SearchFile;
  const engine = searchEngine(file);

  it('reads a file within its budget', () => {
    expect(brotliCompressSync(text).length).toBeLessThanOrEqual(BUDGET);
  });

  it('leads to addresses that exist, in the language of the page', () => {
    const targets = [...file.pages.map(([, address]) => address), ...file.names.map(([, , address]) => address)];
    expect(targets.filter((address) => !answers(address))).toEqual([]);
    const foreign = builtPages.filter((page) => page.locale !== locale).map(({ path }) => href(deployment, path));
    expect(targets.filter((address) => foreign.includes(address.replace(/#.*/, '')))).toEqual([]);
  });

  it('leads to fragments that exist', () => {
    const fragments = [
      ...file.names.map(([, , address]) => address),
      ...file.passages.map(([page, fragment]) => `${file.pages[page]?.[1] ?? ''}#${fragment}`),
    ];
    const missing = new Set(fragments).values().filter((address) => {
      const [path = '', fragment = ''] = address.slice(href(deployment, '').length).split('#');
      return fragment !== '' && documentAt(path)(`[id="${fragment}"]`).length !== 1;
    });
    expect([...missing]).toEqual([]);
  });

  it('has at least sixty queries to answer', () => {
    expect(new Set(queries[locale].map(([query]) => query)).size).toBeGreaterThanOrEqual(60);
  });

  it.each(queries[locale])('"%s" has %s first', (query, first) => {
    const { names, passages } = engine.find(query);
    expect((names[0] ?? passages[0])?.label).toBe(first);
  });

  it('says what is near when nothing is spelt like that', () => {
    const near = engine.find('chambertin zinfandel');
    expect(near.isNear).toBe(true);
    expect(near.names[0]?.label).toBe('Chambertin');
    expect(engine.find('qqqqqq')).toMatchObject({ isNear: true, names: [], passages: [] });
  });
});

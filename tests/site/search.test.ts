import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { localeCodes, type Locale } from '#language/locales.ts';
import { pathTo } from '#routes/paths.ts';
import { searchEngine, type SearchFile } from '#search/engine.ts';
import { href } from '#routes/address.ts';
import { answers, builtPages, deployment, documentOf, readSite, siteFolder } from '../support/built-site.ts';
import { attributes, texts } from '../support/elements.ts';

/** What comes first, in a language or in both, and what readers may type for it. */
const answersTo = parse(readFileSync('tests/site/search-queries.yml', 'utf8')) as readonly (Readonly<
  Partial<Record<Locale | 'first', string>>
> & { readonly typed: readonly string[] })[];

/** Bytes of one language's file as brotli makes them. */
const BUDGET = 40_000;

function fileOf(locale: Locale): string {
  const files = globSync(`_astro/search.${locale}.*.json`, { cwd: siteFolder });
  if (files.length !== 1) throw new Error(`There is not one search file for ${locale}.`);
  return readSite(files[0] ?? '');
}

describe.each(localeCodes)('the search (%s)', async (locale) => {
  const text = fileOf(locale);
  const file = JSON.parse(text) as SearchFile;
  const engine = await searchEngine(file);
  const queries = answersTo.flatMap(({ typed, ...one }) => {
    const first = one.first ?? one[locale];
    return first === undefined ? [] : typed.map((query) => [query, first] as const);
  });

  it('reads a file within its budget', () => {
    expect(brotliCompressSync(text).length).toBeLessThanOrEqual(BUDGET);
  });

  it('leads to places that exist, in the language of the page', () => {
    const targets = [
      ...file.pages.map(([, address]) => address),
      ...file.names.map(([, , address]) => address),
      ...file.passages.map(([page, fragment]) => `${file.pages[page]?.[1] ?? ''}#${fragment}`),
    ];
    expect(targets.filter((address) => !answers(address))).toEqual([]);
    const foreign = builtPages.filter((page) => page.locale !== locale).map(({ path }) => href(deployment, path));
    expect(targets.filter((address) => foreign.includes(address.replace(/#.*/, '')))).toEqual([]);
  });

  it('reads every page that has texts of its own', () => {
    const withoutTexts = ['az', 'plates', 'sitemap'];
    const due = builtPages.filter((page) => page.locale === locale && !withoutTexts.includes(page.page.id));
    const read = file.pages.map(([, address]) => address);
    expect(read).toEqual(expect.arrayContaining(due.map(({ path }) => href(deployment, path))));
  });

  it('shares its references with the index, which names the sections that use a word most, eight at most', () => {
    const index = documentOf({ id: 'az' }, locale);
    const own = '.index-references a:not([href^="#entry-"])';
    const listed = Array.from(index('[id^=entry-], [id^=year-]'), (entry) => index(own, entry).length);
    expect(Math.max(...listed)).toBeLessThanOrEqual(9);
    const sections = attributes(index, `#entry-clos ${own}`, 'href');
    const using = file.passages.filter(([, , heading, text]) =>
      /(?<!\p{L})clos(?![\p{L}])/iu.test(`${heading} ${text}`),
    );
    const places = using.map(([page, fragment]) => `${file.pages[page]?.[1] ?? ''}#${fragment}`);
    expect(sections).toHaveLength(8);
    expect(sections.filter((section) => !places.includes(section))).toEqual([]);
  });

  it('has an index that leads from a village to its climats and back and from a term to those of its definition, and sorts plates without their article', () => {
    const index = documentOf({ id: 'az' }, locale);
    const leads = (from: string, to: string) => index(`#entry-${from} a[href="#entry-${to}"]`).length;
    expect([leads('vosne-romanee', 'richebourg'), leads('richebourg', 'vosne-romanee')]).toEqual([1, 1]);
    const [from, to] = { en: ['marl', 'limestone'], fr: ['marne', 'calcaire'] }[locale];
    expect(leads(from ?? '', to ?? '')).toBe(1);
    const headwords = texts(index, '[data-kind=plate]');
    expect(headwords.length).toBeGreaterThan(30);
    expect(headwords.filter((word) => /^(?:an?|the|une?|l[ae]|les) |^l’/i.test(word))).toEqual([]);
  });

  it('has at least sixty queries to answer', () => {
    expect(new Set(queries.map(([query]) => query)).size).toBeGreaterThanOrEqual(60);
  });

  it.each(queries)('"%s" has %s first', (query, first) => {
    const { names, passages } = engine.find(query);
    expect((names[0] ?? passages[0])?.label).toBe(first);
  });

  it('answers a year by the harvests, and one before the estate by the labels', () => {
    const leads = (query: string) => engine.find(query).names.map(({ href: to }) => to);
    const harvests = href(deployment, pathTo({ id: 'harvests' }, locale));
    const labels = href(deployment, pathTo({ id: 'labels' }, locale));
    expect(leads('2012')).toContain(`${harvests}#2012`);
    expect(leads('2012')).toContain(`${href(deployment, pathTo({ id: 'compare' }, locale))}#keeping`);
    expect(leads('2020')).toContain(`${harvests}#seasons`);
    expect(leads('chambertin 1985').slice(1, 3)).toEqual([`${harvests}#1985`, `${labels}#bottles`]);
    expect(leads('chambertin 1988')).not.toContain(`${labels}#bottles`);
    expect(engine.find('chambertin 1985').isNear).toBe(false);
  });

  it('finds what has the words as they are spelt before what is spelt otherwise, and says how much there is', () => {
    const { names, passages } = engine.find({ en: 'monks', fr: 'moines' }[locale]);
    expect(names.map(({ label }) => label)).not.toContain('Beaux Monts');
    expect(passages.some(({ href: to }) => to.includes('clos-de-vougeot'))).toBe(true);
    const vosne = engine.find('vosne');
    expect(vosne.all.passages).toBeGreaterThan(vosne.passages.length);
  });

  it('says what is near when nothing is spelt like that', () => {
    const near = engine.find('chambertin zinfandel');
    expect(near.isNear).toBe(true);
    expect(near.names[0]?.label).toBe('Chambertin');
    expect(engine.find('qqqqqq')).toMatchObject({ isNear: true, names: [], passages: [] });
  });
});

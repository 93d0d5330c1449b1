import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { unzipSync } from 'fflate';
import { readSearch } from '../../tools/bench/search.ts';
import { run } from '../../tools/process.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultLocale, localeCodes, perLocale, type Locale, type PerLocale } from '#language/locales.ts';
import { allPages, pathTo } from '#site/paths.ts';
import type { PageRef } from '#site/routes.ts';
import { absoluteUrl, href } from '#site/address.ts';
import { searchEngine, type Findings } from '#search/engine.ts';
import type { SearchFile } from '#search/search-file.ts';
import { deployment, documentAt as builtDocumentAt, textsOfBook } from '../support/built-site.ts';
import { slugs, words } from '../support/content.ts';
import { attributes, paragraphsOf, plain, texts } from '../support/elements.ts';
import {
  ADDED_CRU,
  ADDED_LANGUAGE,
  ADDED_PAGE,
  BASE,
  CONTACT,
  secondSite,
  YEAR,
  type SecondSite,
} from '../support/second-site.ts';

/** The second site of the tests, whose pages lie below a base path. */
const address = { ...deployment, base: BASE };

const { name: NAME, slug } = ADDED_CRU;
const cruPaths = perLocale((locale) => pathTo({ id: 'vineyard', params: { slug } }, locale));
const pagePaths: PerLocale = ADDED_PAGE.path;

let site: SecondSite;
beforeAll(async () => {
  site = await secondSite();
}, 300_000);
afterAll(() => {
  site.remove();
});

const read = (path: string): string => readFileSync(join(site.folder, path), 'utf8');
const documentAt = (path: string): CheerioAPI => load(read(`${path}/index.html`));
const documentOf = (page: PageRef, locale: Locale): CheerioAPI => documentAt(pathTo(page, locale));

/** What the search of the second site finds. */
async function findingsOf(query: string, locale: Locale): Promise<Findings> {
  return (await searchEngine(JSON.parse(readSearch(site.folder, locale)) as SearchFile)).find(query);
}

const added = localeCodes.flatMap((locale) => [
  { what: 'a Grand Cru added by content files alone', locale, paths: cruPaths, title: NAME, chapter: slug },
  {
    what: 'a page of text added by a row, its paths and its words',
    locale,
    paths: pagePaths,
    title: ADDED_PAGE.head[locale].title,
    chapter: 'visits',
  },
]);

describe.each(added)('$what ($locale)', ({ locale, paths, title, chapter }) => {
  const path = paths[locale];

  it('has its page, below the base in the languages of the site', () => {
    const $ = documentAt(path);
    expect($('h1').text()).toBe(title);
    expect($('link[rel=canonical]').attr('href')).toBe(absoluteUrl(address, path));
    for (const code of localeCodes)
      expect(attributes($, `header a[hreflang=${code}]`, 'href')).toContain(BASE + paths[code]);
  });

  it('has its social card, its line in the sitemap, its twin in Markdown and its place in the offline copy', () => {
    const card = documentAt(path)('meta[property="og:image"]').attr('content') ?? '';
    expect(card).toContain(chapter);
    expect(existsSync(join(site.folder, card.slice(absoluteUrl(address, '').length)))).toBe(true);
    const listed = texts(load(read('sitemap.xml'), { xml: true }), 'url > loc');
    expect(listed.filter((url) => url === absoluteUrl(address, path))).toHaveLength(1);
    expect(read(`${path}.md`)).toContain('title: ');
    expect(read('offline.json')).toContain(JSON.stringify(BASE + path));
  });

  it('is a chapter of the book', () => {
    const book = textsOfBook(locale, site.folder);
    const text = load(book.get(`EPUB/${chapter}.xhtml`) ?? '', { xml: true })('body').text();
    const paragraphs = paragraphsOf(documentAt(path));
    expect(paragraphs).not.toEqual([]);
    expect(paragraphs.filter((paragraph) => !plain(text).includes(paragraph))).toEqual([]);
  });

  it('is found by the search', async () => {
    const [first] = (await findingsOf(title, locale)).names;
    expect(first).toMatchObject({ label: title, href: href(address, path) });
  });
});

it.each(localeCodes)(
  'the added Grand Cru has its line, as the tenth, and is the neighbour of the ninth (%s)',
  (locale) => {
    const lines = documentOf({ id: 'vineyards' }, locale)('section[aria-labelledby="grand-cru"] .holding');
    expect(lines).toHaveLength(slugs.length + 1);
    expect(lines.last().find('h3').text().trim()).toBe(NAME);
    expect(lines.last().find('a').attr('href')).toBe(BASE + cruPaths[locale]);
    const ninth = documentAt(cruPaths[locale])('a[rel=prev]').attr('href') ?? '';
    expect(documentAt(ninth.slice(BASE.length))('a[rel=next]').attr('href')).toBe(BASE + cruPaths[locale]);
  },
);

describe.each(localeCodes)('the added page of text (%s)', (locale) => {
  const path = `${BASE}${ADDED_PAGE.path[locale]}`;
  const { title, subtitle, description } = ADDED_PAGE.head[locale];

  it('is in its group of the footer and faces its other language', () => {
    const link = documentOf({ id: 'home' }, locale)(`footer a[href="${path}"]`);
    expect(link.text().trim()).toBe(title);
    expect(link.closest('ul').prev('h2').text().trim()).toBe(words('footer.group.collectors', locale));
    const facing = documentAt(ADDED_PAGE.facing[locale]);
    expect(plain(facing(`[lang=${locale}]`).text())).toContain(plain(description));
  });

  it('is found by a word of its text, and from A to Z by what it names', async () => {
    const [first] = (await findingsOf('xylophone', locale)).passages;
    expect(first).toMatchObject({ label: `${title}, ${subtitle}`, href: `${path}#seeing-1` });
    expect(documentOf({ id: 'az' }, locale)(`#entry-gevrey-chambertin a[href="${path}#seeing"]`)).toHaveLength(1);
  });
});

describe('a language added by its content and its module', () => {
  const { code, mark } = ADDED_LANGUAGE;
  const codes = [...localeCodes, code];
  const pages = allPages([...slugs, slug]).map((page) => ({ page, path: pathTo(page, 'en').replace(/en$/, code) }));

  it('leaves the types clean', async () => {
    const { output } = await run(site.project, process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit']);
    expect(output).toBe('');
  }, 300_000);

  it.each(pages)('has the page $path, and is offered by the others as they are by it', ({ path, page }) => {
    expect(documentAt(path)('html').attr('lang')).toBe(code);
    for (const one of [path, ...localeCodes.map((locale) => pathTo(page, locale))]) {
      const $ = documentAt(one);
      expect(attributes($, 'link[rel=alternate][hreflang]', 'hreflang'), one).toEqual([...codes, 'x-default']);
      expect(new Set(attributes($, 'header a[hreflang]', 'hreflang')), one).toEqual(new Set(codes));
    }
  });

  it('is in the sitemap, the search, the book and the offline copy', () => {
    expect(read('sitemap.xml')).toContain(`/vineyard/musigny/${code}</loc>`);
    const [, search = ''] = /data-search="([^"]*)"/.exec(read(`${code}/index.html`)) ?? [];
    expect(search).toContain(code);
    expect(Object.keys((JSON.parse(read('offline.json')) as { languages: object }).languages)).toContain(code);
    const [book = ''] = globSync(`*-${code}.epub`, { cwd: site.folder });
    expect(Object.keys(unzipSync(readFileSync(join(site.folder, book)))).length).toBeGreaterThan(10);
  });

  it('reads as its words do, and leaves the texts of the others as they are', () => {
    expect(documentAt(`/philosophy/${code}`)('main').text()).toContain(` ${mark} `);
    // The open data page counts the vineyards.
    const others = allPages(slugs).filter(({ id }) => id !== 'data');
    const paths = others.flatMap((page) => localeCodes.map((locale) => pathTo(page, locale)));
    const proseOf = ($: CheerioAPI): string => paragraphsOf($).join();
    const changed = paths.filter((path) => proseOf(documentAt(path)) !== proseOf(builtDocumentAt(path)));
    expect(changed).toEqual([]);
  });
});

it(`a build of the year ${YEAR} has its date in the copyright and in the sitemap`, () => {
  expect(documentOf({ id: 'home' }, defaultLocale)('[data-year]').text()).toBe(String(YEAR));
  const days = texts(load(read('sitemap.xml'), { xml: true }), 'lastmod');
  expect(new Set(days)).toEqual(new Set([`${YEAR}-01-01`]));
});

it('the configured contact is linked in the footer of every page', () => {
  const files = allPages([slug]).map((page) => `${pathTo(page, defaultLocale)}/index.html`);
  for (const file of [...files, '404.html'])
    expect(load(read(file))(`footer a[href="${CONTACT}"]`), file).toHaveLength(1);
});

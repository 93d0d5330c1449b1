import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultLocale, localeCodes, perLocale, type Locale } from '#language/locales.ts';
import { allPages, pathTo } from '#routes/paths.ts';
import type { PageRef } from '#routes/routes.ts';
import { absoluteUrl, href } from '#routes/address.ts';
import { bookPath } from '#routes/book.ts';
import { searchEngine, type Findings, type SearchFile } from '#search/engine.ts';
import { deployment } from '../support/built-site.ts';
import { slugs, words } from '../support/content.ts';
import { paragraphsOf, plain, texts } from '../support/elements.ts';
import { ADDED_CRU, ADDED_PAGE, BASE, CONTACT, secondSite, YEAR } from '../support/second-site.ts';

/** The second site of the tests, whose pages lie below a base path. */
const address = { ...deployment, base: BASE };

const { name: NAME, slug } = ADDED_CRU;
const page: PageRef = { id: 'vineyard', params: { slug } };
const urls = perLocale((locale) => absoluteUrl(address, pathTo(page, locale)));

let site: Awaited<ReturnType<typeof secondSite>>;

function read(path: string): string {
  return readFileSync(join(site.folder, path), 'utf8');
}

function pageOf(target: PageRef, locale: Locale): CheerioAPI {
  return load(read(`${pathTo(target, locale)}/index.html`));
}

/** What the search of the second site finds. */
async function findingsOf(query: string, locale: Locale): Promise<Findings> {
  const [name = ''] = readdirSync(join(site.folder, '_astro')).filter((file) =>
    new RegExp(`^search\\.${locale}\\..*\\.json$`).test(file),
  );
  return (await searchEngine(JSON.parse(read(`_astro/${name}`)) as SearchFile)).find(query);
}

/** The forms of a page beside its HTML hold a sentence of it, or name it. */
function expectForms(chapter: string, path: string, sentence: string, locale: Locale): void {
  const book = unzipSync(readFileSync(join(site.folder, bookPath(locale))));
  const text = load(strFromU8(book[`EPUB/${chapter}.xhtml`] ?? new Uint8Array()), { xml: true })('body').text();
  expect(plain(text)).toContain(plain(sentence));
  expect(read('offline.json')).toContain(JSON.stringify(`${BASE}${path}`));
  expect(read(`${path}.md`)).toContain(`title: `);
  const image = load(read(`${path}/index.html`))('meta[property="og:image"]').attr('content') ?? '';
  expect(existsSync(join(site.folder, image.slice(absoluteUrl(address, '').length)))).toBe(true);
}

beforeAll(async () => {
  site = await secondSite();
}, 120_000);

afterAll(() => {
  site.remove();
});

describe('a Grand Cru added by content files alone', () => {
  it.each(localeCodes)('has its page (%s), with canonical and alternates', (locale) => {
    const $ = pageOf(page, locale);
    expect($('h1').text()).toBe(NAME);
    expect($('title').text()).toContain(NAME);
    expect($('link[rel=canonical]').attr('href')).toBe(urls[locale]);
    const alternates = $('link[rel=alternate][hreflang]').map(
      (_, link) => `${link.attribs.hreflang ?? ''} ${link.attribs.href ?? ''}`,
    );
    expect(alternates.get()).toEqual([
      ...localeCodes.map((code) => `${code} ${urls[code]}`),
      `x-default ${urls[defaultLocale]}`,
    ]);
  });

  it.each(localeCodes)('has its social card (%s)', (locale) => {
    const card = pageOf(page, locale)('meta[property="og:image"]').attr('content') ?? '';
    expect(card).toContain(slug);
    expect(existsSync(join(site.folder, card.slice(absoluteUrl(address, '').length)))).toBe(true);
  });

  it.each(localeCodes)('has its structured data (%s)', (locale) => {
    const text = pageOf(page, locale)('script[type="application/ld+json"]').text();
    expect(JSON.parse(text)).toMatchObject({
      '@type': 'WebPage',
      url: urls[locale],
      about: [
        { '@type': 'Winery', url: urls[locale] },
        { '@type': 'Place', name: NAME },
      ],
      breadcrumb: { itemListElement: [{}, {}, { name: NAME, item: urls[locale] }] },
    });
  });

  it.each(localeCodes)('has its card with a link (%s), as the tenth', (locale) => {
    const $ = pageOf({ id: 'vineyards' }, locale);
    const cards = $('section[aria-labelledby="grand-cru"] .card');
    expect(cards).toHaveLength(slugs.length + 1);
    const card = cards.last();
    expect(card.find('h3').text()).toBe(NAME);
    expect(card.find('a').attr('href')).toBe(href(address, pathTo(page, locale)));
  });

  it('is the neighbour of the ninth', () => {
    const $ = pageOf(page, defaultLocale);
    const ninth = $('a[rel=prev]').attr('href');
    const next = load(read(`${ninth?.slice(BASE.length) ?? ''}/index.html`))('a[rel=next]').attr('href');
    expect(next).toBe(href(address, pathTo(page, defaultLocale)));
  });

  it('has its lines in the sitemap, and the tool gets it too', () => {
    const $ = load(read('sitemap.xml'), { xml: true });
    const listed = texts($, 'url > loc');
    for (const locale of localeCodes) expect(listed.filter((url) => url === urls[locale])).toHaveLength(1);
    const entry = $('url').filter((_, url) => $(url).children('loc').text() === urls.fr);
    expect(entry.find('xhtml\\:link')).toHaveLength(localeCodes.length + 1);
    expect(entry.find('priority').text()).toBe('0.8');
    expect(pageOf({ id: 'sitemap' }, defaultLocale)('.sitemap-tool__text').text()).toBe(read('sitemap.xml'));
  });
});

describe('a Grand Cru added by content files alone, beyond its page', () => {
  it.each(localeCodes)('is found by the search (%s)', async (locale) => {
    expect((await findingsOf(NAME, locale)).names[0]).toMatchObject({
      label: NAME,
      href: href(address, pathTo(page, locale)),
    });
  });

  it.each(localeCodes)(
    'is a chapter of the book, in the offline copy, and has its twin and its card (%s)',
    (locale) => {
      const [paragraph = ''] = paragraphsOf(pageOf(page, locale));
      expectForms(slug, pathTo(page, locale), paragraph, locale);
    },
  );
});

describe('a page of text added by a row, its paths and its words', () => {
  it.each(localeCodes)('is there with title, canonical, alternates and switcher (%s)', (locale) => {
    const $ = load(read(`${ADDED_PAGE.path[locale]}/index.html`));
    expect($('h1').text()).toBe(ADDED_PAGE.words[locale].title);
    expect($('#seeing').text()).toBe(ADDED_PAGE.words[locale].heading);
    expect($('link[rel=canonical]').attr('href')).toBe(absoluteUrl(address, ADDED_PAGE.path[locale]));
    for (const code of localeCodes) {
      const path = ADDED_PAGE.path[code];
      expect($(`link[rel=alternate][hreflang=${code}]`).attr('href')).toBe(absoluteUrl(address, path));
      expect($(`a[hreflang=${code}][href$="${path}"]`).length).toBeGreaterThan(0);
    }
  });

  it('has its lines in the sitemap', () => {
    const sitemap = read('sitemap.xml');
    for (const locale of localeCodes)
      expect(sitemap).toContain(`<loc>${absoluteUrl(address, ADDED_PAGE.path[locale])}</loc>`);
  });

  it.each(localeCodes)('is in its group of the footer and faces its other language (%s)', (locale) => {
    const { title, sentence } = ADDED_PAGE.words[locale];
    const link = pageOf({ id: 'home' }, locale)(`footer a[href="${BASE}${ADDED_PAGE.path[locale]}"]`);
    expect(link.text().trim()).toBe(title);
    expect(link.closest('ul').prev('h2').text().trim()).toBe(words('footer.group.collectors', locale));
    const facing = load(read(`${ADDED_PAGE.facing[locale]}/index.html`));
    expect(plain(facing(`[lang=${locale}]`).text())).toContain(plain(sentence));
  });

  it.each(localeCodes)('is found by the search, and from A to Z by what it names (%s)', async (locale) => {
    const place = `${BASE}${ADDED_PAGE.path[locale]}#seeing`;
    const { words } = ADDED_PAGE;
    expect((await findingsOf('xylophone', locale)).passages[0]).toMatchObject({
      label: `${words[locale].title}, ${words[locale].heading}`,
      href: place,
    });
    expect((await findingsOf(words[locale].title, locale)).names[0]?.label).toBe(words[locale].title);
    expect(pageOf({ id: 'az' }, locale)(`#entry-gevrey-chambertin a[href="${place}"]`)).toHaveLength(1);
  });

  it.each(localeCodes)(
    'is a chapter of the book, in the offline copy, and has its twin and its card (%s)',
    (locale) => {
      expectForms('visits', ADDED_PAGE.path[locale], ADDED_PAGE.words[locale].sentence, locale);
    },
  );
});

describe(`a build of the year ${YEAR}`, () => {
  it('has its date in the copyright and in the sitemap', () => {
    expect(pageOf({ id: 'home' }, defaultLocale)('[data-year]').text()).toBe(String(YEAR));
    const days = [...read('sitemap.xml').matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, day]) => day);
    expect(new Set(days)).toEqual(new Set([`${YEAR}-01-01`]));
  });
});

describe('the configured contact', () => {
  it.each(allPages([slug]).map((target) => pathTo(target, defaultLocale)))('is linked in the footer of %s', (path) => {
    expect(load(read(`${path}/index.html`))(`footer a[href="${CONTACT}"]`)).toHaveLength(1);
  });

  it('is linked in the footer of the not-found page', () => {
    expect(load(read('404.html'))(`footer a[href="${CONTACT}"]`)).toHaveLength(1);
  });
});

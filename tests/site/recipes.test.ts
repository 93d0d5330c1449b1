import { readFileSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultLocale, localeCodes, perLocale, type Locale } from '#i18n/locales.ts';
import { allPages, pathTo } from '#routing/paths.ts';
import type { PageRef } from '#routing/routes.ts';
import { absoluteUrl } from '#seo/address.ts';
import { deployment } from '../support/built-site.ts';
import { slugs, words } from '../support/content.ts';
import type { Ending } from '../../tools/project-copy.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { texts } from '../support/elements.ts';

/** Noon of the first day of 2100, far beyond any clock that this site will meet. */
const SOURCE_DATE_EPOCH = String(Date.UTC(2100, 0, 1, 12) / 1000);

const CONTACT = 'mailto:corrections@leroy.example';
const NAME = 'Clos du Dixième';
const slug = 'clos-du-dixieme';
const page: PageRef = { id: 'vineyard', params: { slug } };
/** Paths of a page that the route table of the project does not have. */
const VISITS = { en: '/visits/en', fr: '/visites' };

const urls = perLocale((locale) => absoluteUrl(deployment, pathTo(page, locale)));

let copy: ProjectCopy;
let result: Ending;

/** Content only: Musigny's folder under another name. */
async function addTenthCru(crus: string): Promise<void> {
  await cp(join(crus, 'musigny'), join(crus, slug), { recursive: true });
  const record = join(crus, slug, 'index.md');
  const text = await readFile(record, 'utf8');
  await writeFile(
    record,
    text.replace(/^name: .*$/m, `name: ${NAME}`).replace(/^order: .*$/m, `order: ${slugs.length + 1}`),
  );
}

/** What the README says of a new page: a row in the route table, a page file and its words, here those of Labels under another name. */
async function addPage(folder: string): Promise<void> {
  const copyOf = async (from: string, to: string, change: (text: string) => string): Promise<void> => {
    await writeFile(join(folder, to), change(await readFile(join(folder, from), 'utf8')));
  };
  const row = `visits: { path: ${JSON.stringify(VISITS)}, sitemap: { priority: 0.5, changefreq: 'monthly' } },`;
  await copyOf('src/routing/routes.ts', 'src/routing/routes.ts', (text) =>
    text.replace('  sitemap: {\n    path:', `  ${row}\n$&`),
  );
  await copyOf('src/pages/[...labels].astro', 'src/pages/[...visits].astro', (text) =>
    text.replaceAll('labels', 'visits'),
  );
  await copyOf('content/translations/labels.md', 'content/translations/visits.md', (text) =>
    text.replace(/^( {2})labels\./gm, '$1visits.'),
  );
}

function read(path: string): string {
  return readFileSync(join(copy.folder, 'dist', path), 'utf8');
}

function pageOf(target: PageRef, locale: Locale): CheerioAPI {
  return load(read(`${pathTo(target, locale)}/index.html`));
}

beforeAll(async () => {
  copy = copyProject();
  await addTenthCru(join(copy.folder, 'content/vineyards/grand-cru'));
  await addPage(copy.folder);
  result = await copy.build({ SOURCE_DATE_EPOCH, SITE_CONTACT: CONTACT });
});

afterAll(() => {
  copy.remove();
});

describe('a Grand Cru added by content files alone', () => {
  it('lets the site build', () => {
    expect(result.output).not.toMatch(/mistake/);
    expect(result.exitCode).toBe(0);
  });

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

  it.each(localeCodes)('has its structured data (%s)', (locale) => {
    const text = pageOf(page, locale)('script[type="application/ld+json"]').text();
    expect(JSON.parse(text)).toMatchObject({
      '@graph': [
        {
          '@type': 'WebPage',
          url: urls[locale],
          about: { '@type': 'Winery', url: urls[locale] },
          breadcrumb: { itemListElement: [{}, {}, { name: NAME, item: urls[locale] }] },
        },
      ],
    });
  });

  it.each(localeCodes)('has its card with a link (%s), as the tenth', (locale) => {
    const $ = pageOf({ id: 'vineyards' }, locale);
    const cards = $('section[aria-labelledby="grand-cru"] .card');
    expect(cards).toHaveLength(slugs.length + 1);
    const card = cards.last();
    expect(card.find('h3').text()).toBe(NAME);
    expect(card.find('a').attr('href')).toBe(pathTo(page, locale));
  });

  it('is the neighbour of the ninth', () => {
    const $ = pageOf(page, defaultLocale);
    const ninth = $('a[rel=prev]').attr('href');
    expect(load(read(`${ninth ?? ''}/index.html`))('a[rel=next]').attr('href')).toBe(pathTo(page, defaultLocale));
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

describe('a page added by a row, a page file and its words', () => {
  it.each(localeCodes)('is there with canonical, alternates and switcher (%s)', (locale) => {
    const $ = load(read(`${VISITS[locale]}/index.html`));
    expect($('h1').text()).toBe(words('labels.title', locale));
    expect($('link[rel=canonical]').attr('href')).toBe(absoluteUrl(deployment, VISITS[locale]));
    for (const code of localeCodes) {
      expect($(`link[rel=alternate][hreflang=${code}]`).attr('href')).toBe(absoluteUrl(deployment, VISITS[code]));
      expect($(`a[hreflang=${code}][href$="${VISITS[code]}"]`).length).toBeGreaterThan(0);
    }
  });

  it('has its lines in the sitemap', () => {
    const sitemap = read('sitemap.xml');
    for (const locale of localeCodes)
      expect(sitemap).toContain(`<loc>${absoluteUrl(deployment, VISITS[locale])}</loc>`);
  });
});

describe('a build of the year 2100', () => {
  it('has its date in the copyright and in the sitemap', () => {
    expect(pageOf({ id: 'home' }, defaultLocale)('[data-year]').text()).toBe('2100');
    const days = [...read('sitemap.xml').matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, day]) => day);
    expect(new Set(days)).toEqual(new Set(['2100-01-01']));
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

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { site } from '#site/site.ts';
import { abbreviations, locales } from '#language/locales.ts';
import { pathTo } from '#site/paths.ts';
import { bookPath } from '#site/book.ts';
import { namedRoutes, sitemapValues, type RouteId } from '#site/routes.ts';
import { absoluteUrl, href } from '#site/address.ts';
import { budgetsOf, missed } from '../../tools/bench/budgets.ts';
import { pageSize } from '../../tools/bench/page-parts.ts';
import { builtPages, deployment, documentAt, indexedPages, readSite, siteFolder } from '../support/built-site.ts';
import { words } from '../support/content.ts';
import { attributes, texts } from '../support/elements.ts';

const MAX_BYTES_OF_CARD = 150_000;

/** The policy that hosts send with every page. */
const [, sentPolicy = ''] = /Content-Security-Policy: (.*)/.exec(readSite('_headers')) ?? [];

/** The name of a link as a screen reader says it. */
function nameOf($: CheerioAPI, link: Parameters<CheerioAPI>[0]): string {
  const copy = $(link).clone();
  copy.find('[aria-hidden=true], noscript').remove();
  const pictures = copy.find('img').map((_, image) => $(image).attr('alt') ?? '');
  return ($(link).attr('aria-label') ?? `${copy.text()} ${pictures.get().join(' ')}`)
    .replace(/[\s\u2060]+/g, ' ')
    .trim();
}

/** A page and a part of it may have one name, and so may the entries of the index, each below its own head. */
function isOnePlace(addresses: ReadonlySet<string>): boolean {
  const pages = new Set([...addresses].map((address) => address.replace(/#.*/, '')));
  const whole = [...addresses].some((address) => !address.includes('#'));
  return addresses.size === 1 || (pages.size === 1 && whole) || [...addresses].some((one) => one.startsWith('#entry-'));
}

/** The classes that a sheet styles in its layer of utilities. */
function utilitiesIn(css: string): ReadonlySet<string> {
  const rules = css.slice(css.indexOf('@layer utilities{') + '@layer utilities{'.length);
  let depth = 1;
  const end = Array.from(rules).findIndex((sign) => (depth += sign === '{' ? 1 : sign === '}' ? -1 : 0) === 0);
  const classes = Array.from(rules.slice(0, end).matchAll(/\.((?:\\.|[\w-])+)/g), ([, name = '']) => name);
  return new Set(classes.map((name) => name.replace(/\\(.)/g, '$1')));
}

const textSheet = readdirSync(join(siteFolder, '_astro')).find((name) => /^text\..*css$/.test(name)) ?? '';
const allUtilities = utilitiesIn(readSite(`_astro/${textSheet}`));

/** Maps are drawn twice, upright for narrow screens; one of the two is shown. */
const shown = (address: string) => address.replace(/-(?:wide|upright)$/, '');

describe.each(builtPages)('$path', ({ page, locale, path }) => {
  const $ = documentAt(path);

  it('states its language and has one main heading', () => {
    expect($('html').attr('lang')).toBe(locale);
    expect($('h1')).toHaveLength(1);
    expect($('h1').text().trim()).not.toBe('');
  });

  it('styles what stands before its text in its head', () => {
    const inHead = utilitiesIn($('head style').text());
    const all = $('body *').get();
    const text = all.findIndex((one) => one.attribs.id === 'text');
    const used = all.slice(0, text).flatMap(({ attribs }) => attribs.class?.split(/\s+/) ?? []);
    const late = used.filter((name) => allUtilities.has(name) && !inHead.has(name));
    expect([...new Set(late)], 'name their files under @source in src/layouts/title-page.css').toEqual([]);
  });

  it('gives each link a name that does not wait for its picture', () => {
    const unnamed = Array.from($('a[href]:not([aria-label], [aria-hidden=true])')).filter((link) => {
      const named = $(link).clone();
      named.find('.lazy-image, [aria-hidden=true]').remove();
      return named.text().trim() === '';
    });
    expect(unnamed.map((link) => $(link).attr('href'))).toEqual([]);
  });

  it('has no two headings of the same words', () => {
    const headings = texts($, 'h1, h2, h3, h4');
    expect(headings).toEqual([...new Set(headings)]);
  });

  it('has a title that ends in the brand and a description, neither longer than results of a search show', () => {
    const title = $('title').text();
    expect(title).toMatch(new RegExp(`^.+ \\| ${site.brand}$`));
    expect(title.length).toBeLessThanOrEqual(60);
    const description = $('meta[name=description]').attr('content') ?? '';
    expect(description.length).toBeGreaterThanOrEqual(110);
    expect(description.length).toBeLessThanOrEqual(155);
  });

  it('gives the year of each source or says that it has none, and names bodies in its own language', () => {
    const years = texts($, 'section.sources ol > li').map((source) => source.trim().slice(-6));
    const year = locale === 'fr' ? /(?: \d{4}|s\.\sd)\.$/ : /(?: \d{4}|n\.d)\.$/;
    expect(years.filter((end) => !year.test(end))).toEqual([]);
    const foreign = locale === 'fr' ? 'Bourgogne Wine Board' : 'Interprofession';
    expect($('section.sources ol').text()).not.toContain(foreign);
  });

  it('has its own address as the only canonical, and without the scheme for the foot of its printed sheets', () => {
    expect(attributes($, 'link[rel=canonical]', 'href')).toEqual([absoluteUrl(deployment, path)]);
    expect(`https://${$('html').attr('data-address')}`).toBe(absoluteUrl(deployment, path));
  });

  it('tells social networks and robots what it is', () => {
    const meta = (name: string) => $(`meta:is([property="${name}"], [name="${name}"])`).attr('content');
    expect(meta('robots')).toBe(sitemapValues(page.id) ? undefined : 'noindex');
    expect(meta('og:url')).toBe(absoluteUrl(deployment, path));
    expect(meta('og:locale')).toBe(locales[locale].openGraph);
    expect(attributes($, 'meta[property="og:locale:alternate"]', 'content')).toEqual(
      Object.values(locales).flatMap(({ openGraph }) => (openGraph === locales[locale].openGraph ? [] : [openGraph])),
    );
    expect(meta('twitter:card')).toBe('summary_large_image');
    for (const [network, own] of [
      ['title', $('title').text()],
      ['description', meta('description')],
      ['image', meta('og:image')],
      ['image:alt', meta('og:image:alt')],
    ]) {
      expect([meta(`og:${network}`), meta(`twitter:${network}`)]).toEqual([own, own]);
    }
    expect(meta('og:image:alt')).not.toBe('');
    expect(['width', 'height'].map((side) => meta(`og:image:${side}`))).toEqual(['1200', '630']);
  });

  it('links to both languages of itself in the head and in the switcher', () => {
    for (const [code, { hreflang }] of Object.entries(locales)) {
      const twin = pathTo(page, code as typeof locale);
      expect($(`link[rel=alternate][hreflang=${hreflang}]`).attr('href')).toBe(absoluteUrl(deployment, twin));
      const switches = attributes($, `header a[hreflang=${hreflang}]`, 'href');
      expect(new Set(switches)).toEqual(new Set([href(deployment, twin)]));
      expect(new Set(attributes($, `header a[hreflang=${hreflang}]`, 'lang'))).toEqual(new Set([code]));
    }
  });

  it('lists every page that has a name once in the footer, with the book and the bottle examiner', () => {
    const pages = namedRoutes.map(({ id }) => href(deployment, pathTo({ id }, locale)));
    const labels = href(deployment, pathTo({ id: 'labels' }, locale));
    expect(attributes($, 'footer a', 'href').sort()).toEqual(
      [...pages, `${labels}#examiner`, href(deployment, bookPath(locale)), '#top'].sort(),
    );
  });

  it('ends in a footer with brand, year, disclaimer and health notice', () => {
    const footer = $('footer').text();
    const year = deployment.buildDate.slice(0, 4);
    expect(footer).toContain(`${site.brand}, ${year}. ${words('footer.copyright', locale)}`);
    expect(footer).toMatch(/not endorsed by the producer|ni approuvé par lui/);
    expect(footer).toContain(words('footer.health', locale));
  });

  it('has no two links of one name that lead to different places', () => {
    const places = new Map<string, Set<string>>();
    for (const link of $('a[href]').get()) {
      const name = nameOf($, link);
      places.set(name, (places.get(name) ?? new Set()).add(shown($(link).attr('href') ?? '')));
    }
    expect([...places].filter(([, addresses]) => !isOnePlace(addresses)).map(([name]) => name)).toEqual([]);
  });

  it('says of links to pictures what they do, and of tables what they hold', () => {
    const pictures = $('a[data-plate]').map((_, link) => nameOf($, link));
    expect(pictures.get().filter((name) => !/^(?:Enlarge plate|Agrandir la planche) [IVXL]+\s?: ./.test(name))).toEqual(
      [],
    );
    const nameless = $('table').filter((_, table) => {
      const label = $(table).attr('aria-labelledby');
      return (label === undefined ? $(table).children('caption') : $(`[id="${label}"]`)).text().trim() === '';
    });
    expect(nameless.length).toBe(0);
  });

  it('explains each abbreviation of its text once', () => {
    const text = $('#text').clone();
    text.find('script, svg, noscript, astro-island, button, option').remove();
    const explained = text.find('abbr').map((_, abbr) => $(abbr).text().replace(/\s/g, ' '));
    const words = text
      .text()
      .replace(/\s/g, ' ')
      .split(/(?<![\p{L}/])(hl\/ha|ha|[A-Z]\w+|n\.d\.|s\. d\.)(?![\p{L}/])/u);
    const used = Object.keys(abbreviations[locale]).filter((short) => words.includes(short));
    expect(explained.get()).toEqual(expect.arrayContaining(used));
    expect(new Set(explained.get()).size).toBe(explained.length);
  });

  it('has a policy whose hashes are all in the one that hosts send', () => {
    const policy = $('meta[http-equiv="content-security-policy"]').attr('content') ?? '';
    const hashes = policy.match(/'sha256-[^']+'/g) ?? [];
    expect(hashes).not.toEqual([]);
    expect(hashes.filter((hash) => !sentPolicy.includes(hash))).toEqual([]);
  });

  it('has the twin file that some hosts look for, and keeps title page and document within their budgets', () => {
    const html = readSite(`${path}/index.html`);
    expect(readSite(`${path}.html`)).toBe(html);
    const figures = pageSize(html, (address) => readSite(address.slice(deployment.base.length)));
    expect(missed({ ...figures }, budgetsOf({ page }))).toEqual([]);
  });
});

describe('all pages together', () => {
  it('have social cards of their own, within their budget', () => {
    const cards = indexedPages.map(({ path }) => documentAt(path)('meta[property="og:image"]').attr('content') ?? '');
    expect(new Set(cards).size).toBe(indexedPages.length);
    const sizes = cards.map((card) => statSync(join(siteFolder, card.slice(absoluteUrl(deployment, '').length))).size);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_BYTES_OF_CARD);
  });

  it('are sent with a policy that forbids frames', () => {
    expect(sentPolicy).toContain("frame-ancestors 'none'");
  });

  it('have titles and descriptions of their own in each language', () => {
    for (const part of ['title', 'meta[name=description]']) {
      const texts = builtPages.map(({ path, locale }) => {
        const element = documentAt(path)(part);
        return `${locale} ${element.attr('content') ?? element.text()}`;
      });
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it('are told which figure is over their budget', () => {
    const misses = (id: RouteId): string[] =>
      missed({ document: 31_000, scriptBeforeInteraction: 70_000 }, budgetsOf({ page: { id } }));
    const [document, script] = ['document is 31000, budget 25000', 'scriptBeforeInteraction is 70000, budget'];
    expect([misses('history'), misses('compare'), misses('sitemap')]).toEqual([
      [document, `${script} 3500`],
      [`${script} 6000`],
      [document],
    ]);
  });

  // The words of pictures are asked by the HTML validator and axe.
  it('give every picture its size', () => {
    const faults = builtPages.flatMap(({ path }) =>
      documentAt(path)('img')
        .get()
        .filter(({ attribs: { width, height } }) => !(Number(width) > 0 && Number(height) > 0))
        .map(({ attribs: { src } }) => ({ path, src })),
    );
    expect(faults).toEqual([]);
  });
});

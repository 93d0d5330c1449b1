import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { site } from '#config/site.ts';
import { abbreviations, locales } from '#language/locales.ts';
import { pathTo } from '#routes/paths.ts';
import { bookPath } from '#routes/book.ts';
import { footerGroups, namedRoutes, sitemapValues } from '#routes/routes.ts';
import { absoluteUrl, href } from '#routes/address.ts';
import { SOCIAL_CARD } from '#routes/social-card.ts';
import { builtPages, deployment, documentAt, indexedPages, readSite, siteFolder } from '../support/built-site.ts';
import { words } from '../support/content.ts';
import { attributes, texts } from '../support/elements.ts';

const MAX_BYTES_OF_CARD = 150_000;

const cardOf = (path: string): string => documentAt(path)('meta[property="og:image"]').attr('content') ?? '';

/** The policy that hosts send with every page. */
const [, sentPolicy = ''] = /Content-Security-Policy: (.*)/.exec(readSite('_headers')) ?? [];

/**
 * What Google's CSP Evaluator holds against a policy. Left out is the advice it calls possible and of
 * medium weight: that `'self'` is not for hosts of other people's files, of which this site has none.
 */
function findings(policy: string): string[] {
  const { csp } = new CspParser(policy);
  return new CspEvaluator(csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)
    .map(({ directive, description }) => `${directive}: ${description}`);
}

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

/** Maps are drawn twice, upright for narrow screens; one of the two is shown. */
const shown = (address: string) => address.replace(/-(?:wide|upright)$/, '');

describe.each(builtPages)('$path', ({ page, locale, path }) => {
  const $ = documentAt(path);
  const addressOf = ({ id }: { readonly id: (typeof namedRoutes)[number]['id'] }) =>
    href(deployment, pathTo({ id }, locale));

  it('states its language and has one main heading', () => {
    expect($('html').attr('lang')).toBe(locale);
    expect($('h1')).toHaveLength(1);
    expect($('h1').text().trim()).not.toBe('');
  });

  it('has a title that ends in the brand and a description, neither longer than results of a search show', () => {
    const title = $('title').text();
    expect(title).toMatch(new RegExp(`^.+ \\| ${site.brand}$`));
    expect(title.length).toBeLessThanOrEqual(60);
    const description = $('meta[name=description]').attr('content') ?? '';
    expect(description.length).toBeGreaterThanOrEqual(110);
    expect(description.length).toBeLessThanOrEqual(155);
  });

  it('gives the year of each source or says that it has none', () => {
    const years = texts($, 'section.sources ol > li').map((source) => source.trim().slice(-6));
    const year = locale === 'fr' ? /(?: \d{4}|s\.\sd)\.$/ : /(?: \d{4}|n\.d)\.$/;
    expect(years.filter((end) => !year.test(end))).toEqual([]);
  });

  it('names the bodies of its sources in its own language', () => {
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
      ['image', cardOf(path)],
      ['image:alt', meta('og:image:alt')],
    ]) {
      expect([meta(`og:${network}`), meta(`twitter:${network}`)]).toEqual([own, own]);
    }
    expect(meta('og:image:alt')).not.toBe('');
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

  it('lists every page that has a name once in the footer, below the head of its group', () => {
    const expected = [...namedRoutes.map(addressOf), href(deployment, bookPath(locale)), '#top'];
    expect(attributes($, 'footer a', 'href').sort()).toEqual(expected.sort());
    expect(texts($, 'footer h2')).toEqual(footerGroups.map((group) => words(`footer.group.${group}`, locale)));
    // The tool stands in the small print.
    expect(attributes($, 'footer nav ul a', 'href')).not.toContain(addressOf({ id: 'sitemap' }));
  });

  it('ends in a footer with brand, year, disclaimer and health notice', () => {
    const footer = $('footer').text();
    const year = deployment.buildDate.slice(0, 4);
    expect(footer).toContain(`© ${year} ${site.brand}. ${words('footer.copyright', locale)}`);
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

  it('has a policy in which the CSP Evaluator finds nothing, and all of it is in what hosts send', () => {
    const policy = $('meta[http-equiv="content-security-policy"]').attr('content') ?? '';
    expect(policy).toContain('script-src');
    expect(findings(policy)).toEqual([]);
    const hashes = policy.match(/'sha256-[^']+'/g) ?? [];
    expect(hashes).not.toEqual([]);
    expect(hashes.filter((hash) => !sentPolicy.includes(hash))).toEqual([]);
  });

  it('has the twin file that some hosts look for', () => {
    expect(readSite(`${path}.html`)).toBe(readSite(`${path}/index.html`));
  });
});

it.each(indexedPages)(
  'the social card of $path is a JPEG of the announced size, within its budget',
  async ({ path }) => {
    const file = join(siteFolder, cardOf(path).slice(absoluteUrl(deployment, '').length));
    const { width, height, format } = await sharp(file).metadata();
    expect([width, height, `image/${format}`]).toEqual([SOCIAL_CARD.width, SOCIAL_CARD.height, 'image/jpeg']);
    const $ = documentAt(path);
    expect($('meta[property="og:image:width"]').attr('content')).toBe(String(width));
    expect($('meta[property="og:image:height"]').attr('content')).toBe(String(height));
    expect(statSync(file).size).toBeLessThanOrEqual(MAX_BYTES_OF_CARD);
  },
);

describe('all pages together', () => {
  it('have social cards of their own', () => {
    expect(new Set(indexedPages.map(({ path }) => cardOf(path))).size).toBe(indexedPages.length);
  });

  it('are sent with a policy that forbids frames, in which the CSP Evaluator finds nothing', () => {
    expect(sentPolicy).toContain("frame-ancestors 'none'");
    expect(findings(sentPolicy)).toEqual([]);
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

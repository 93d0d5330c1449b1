import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { localeCodes, locales, type Locale } from '#language/locales.ts';
import { feedPath } from '#routes/paths.ts';
import { absoluteUrl, href } from '#routes/address.ts';
import { builtPages, deployment, documentAt, readSite } from '../support/built-site.ts';
import { words } from '../support/content.ts';
import { attributes, plain, texts } from '../support/elements.ts';

/** How many words a text has: addresses, marks of citation and signs of Markdown are none. */
const wordCount = (text: string): number =>
  (text.replace(/\]\([^)\s]*\)|\[\^\d+\]/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? []).length;

/** What a page says only to those who see and press: not for readers of text. */
const UNREAD = 'svg, script, button, fieldset, [aria-hidden=true], .image-unavailable, [data-controls]';

const MOST_WORDS = 1.2;
const MOST_BYTES_OF_COMPARE = 40_000;

/** Letters and figures alone: neither the signs of Markdown nor addresses nor marks of citation. */
const bare = (text: string): string => text.replace(/\]\([^)\s]*\)|\[\^\d+\]|&\w+;|[^\p{L}\p{N}]/gu, '');

/** What the sources of all pages are called. */
const sources = builtPages.flatMap(({ path }) => texts(documentAt(path), '.sources li, .sources li a'));

describe.each(builtPages)('the Markdown of $path', ({ locale, path }) => {
  const markdown = readSite(`${path}.md`);

  it('is named in the head, and names page and language', () => {
    const link = documentAt(path)('link[rel=alternate][type="text/markdown"]');
    expect(link.attr('href')).toBe(href(deployment, `${path}.md`));
    expect(markdown).toContain(`url: "${absoluteUrl(deployment, path)}"`);
    expect(markdown).toContain(`language: "${locale}"`);
  });

  it('has the same words', () => {
    // A copy, because the marks of citation are taken out of it.
    const $ = load(documentAt(path)('main').html() ?? '');
    $(`${UNREAD}, .citation`).remove();
    // A list of places on the page leads nowhere in a text.
    $('nav')
      .filter((_, nav) => attributes($, 'a', 'href', nav).every((address) => address.startsWith('#')))
      .remove();
    const texts = $('h1, h2, h3, p, li, dd, th, td, blockquote')
      .get()
      .filter((element) => $(element).find('p, li, dl').length === 0)
      .map((element) => $(element).text().trim());
    const all = bare(markdown);
    expect(texts.filter((text) => !all.includes(bare(text)))).toEqual([]);
    expect(texts.length).toBeGreaterThan(1);
  });

  it('has no more than the page says: no comments, controls, fallbacks or hints, and nothing filled up with spaces', () => {
    for (const control of texts(documentAt(path), '[data-controls] p'))
      expect(bare(markdown)).not.toContain(bare(control));
    const keys = ['hero.scroll', 'vineyards.fold', 'compare.table.sort', 'sheet.north'];
    const lines = new Set(markdown.split('\n').map((line) => line.replace(/^[\s*-]+|[\s*]+$/g, '')));
    expect(keys.map((key) => words(key, locale)).filter((text) => lines.has(text))).toEqual([]);
    expect(markdown).not.toContain(words('image.unavailable', locale));
    expect(markdown).not.toMatch(/<!--|\u2060| {3,}\||-{4,} \||!?\[\]\(/);
    const $ = load(documentAt(path)('main').html() ?? '');
    $(UNREAD).remove();
    const [, , ...text] = markdown.split(/^---$/m);
    const said = wordCount(`${$('body').text()} ${attributes($, 'img', 'alt').join(' ')}`);
    expect(wordCount(text.join('')) / said).toBeLessThanOrEqual(MOST_WORDS);
  });

  it('keeps what describes a picture, and says once what a map or a plot shows', () => {
    const $ = documentAt(path);
    const described = [...attributes($, 'main img', 'alt'), ...attributes($, 'main svg', 'aria-label')];
    const due = [...new Set(described)].filter((text) => text !== '' && text !== words('sheet.north', locale));
    expect(due.filter((text) => bare(markdown).split(bare(text)).length < 2)).toEqual([]);
    for (const label of new Set(attributes($, 'main svg[role=img]', 'aria-label')))
      expect(markdown.split(`*${label}*`).length, label).toBeLessThanOrEqual(2);
  });

  it('sets words apart that only the style of the page sets apart', () => {
    const glued = markdown
      .replace(/\]\([^)\s]*\)/g, ']')
      .split(/[^\p{L}]+/u)
      .filter((word) => /\p{Ll}\p{Lu}\p{Ll}{2}/u.test(word));
    const own = new Set(plain(documentAt(path)('main').text()).split(/[^\p{L}]+/u));
    // Such names are written so by those who bear them: iDealwine, CellarHand.
    const names = new Set(['JavaScript', ...sources.flatMap((source) => source.split(/[^\p{L}]+/u))]);
    expect(glued.filter((word) => !names.has(word) || !own.has(word))).toEqual([]);
  });

  it('cites as often as the page, and defines every source', () => {
    const $ = documentAt(path);
    expect(markdown.match(/\[\^\d+\](?!:)/g) ?? []).toHaveLength($('main .citation a').length);
    expect(markdown.match(/^\[\^\d+\]:/gm) ?? []).toHaveLength($('.sources ol li').length);
  });

  it('leads to whole addresses only', () => {
    expect(markdown.match(/\]\((?!https?:|mailto:)[^)]*\)/g) ?? []).toEqual([]);
  });
});

it.each(builtPages.filter(({ page }) => page.id === 'compare'))('the table of $path is short', ({ path }) => {
  expect(Buffer.byteLength(readSite(`${path}.md`))).toBeLessThan(MOST_BYTES_OF_COMPARE);
});

describe('a reader of the Markdown alone', () => {
  const spaced = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
  const pages = parse(readFileSync('tests/site/questions.yml', 'utf8')) as Record<
    string,
    readonly Readonly<Record<Locale, readonly [question: string, answer: string]>>[]
  >;
  const questions = Object.entries(pages).flatMap(([page, all]) => all.map((one) => ({ page, ...one })));
  const all = questions.flatMap(({ page, ...asked }) =>
    localeCodes.map((locale) => ({ page, locale, question: asked[locale][0], answer: asked[locale][1] })),
  );

  it.each(all)('finds on $page: $question $answer', ({ page: id, locale, answer }) => {
    const built = builtPages.find(
      ({ page, locale: own }) => own === locale && (page.id === 'vineyard' ? page.params.slug : page.id) === id,
    );
    const [, , ...text] = readSite(`${built?.path ?? id}.md`).split(/^---$/m);
    expect(spaced(text.join('')).includes(spaced(answer))).toBe(true);
  });

  it('is asked sixty questions in each language', () => {
    expect(questions).toHaveLength(60);
  });
});

describe('llms.txt', () => {
  const text = readSite('llms.txt');

  it('lists every page once, under its language', () => {
    const parts = text.split(/^## /m);
    for (const locale of localeCodes) {
      const part = parts.find((one) => one.startsWith(locales[locale].name)) ?? '';
      const listed = [...part.matchAll(/\]\(([^)]*)\)/g)].map(([, address]) => address);
      const due = builtPages.filter((page) => page.locale === locale);
      expect(listed.sort()).toEqual(due.map(({ path }) => absoluteUrl(deployment, `${path}.md`)).sort());
    }
  });

  it('lists the files of the open data page, and the feeds of notes', () => {
    for (const locale of localeCodes) expect(text).toContain(absoluteUrl(deployment, feedPath(locale)));
    for (const address of attributes(documentAt('/data/en'), 'main a[download]', 'href'))
      expect(text).toContain(address);
  });
});

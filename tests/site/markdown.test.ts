import { describe, expect, it } from 'vitest';
import { readQuestions } from '../../tools/bench/search.ts';
import { localeCodes, locales } from '#language/locales.ts';
import { feedPath, pageName, pathTo } from '#site/paths.ts';
import { absoluteUrl, href } from '#site/address.ts';
import { builtPages, deployment, documentAt, documentOf, readSite } from '../support/built-site.ts';
import { attributes, texts } from '../support/elements.ts';

/** A text in another language, after the page's own. */
const ORIGINAL = '[data-original]';

const MOST_BYTES_OF_COMPARE = 40_000;

describe.each(builtPages)('the Markdown of $path', ({ locale, path }) => {
  const markdown = readSite(`${path}.md`);

  it('is named in the head, and names page and language', () => {
    const link = documentAt(path)('link[rel=alternate][type="text/markdown"]');
    expect(link.attr('href')).toBe(href(deployment, `${path}.md`));
    expect(markdown).toContain(`url: "${absoluteUrl(deployment, path)}"`);
    expect(markdown).toContain(`language: "${locale}"`);
  });

  it('cites as often as the page, and defines every source', () => {
    const $ = documentAt(path);
    expect(markdown.match(/\[\^\d+\](?!:)/g) ?? []).toHaveLength($(`main .citation a:not(${ORIGINAL} a)`).length);
    expect(markdown.match(/^\[\^\d+\]:/gm) ?? []).toHaveLength($('.sources ol li').length);
  });

  it('sets the titles of works in italics, as the page does', () => {
    const titles = documentAt(path)(`main p:not([class]) > cite:not(${ORIGINAL} cite)`);
    for (const title of titles) expect(markdown).toContain(`*${documentAt(path)(title).text()}*`);
  });

  it('ends a sentence once, and has the space of its language before a colon', () => {
    expect(markdown.match(/[^.]\.\.(?!\.).*/g) ?? []).toEqual([]);
    const [, , ...text] = markdown.split(/^---$/m);
    const own = text.join('').replaceAll(/\[[^\]]*\](?:\([^)]*\)|:)?|\*[^*\n]*\*/g, '');
    if (locale === 'fr') expect(own.match(/.*\p{L}: .*/gu) ?? []).toEqual([]);
  });

  it('has no word joiner, its head included', () => {
    expect(markdown).not.toContain('\u2060');
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
  const questions = Object.entries(readQuestions().answered).flatMap(([page, all]) =>
    all.map((one) => ({ page, ...one })),
  );
  const all = questions.flatMap(({ page, ...asked }) =>
    localeCodes.map((locale) => ({ page, locale, question: asked[locale][0], answer: asked[locale][1] })),
  );

  it.each(all)('finds on $page: $question $answer', ({ page: id, locale, answer }) => {
    const built = builtPages.find(({ page, locale: own }) => own === locale && pageName(page) === id);
    const [, , ...text] = readSite(`${built?.path ?? id}.md`).split(/^---$/m);
    expect(spaced(text.join(''))).toMatch(new RegExp(answer, 'u'));
  });
});

it.each(localeCodes)('the Markdown of Vineyards (%s) tells how each wine is said', (locale) => {
  const markdown = readSite(`${pathTo({ id: 'vineyards' }, locale)}.md`);
  const said = texts(documentOf({ id: 'vineyards' }, locale), '.holding small');
  expect(said.length).toBeGreaterThan(20);
  expect(markdown.match(/^- \S+\s*:.*\[[^\]]+\]$/gm)).toHaveLength(said.length);
});

describe('llms.txt', () => {
  const text = readSite('llms.txt');

  it('has no word joiner', () => {
    expect(text).not.toContain('\u2060');
  });

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

import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { localeCodes, locales } from '#language/locales.ts';
import { absoluteUrl, href } from '#routes/address.ts';
import { builtPages, deployment, documentAt, readSite } from '../support/built-site.ts';
import { attributes, texts } from '../support/elements.ts';

const addressOf = (path: string): string | undefined =>
  documentAt(path)('link[rel=alternate][type="text/markdown"]').attr('href');

/** Letters and figures alone: neither the signs of Markdown nor addresses nor marks of citation. */
const bare = (text: string): string =>
  text
    .replace(/\]\([^)\s]*\)/g, '')
    .replace(/\[\^\d+\]/g, '')
    .replace(/&\w+;/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');

describe.each(builtPages)('the Markdown of $path', ({ locale, path }) => {
  const markdown = readSite(`${path}.md`);

  it('is named in the head, and names page and language', () => {
    expect(addressOf(path)).toBe(href(deployment, `${path}.md`));
    expect(markdown).toContain(`url: "${absoluteUrl(deployment, path)}"`);
    expect(markdown).toContain(`language: "${locale}"`);
  });

  it('has the same words', () => {
    // A copy, because the marks of citation are taken out of it.
    const $ = load(documentAt(path)('main').html() ?? '');
    // The box for a picture that cannot be loaded is not shown.
    $('svg, .citation, script, button, [aria-hidden=true], .image-unavailable, [data-controls]').remove();
    const texts = $('h1, h2, h3, p, li, dd, th, td, blockquote')
      .get()
      .filter((element) => $(element).find('p, li, dl').length === 0)
      .map((element) => $(element).text().trim());
    const all = bare(markdown);
    expect(texts.filter((text) => !all.includes(bare(text)))).toEqual([]);
    expect(texts.length).toBeGreaterThan(1);
  });

  it('has no comments of HTML, word joiners, or controls of a map or a plot', () => {
    expect(markdown).not.toMatch(/<!--|\u2060/);
    const controls = texts(documentAt(path), '[data-controls] p');
    for (const words of controls) expect(bare(markdown)).not.toContain(bare(words));
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

  it('lists the files of the open data page', () => {
    for (const address of attributes(documentAt('/data/en'), 'main a[download]', 'href'))
      expect(text).toContain(address);
  });
});

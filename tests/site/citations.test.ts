import { existsSync, readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { site } from '#site/site.ts';
import { formatDay } from '#language/format.ts';
import { defaultLocale, localeCodes, type Locale } from '#language/locales.ts';
import { absoluteUrl, href } from '#site/address.ts';
import { feedPath, pathTo } from '#site/paths.ts';
import {
  answers,
  builtPages,
  deployment,
  documentAt,
  documentOfCru,
  indexedPages,
  readSite,
} from '../support/built-site.ts';
import { frontMatter, slugs } from '../support/content.ts';
import { attributes, plain, texts } from '../support/elements.ts';

/** The days of the notes of a page. */
const daysOf = (path: string): string[] => attributes(documentAt(path), '.sources li[id^=note-] time', 'datetime');
const newest = indexedPages
  .flatMap(({ path }) => daysOf(path))
  .sort()
  .at(-1);

/** The index states no facts but those of the pages that it leads to; two pages none but what the site itself is. */
const stateNone: readonly string[] = ['az', 'plates', 'accessibility'];

/** Every fact of these pages comes from one set of data. */
const ofOneSource: readonly string[] = ['atlas', 'harvests', 'data', 'compare'];

it.each(indexedPages.filter(({ page }) => !stateNone.includes(page.id)))(
  '$path names its sources, under their kinds, by number, with the day of the addresses',
  ({ page, path }) => {
    const $ = documentAt(path);
    expect($('.sources ol li').length).toBeGreaterThanOrEqual(ofOneSource.includes(page.id) ? 1 : 3);
    const lists = $('.sources ol').get();
    for (const list of lists) {
      expect($(list).prev('h3').text()).not.toBe('');
      for (const { attribs } of $(list).children()) expect(attribs.id).toBe(`source-${attribs.value ?? ''}`);
    }
    expect(new Set(texts($, '.sources h3')).size).toBe(lists.length);
    if ($('.sources ol a[rel=external]').length > 0) expect($('.sources details > p').text()).toMatch(/\s20\d\d\.$/);
  },
);

it.each(builtPages)('the marks on $path count up from 1 as they are met, those of what is folded last', ({ path }) => {
  const $ = documentAt(path);
  const [folded, read] = [texts($, 'main details .citation a'), texts($, 'main .citation a:not(details *)')];
  const numbers = [...new Set([...read, ...folded])].map(Number);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

it.each(builtPages)('marks that touch each other stand in ascending order on $path', ({ path }) => {
  const $ = documentAt(path);
  for (const sup of $('sup.citation').get()) {
    const numbers = Array.from($(sup).children('a'), (mark) => Number($(mark).text()));
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  }
});

it.each(builtPages.filter(({ path }) => documentAt(path)('article[data-original]').length > 0))(
  '$path cites the same sources in the text that follows its own as the page of that text',
  ({ page, path }) => {
    const cited = (at: string, text: string): string[] => {
      const $ = documentAt(at);
      // The numbers of the two pages differ, and with them the order of marks that touch each other.
      return Array.from($(`${text} .citation`), (marks) =>
        Array.from(
          $(marks).children('a'),
          ({ attribs }) => $(`${attribs.href ?? ''} a[rel=external]`).attr('href') ?? '',
        )
          .sort()
          .join(),
      );
    };
    const expected = cited(pathTo(page, defaultLocale), '#text');
    expect(expected.length).toBeGreaterThan(0);
    expect(cited(path, 'article[data-original]')).toEqual(expected);
  },
);

describe.each(localeCodes)('the sources of a vineyard page (%s)', (locale) => {
  it.each(slugs)('of %s give each title its language where it is not that of the page', (slug) => {
    const { sources } = frontMatter(`facts/vineyards/grand-cru/${slug}.md`) as { sources: { lang?: Locale }[] };
    const $ = documentOfCru(slug, locale);
    const titles = Array.from($('.sources ol li :is(a[rel=external] > span, cite)'), ({ attribs }) => attribs.lang);
    expect(titles.toSorted()).toEqual(sources.map(({ lang }) => (lang === locale ? undefined : lang)).toSorted());
  });
});

describe.each(indexedPages)('$path is cited', ({ page, path, locale }) => {
  const $ = documentAt(path);
  const url = absoluteUrl(deployment, path);
  const changed = daysOf(path).sort().at(-1) ?? newest ?? '';
  // The French history stands under the heading of the English text that follows it.
  const title = $('h1').is('[lang]') ? $('title').text().replace(` | ${site.brand}`, '') : $('h1').text().trim();

  it('in one line, with its title, the day of its newest note, its address and the licence', () => {
    const line = plain($('#citation').text());
    expect(line).toContain(plain(title));
    expect(line).toContain(plain(formatDay(changed, locale)));
    expect(line).toContain(url);
    expect(line).not.toMatch(/[?!…]\./);
    expect(attributes($, '#citation a', 'href')).toContain(site.licence.url);
  });

  it('on a day no earlier than that on which its web addresses were looked up', () => {
    const folder = page.id === 'vineyard' ? `vineyards/grand-cru/${page.params.slug}` : `pages/${page.id}`;
    const file = `facts/${folder}.md`;
    const { sources = [] } = (existsSync(`content/${file}`) ? frontMatter(file) : {}) as {
      sources?: { accessed?: string }[];
    };
    for (const { accessed = '' } of sources) expect(accessed <= changed, accessed).toBe(true);
  });

  it('by programs: in its head, and by the files beside it', () => {
    expect($('link[rel=cite-as]').attr('href')).toBe(url);
    expect(JSON.parse(readSite(`${path}.csl.json`))).toMatchObject([
      {
        type: 'webpage',
        title,
        language: $('html').attr('lang'),
        URL: url,
        issued: { 'date-parts': [changed.split('-').map(Number)] },
      },
    ]);
    const bibtex = readSite(`${path}.bib`);
    expect(bibtex).toMatch(/^@misc\{[\w-]+,\n(?: {2}\w+ = \{.*\},?\n)+\}\n$/);
    expect(bibtex).toContain(`url = {${url}}`);
    expect(bibtex).toContain(`urldate = {${deployment.buildDate}}`);
    expect($('meta[name=citation_author]').attr('content')).not.toBe('');
    const files = [`${path}.csl.json`, `${path}.bib`].map((file) => href(deployment, file));
    expect(attributes($, '#citation a', 'href')).toEqual(expect.arrayContaining(files));
  });

  it('paragraph by paragraph', () => {
    // What is said of a year and of a set of data is no text in sections.
    const others = '.vintage p, section:has([href*="/data/"][download]) p';
    expect(texts($, `#text .prose > p:not([id], ${others})`)).toEqual([]);
    // The open data page names the second paragraph of an introduction.
    if (page.id === 'vineyard') expect($('#intro-2')).toHaveLength(1);
  });
});

it('pages that search engines pass over are not cited', () => {
  for (const { path } of builtPages.filter((built) => !indexedPages.includes(built))) {
    expect(documentAt(path)('#citation, link[rel=cite-as]')).toHaveLength(0);
    expect(answers(href(deployment, `${path}.bib`))).toBe(false);
  }
});

describe.each(localeCodes)('the feed of notes (%s)', (locale) => {
  const url = absoluteUrl(deployment, feedPath(locale));
  const $ = load(readSite(feedPath(locale)), { xml: true });

  // RFC 4287, 4.1.1 and 4.1.2
  it('has what Atom demands', () => {
    expect($('feed').attr('xmlns')).toBe('http://www.w3.org/2005/Atom');
    expect($('feed > id').text()).toBe(url);
    expect($('feed > link[rel=self]').attr('href')).toBe(url);
    for (const name of ['title', 'author > name']) expect($(`feed > ${name}`).text(), name).not.toBe('');
    for (const name of ['title', 'content'])
      for (const entry of $('entry').get()) expect($(entry).children(name).text(), name).not.toBe('');
    const [all, ...entries] = texts($, 'updated');
    for (const time of entries) expect(time).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
    expect(entries).toEqual(entries.toSorted().reverse());
    expect(all).toBe(entries[0]);
  });

  it('has every note of every page once, each at its place', () => {
    const due = indexedPages
      .filter((built) => built.locale === locale)
      .flatMap(({ path }) =>
        attributes(documentAt(path), '.sources li[id^=note-]', 'id').map(
          (id) => `${absoluteUrl(deployment, path)}#${id}`,
        ),
      );
    expect(due.length).toBeGreaterThan(10);
    expect(texts($, 'entry > id').sort()).toEqual(due.sort());
    expect(attributes($, 'entry > link', 'href').sort()).toEqual(due.sort());
  });

  it('is named in the head of every page of its language and on the open data page', () => {
    for (const built of builtPages.filter((one) => one.locale === locale))
      expect(documentAt(built.path)('link[type="application/atom+xml"]').attr('href')).toBe(
        href(deployment, feedPath(locale)),
      );
    const links = attributes(documentAt(pathTo({ id: 'data' }, locale)), 'main a', 'href');
    expect(links).toContain(href(deployment, feedPath(locale)));
  });
});

it('CITATION.cff names the licence and the version of the package', () => {
  const { license, version, ...cff } = parse(readFileSync('CITATION.cff', 'utf8')) as Record<string, unknown>;
  const own = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, unknown>;
  expect([license, version]).toEqual([own.license, own.version]);
  for (const field of ['cff-version', 'message', 'title', 'authors']) expect(cff[field], field).toBeDefined();
});

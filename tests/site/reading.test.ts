import { load, type CheerioAPI } from 'cheerio';
import { markdownToHtml } from 'satteri';
import { describe, expect, it } from 'vitest';
import { pageName } from '#site/paths.ts';
import { localeCodes, perLocale } from '#language/locales.ts';
import { bookRoutes } from '#site/routes.ts';
import { builtPages, documentAt, readSite, textsOfBook } from '../support/built-site.ts';
import { dictionary, words } from '../support/content.ts';
import { attributes, texts } from '../support/elements.ts';
import { facingPages } from '../support/site-pages.ts';

/** Letters and figures alone: neither marks nor the spaces of a language. */
const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Paragraphs, headings, lines of lists, facts and rows of tables, each in one. */
const UNITS = 'h2, h3, p, li, dl > div, tr, figcaption:not(:has(p))';

/** Plates and what stands at the end are other words in each form, and marks of citation are none. */
const NO_TEXT = '.plate, .sources, .citation, [role=doc-noteref], img, svg, .footnotes, nav, script, style';

/** The paragraphs of a text in their order. */
function unitsOf($: CheerioAPI): string[] {
  $(NO_TEXT).remove();
  const units = $(UNITS).filter((_, unit) => $(unit).find(UNITS).length === 0);
  return Array.from(units, (unit) => bare($(unit).text())).filter((text) => text !== '');
}

const books = perLocale((locale) => textsOfBook(locale));

const markdownOf = (path: string): string => readSite(`${path}.md`).replace(/^---\n.*?\n---\n/s, '');

/** The text of the Markdown, without what stands at its end. */
function twin(path: string, ends: readonly string[]): CheerioAPI {
  const markdown = markdownOf(path);
  const end = ends.map((name) => markdown.indexOf(`\n## ${name}\n`)).filter((at) => at >= 0);
  const text = markdown.slice(0, end.length === 0 ? undefined : Math.min(...end)).replaceAll(/\[\^\d+\]/g, '');
  return load(markdownToHtml(text, { features: { smartPunctuation: false } }).html);
}

describe.each(builtPages)('$path', ({ page, path, locale }) => {
  const text = unitsOf(twin(path, [words('sources.title', locale), words('glossary.title', locale), 'Glossary']));

  it.runIf(bookRoutes.includes(page.id))('is told in the book and in Markdown paragraph by paragraph alike', () => {
    const file = `EPUB/${pageName(page)}.xhtml`;
    const chapter = load(books[locale].get(file) ?? '', { xml: true });
    expect(unitsOf(chapter)).toEqual(text);
  });

  const facing = facingPages.find((one) => one.path === path)?.facingPath;
  it.runIf(facing)('stands beside its other language paragraph by paragraph as in Markdown', () => {
    const $ = documentAt(facing ?? '');
    const sides = load('<body></body>');
    for (const side of $(`#text [lang=${locale}], #text h2:not([lang])`).get()) {
      // The original of a quotation stands in its own language on both sides.
      if ($(side).closest('.plate').length === 0 && $(side).parents('#text [lang]').length === 0)
        sides('body').append($.html(side));
    }
    const [, ...own] = text;
    expect(unitsOf(sides)).toEqual(own);
  });

  it('holds in Markdown what its prose, its tables and its pictures say', () => {
    const all = bare(markdownOf(path).replace(/\]\([^)\s]*|\[\^\d+\]|&\w+;/g, ''));
    const $ = load(documentAt(path)('main').html() ?? '');
    // The text in another language, after the page's own, is that language's.
    $('.citation, [data-original]').remove();
    const said = Array.from($('.prose p, .prose li, main td, blockquote, .glossary dd'), (one) => $(one).text());
    const shown = attributes($, '.section:not(:has(blockquote)) figure.plate img', 'alt');
    expect([...said, ...shown].filter((one) => !all.includes(bare(one)))).toEqual([]);
  });

  it('sets words apart in Markdown', () => {
    expect(markdownOf(path)).not.toMatch(/\)\[[^\]^]|\p{Ll}\*\*\]\(|<!--|\u2060|-{4,} \|/u);
  });
});

/** Words of the interface that tell what to press, or what a pointer or a key does. */
const isControl = (key: string): boolean =>
  /\.(?:show|hint|open|sort|fold|scroll|enlarge|skip|print|copy|download|button|without-script)$|^(?:menu|search)\./.test(
    key,
  );

/** A sentence that begins by telling readers what to do with a screen. */
const INSTRUCTION =
  /(?:^|[.;:]\s+)(?:press\s|type\s|click|tap|select one|hover|swipe|scroll|cliquez|touchez|appuyez|recopiez|faites défiler|sélectionnez)/i;

describe.each(localeCodes)('the texts of readers in %s', (locale) => {
  it('tell nothing to press: neither book nor Markdown has a control or its words', () => {
    const controls = Object.entries(dictionary(locale)).flatMap(([key, said]) => (isControl(key) ? [bare(said)] : []));
    expect(controls.length).toBeGreaterThan(20);
    const chapters = [...books[locale]]
      .filter(([name]) => name.endsWith('.xhtml'))
      .map(([, text]) => load(text, { xml: true }));
    expect(chapters.flatMap(($) => $('button, select, input, summary, fieldset, script').get())).toEqual([]);
    const pages = builtPages.filter((built) => built.locale === locale);
    const documents = [...chapters, ...pages.map(({ path }) => load(markdownToHtml(markdownOf(path)).html))];
    const told = documents.flatMap(($) => texts($, UNITS));
    expect(told.filter((text) => INSTRUCTION.test(text))).toEqual([]);
    const all = told.map(bare);
    const isTold = (control: string): boolean =>
      all.some((text) => text === control || (control.length > 15 && text.includes(control)));
    expect(controls.filter(isTold)).toEqual([]);
  });
});

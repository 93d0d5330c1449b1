import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { ITALIC_CHARACTERS, ROMAN_CHARACTERS } from '../../tools/fonts/characters.ts';
import { builtPages, documentAt } from '../support/built-site.ts';
import { frontMatter } from '../support/content.ts';
import { attributes, texts } from '../support/elements.ts';

/** Words that a page prints, in one block of its layout, with the language they are in. */
interface Passage {
  readonly text: string;
  readonly lang: string;
}

type Within = Parameters<CheerioAPI>[0];

const INLINE = 'a, abbr, b, cite, em, i, small, span, strong, sub, sup';
/** Code of the page, what only browsers without script see again, and the sitemap's own text. */
const NOT_PRINTED = 'script, style, template, noscript, svg, pre';
/** Titles of sources, which keep the spacing of their own language. */
const SOURCE_TITLES = '.sources li :is(a, cite, [lang])';

const pages = [...builtPages.map(({ path }) => path), '404.html', '500.html'].map((path) => {
  const $ = documentAt(path);
  return { path, $, passages: passagesOf($) };
});

/** The words of each block of a page, and of each title of a source: the inner ones first, so that each is of one language. */
function passagesOf(document: CheerioAPI): Passage[] {
  const $ = load(document.html());
  $(NOT_PRINTED).remove();
  const elements = $(`body :is(:not(${INLINE}), ${SOURCE_TITLES})`).get().reverse();
  return elements.map((element) => {
    const passage = { text: $(element).text(), lang: languageOf($, element) };
    $(element).remove();
    return passage;
  });
}

/** The words of a page's pictures, labels and head. */
function descriptionsOf($: CheerioAPI): Passage[] {
  const described = $('title, [alt], [aria-label], meta[name="description"]').get();
  return described.map((element) => {
    const { alt, content, 'aria-label': label } = element.attribs;
    return { text: alt ?? content ?? label ?? $(element).text(), lang: languageOf($, element) };
  });
}

function languageOf($: CheerioAPI, element: Within): string {
  return $(element).closest('[lang]').attr('lang') ?? '';
}

/** The mistakes of a kind in some passages, each with the words around it. */
function mistakes(passages: readonly Passage[], languages: RegExp, pattern: RegExp): string[] {
  return passages
    .filter(({ lang }) => languages.test(lang))
    .flatMap(({ text }) =>
      [...text.matchAll(pattern)].map(({ index }) => text.slice(Math.max(0, index - 20), index + 20)),
    );
}

const ANY = /^/;
const FRENCH = /^fr$/;

const UNITS = 'ha|hl/ha|hl|m|km|cm|°C|%|ans|years|mois|months|litres|hectares|ouvrées|ares|bottles|bouteilles';

const forbidden: readonly (readonly [what: string, lang: RegExp, pattern: RegExp])[] = [
  ['a straight quote or apostrophe', ANY, /["']/g],
  // Plain spaces collapse in HTML; these do not.
  ['a no-break space beside another space', ANY, /[\u00a0\u202f]\s|\s[\u00a0\u202f]/g],
  ['a plain space between a number and its unit', ANY, new RegExp(`\\d (?:${UNITS})(?!\\p{L})`, 'gu')],
  ['a plain space between a sign and its number', ANY, /(?<!\p{L})(?:Pl\.|No\.|N°|n°|p\.|c\.) [\dIVX]/gu],
  ['a hyphen in a range of figures', ANY, /(?<![\d-])\d{1,3}-\d{1,3}(?![\d-])/g],
  ['a range that may break after its dash', ANY, /\d–\d/g],
  ['a plain space before ; : ! ? or »', FRENCH, / [;:!?»]/g],
  ['a plain space after «', FRENCH, /« /g],
  ['no space before ; ! ? or »', FRENCH, /[\p{L}\d)][;!?»]/gu],
  ['no space before a colon', FRENCH, /[\p{L}\d)]:(?=\s)/gu],
  ['a full space where a thin one belongs', FRENCH, /\u00a0[;!?»]|«\u00a0/g],
  ['three dots', FRENCH, /\.\.\./g],
  ['a plain space in a number', FRENCH, /(?<!\d)\d{1,3} \d{3}(?!\d)/g],
  ['a plain space before a century', FRENCH, /[IVX]e siècle/g],
  ['English quotation marks outside guillemets', FRENCH, /(?<!«[^»]*)“/g],
];

describe.each(pages)('$path', ({ $, passages }) => {
  it.each(forbidden)('prints nowhere %s', (_, languages, pattern) => {
    expect(mistakes([...passages, ...descriptionsOf($)], languages, pattern)).toEqual([]);
  });

  it('writes apostrophes curled in drawings', () => {
    expect($('svg text').text()).not.toContain("'");
  });

  it('prints only characters that the roman face holds', () => {
    expect(missing(passages.map(({ text }) => text).join(''), ROMAN_CHARACTERS)).toEqual([]);
  });

  it('prints in italics only characters that the italic face holds', () => {
    expect(missing($('i, em, cite, blockquote, figcaption').text(), ITALIC_CHARACTERS)).toEqual([]);
  });

  it('defines every marked term, and each definition leads back to its term', () => {
    const idsOf = (selector: string) => attributes($, selector, 'id').map((id) => `#${id}`);
    expect(idsOf('.glossary dl > div')).toEqual(attributes($, 'a.term', 'href'));
    expect(attributes($, '.glossary dl > div > dt a', 'href')).toEqual(idsOf('a.term'));
  });
});

/** Characters of a text that a face lacks. Line ends and the word joiner have no glyph. */
function missing(text: string, characters: string): string[] {
  return [...new Set(text.replace(/[\n\t\u2060]/g, ' '))].filter((character) => !characters.includes(character));
}

const used = new Set(pages.flatMap(({ $ }) => attributes($, '.glossary dl > div', 'id')));
const entries = readdirSync('content/en/glossary').map((file) => ({
  file,
  ...(frontMatter(`en/glossary/${file}`) as { readonly term: string; readonly definition: string }),
}));

it.each(entries)('the glossary explains a word of some page or of another definition: $file', ({ file, term }) => {
  const others = entries.filter((other) => other.file !== file);
  const isDefining = others.some(({ definition }) => definition.toLowerCase().includes(term.toLowerCase()));
  expect(used.has(`term-${parse(file).name}`) || isDefining).toBe(true);
});

it('the language of words is marked on phrases and words of the vine, few on an English page, and not on names', () => {
  const marked = pages
    .filter(({ $ }) => $('html').attr('lang') === 'en')
    .flatMap(({ $ }) => texts($, 'main [lang="fr"]:not(.sources li *, [hreflang])'));
  expect(marked).toContainEqual(expect.stringContaining('C’est un animal la vigne, ce n’est pas une plante'));
  expect(marked).toContain('climat');
  for (const name of ['Musigny', 'Domaine Leroy', 'Lalou Bize-Leroy', 'Vosne-Romanée'])
    expect(marked).not.toContain(name);
  expect(documentAt('/atlas/en')('main [lang="fr"]').length).toBeLessThan(20);
});

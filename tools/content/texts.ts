import { localeOf, type Locale } from '#language/locales.ts';
import { CITATION } from '#text/citations.ts';
import type { Document, FieldPath } from './document.ts';
import type { Place } from './problem.ts';

/** A text that visitors read, in one language: a field of a file, or a heading or paragraph of its body. */
export interface Text extends Required<Place> {
  readonly document: Document;
  readonly locale: Locale;
  /** As written, Markdown included. */
  readonly text: string;
  /** The same for the two languages of a field or of a whole body. */
  readonly page: string;
}

/** Fields of a file in one language that hold names, codes or days; all others hold words. */
const NO_WORDS =
  /^(?:respelling|ipa)$|^quote\.(?:author|source|originalLang)$|^datedNotes\.\d+\.(?:date|beside)$|^sources\.\d+\.|\.by$|^timeline\.\d+\.year$|^next\.to$|^year-by-year\.\d+\.sources\./;

/** Everything visitors read in one file, in reading order. Works on broken records too, so that one mistake hides no other. */
export function textsOf(document: Document): Text[] {
  const { locale, blocks, collection, path: page } = document;
  // What visitors say to the search is theirs, in any spelling.
  if (locale === undefined || collection === 'search') return [];
  const words = blocks.filter(({ kind }) => kind !== 'placed');
  return [
    ...fieldTexts(document, locale),
    ...words.map(({ file, line, field, text }) => ({ document, locale, file, line, field, text, page })),
  ];
}

function fieldTexts(document: Document, locale: Locale): Text[] {
  return stringsIn(document.data).flatMap(([path, text]) => {
    const place = document.at(path);
    const { field } = place;
    if (text.trim() === '' || (document.collection !== 'translations' && NO_WORDS.test(field))) return [];
    // A page names the language of an original, which may be none of the site's.
    const { originalLang } = (field === 'quote.original' ? document.data?.quote : {}) as { originalLang?: string };
    // A term of the glossary may have more forms in one language than in the other.
    const page = `${field.startsWith('forms.') ? document.file : document.path} ${field}`;
    return [{ document, locale: localeOf(originalLang) ?? locale, ...place, text, page }];
  });
}

function stringsIn(value: unknown, path: FieldPath = []): [FieldPath, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, [...path, key]));
}

/** Whether a text is a paragraph of a body, a list or a table among them. */
export const isParagraph = ({ field }: Text): boolean => /, paragraph \d+$/.test(field);

/** Whether a text is a paragraph of sentences, or a list of them: the cells of a table are none. */
export const isSentences = (text: Text): boolean => isParagraph(text) && !text.text.startsWith('|');

/** What a reader sees of a Markdown text: link labels without targets, words without emphasis, tags or citations. */
export function visibleText(markdown: string): string {
  return markdown
    .replace(CITATION, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, '')
    .replace(/\*/g, '')
    .replace(/^\s*-\s+/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Titles, and emphasis, which marks words of another language. */
export const SET_APART = /<cite>.*?<\/cite>|\*+[^*]+\*+/gs;
/** The same, and quotations. */
export const FOREIGN = new RegExp(`${SET_APART.source}|«[^»]*»|“[^”]*”|"[^"]*"`, 'gs');

/** A text without what stands in quotation marks, in emphasis or in `<cite>`. */
export function ownWords(markdown: string): string {
  return visibleText(markdown.replace(FOREIGN, ' '));
}

import { collections } from '#collections/definitions.ts';
import { localeCodes, type Locale } from '#i18n/locales.ts';
import { blockName, readBlocks } from './blocks.ts';
import type { FieldPath } from './front-matter.ts';
import type { Document } from './document.ts';
import type { Problem } from './problem.ts';

/** A piece of text that visitors read, in one language. */
export interface Passage {
  readonly document: Document;
  readonly locale: Locale;
  /** Looked up when asked, for few passages are at fault. */
  readonly line: () => number;
  readonly field: string;
  /** As written, Markdown included. */
  readonly text: string;
  /** Somebody else's words, which no rule of ours may touch. */
  readonly quoted: boolean;
}

/** Fields that hold names, codes or addresses rather than prose. */
const NOT_PROSE = new Set([
  'address',
  'author',
  'by',
  'commune',
  'date',
  'grape',
  'id',
  'lang',
  'lieuDit',
  'name',
  'originalLang',
  'plate',
  'pronunciation',
  'source',
  'where',
  'yieldQualifier',
]);

/** Everything visitors read in one file, in reading order. Works on broken records too, so that one mistake hides no other. */
export function passagesOf(document: Document): Passage[] {
  if (document.file.startsWith('content/editorial/')) return [];
  return [...fieldPassages(document), ...bodyPassages(document)];
}

/** The language a whole file is written in: `…/fr.md` is French; undefined for records of both languages. */
export function localeOf({ id, definition }: Document): Locale | undefined {
  return definition && localeCodes.find((locale) => id === locale || id.endsWith(`/${locale}`));
}

function fieldPassages(document: Document): Passage[] {
  return walk(document.data, [], localeOf(document)).flatMap(({ path, text, locale }) => {
    if (isTitleOfSource(path)) return [];
    const field = path.join('.');
    const quoted = isQuoted(path);
    return [{ document, locale, field, text, quoted, line: () => document.lineOf(path) }];
  });
}

interface Leaf {
  readonly path: FieldPath;
  readonly text: string;
  readonly locale: Locale;
}

/** The texts of a front matter whose language is known, by the file or by a key `en` or `fr`. */
function walk(value: unknown, path: FieldPath, locale: Locale | undefined): Leaf[] {
  if (typeof value === 'string') return locale && value.trim() !== '' ? [{ path, text: value, locale }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (NOT_PROSE.has(key)) return [];
    const own = key === 'original' ? languageOfOriginal(value) : (localeNamed(key) ?? locale);
    return walk(inner, [...path, key], own);
  });
}

function localeNamed(key: string): Locale | undefined {
  return localeCodes.find((locale) => locale === key);
}

/** A quotation's `original` is in the language its neighbour `originalLang` names; it may be one we cannot judge. */
function languageOfOriginal(quotation: object): Locale | undefined {
  return 'originalLang' in quotation ? localeCodes.find((locale) => locale === quotation.originalLang) : undefined;
}

/** Titles of books and articles keep their own language; what a source supports is our prose. */
function isTitleOfSource(path: FieldPath): boolean {
  return path[0] === 'sources' && path.at(-1) === 'title';
}

/** `quote.text` of a page, `philosophy.quote` of the dictionary and their originals. */
function isQuoted(path: FieldPath): boolean {
  return path[0] === 'quote' || /(^|\.)quote(\.original)?$/.test(String(path[1] ?? ''));
}

function bodyPassages(document: Document): Passage[] {
  const locale = localeOf(document);
  if (!locale) return [];
  return readBlocks(document.body, document.bodyLine).map((block) => ({
    document,
    locale,
    line: () => block.line,
    field: blockName(block),
    text: block.text,
    quoted: false,
  }));
}

/** Texts that are French wherever they stand: dictionary keys such as `vintages.quote.original`. */
export function isOriginal({ document, field }: Passage): boolean {
  return document.definition === collections.translations && /\.original\.\w+$/.test(field);
}

/** A problem of one passage. */
export function problemIn({ document, line, field }: Passage, wrong: string, cure: string): Problem {
  return { file: document.file, line: line(), field, wrong, cure };
}

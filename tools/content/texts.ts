import { localeCodes, type Locale } from '#language/locales.ts';
import { CITATION } from '#text/citations.ts';
import type { Document, FieldPath } from './document.ts';

/** A text that visitors read, in one language. */
export interface Text {
  readonly document: Document;
  readonly locale: Locale;
  readonly line: number;
  /** `note.en`, or the place in a body: `intro, paragraph 2`. */
  readonly field: string;
  /** As written, Markdown included. */
  readonly text: string;
  /** Somebody else's words, which no rule of ours may touch. */
  readonly quoted: boolean;
  /** The same for the two languages of a field or of a whole body. */
  readonly page: string;
}

/** A heading, a paragraph or something placed of a body. A list counts as one paragraph. */
export interface Block {
  /** A section is a second-level heading with an id: `## Title {#intro}`. */
  readonly kind: 'section' | 'heading' | 'paragraph' | 'placed';
  /** Line in the file. */
  readonly line: number;
  /** The section it stands in, by id; empty before the first. */
  readonly section: string;
  /** 1 for `#` and so on; 0 for a paragraph. */
  readonly level: number;
  /** As written; of a heading without the `##` and the id. */
  readonly text: string;
  /** For messages: `intro, paragraph 2`, `intro, heading`. */
  readonly field: string;
}

/** Fields of a file in one language that hold names, codes or days; all others hold words. */
const NO_WORDS =
  /^(?:respelling|ipa)$|^quote\.(?:author|source|originalLang)$|^notes\.\d+\.(?:date|beside)$|^sources\.\d+\.|\.by$|^steps\.\d+\.year$|^next\.to$|^years\.\d+\.sources\./;

const BLOCK = /^#{1,6} .*$|^(?!#{1,6} )[^\n]*\S[^\n]*(?:\n(?!#{1,6} )[^\n]*\S[^\n]*)*/gm;
/** A line that places a plate, a quotation or a figure. */
const PLACED = /^!\[[^\]]*\]\(\w+:[^)]*\)$/;
const HEADING = /^(?<marks>#{1,6})\s+(?<title>.*?)\s*(?:\{#(?<id>[^}]*)\}\s*)?$/;

/** Everything visitors read in one file, in reading order. Works on broken records too, so that one mistake hides no other. */
export function textsOf(document: Document): Text[] {
  if (document.file.startsWith('content/editorial/')) return [];
  return [...fieldTexts(document), ...bodyTexts(document)];
}

function fieldTexts(document: Document): Text[] {
  return stringsIn(document.data).flatMap(([path, text]) => {
    const field = path.join('.');
    const locale = originalLocale(document, field) ?? ownLocale(document, field);
    if (locale === undefined || text.trim() === '') return [];
    // A term of the glossary may have more forms in one language than in the other.
    const page = `${field.startsWith('forms.') ? document.file : document.path} ${field}`;
    const quoted = field.startsWith('quote.');
    return [{ document, locale, line: document.lineOf(path), field, text, quoted, page }];
  });
}

function stringsIn(value: unknown, path: FieldPath = []): [FieldPath, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, [...path, key]));
}

function ownLocale({ collection, locale }: Document, field: string): Locale | undefined {
  return collection !== 'translations' && NO_WORDS.test(field) ? undefined : locale;
}

/** A page names the language of an original, which may be none of the site's. */
function originalLocale({ data }: Document, field: string): Locale | undefined {
  if (field !== 'quote.original') return undefined;
  const { originalLang } = (data as { quote: { originalLang?: unknown } }).quote;
  return localeCodes.find((locale) => locale === originalLang);
}

function bodyTexts(document: Document): Text[] {
  const { locale, path: page } = document;
  if (!locale) return [];
  return readBlocks(document)
    .filter(({ kind }) => kind !== 'placed')
    .map(({ line, field, text }) => ({ document, locale, line, field, text, quoted: false, page }));
}

/** Cuts a body into its headings and paragraphs. */
export function readBlocks({ body, bodyLine }: Document): Block[] {
  let section = '';
  let paragraph = 0;
  return [...body.replaceAll('\r', '').matchAll(BLOCK)].map(({ 0: text, index }): Block => {
    const line = bodyLine + body.slice(0, index).split('\n').length - 1;
    const { marks, title = '', id } = HEADING.exec(text)?.groups ?? {};
    const named = id !== undefined && marks === '##';
    if (named) {
      section = id;
      paragraph = 0;
    }
    const kind = PLACED.test(text) ? 'placed' : 'paragraph';
    if (marks === undefined && kind === 'paragraph') paragraph += 1;
    const name = section === '' ? 'before the first section' : section;
    const field = `${name}, ${marks === undefined ? `paragraph ${paragraph}` : 'heading'}`;
    if (marks === undefined) return { kind, line, section, level: 0, text, field };
    return { kind: named ? 'section' : 'heading', line, section, level: marks.length, text: title, field };
  });
}

/** Whether a text is a paragraph of a body, a list or a table among them. */
export const isParagraph = ({ field }: Text): boolean => /, paragraph \d+$/.test(field);

/** Whether a text is a paragraph of sentences, or a list of them: the cells of a table are none. */
export const isSentences = (text: Text): boolean => isParagraph(text) && !text.text.startsWith('|');

/** What a reader sees of a Markdown text: link labels without targets, words without emphasis, tags or citations. */
export function plainText(markdown: string): string {
  return markdown
    .replace(CITATION, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, '')
    .replace(/\*/g, '')
    .replace(/^\s*-\s+/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A text without what stands in quotation marks, in emphasis (French words) or in `<cite>` (titles). */
export function ownWords(markdown: string): string {
  return plainText(markdown.replace(/<cite>.*?<\/cite>|\*[^*]+\*|«[^»]*»|“[^”]*”|"[^"]*"/gs, ' '));
}

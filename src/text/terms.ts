import { mapText } from '#text/html.ts';
import { anyOf, asPrinted } from '#text/words.ts';

/** A word that some readers will want explained, in one language. */
export interface Term {
  readonly id: string;
  /** How it occurs in running text, as typed in the content. */
  readonly forms: readonly string[];
}

/** The terms of one language, ready for the search. */
interface TermIndex<T extends Term> {
  readonly pattern: RegExp;
  readonly byForm: ReadonlyMap<string, T>;
}

/** Marks terms on one page and remembers which. */
export interface TermMarker<T extends Term> {
  /** Links the first use of each term to its definition. Give the page's prose in its order. */
  readonly mark: (html: string) => string;
  /** The terms marked so far, in order of appearance. */
  readonly used: () => readonly T[];
}

/** Headings, links, quotations, names, notes and code are no running prose. */
const NO_PROSE = /^<(?:h\d|a|blockquote|q|cite|span|sup|figcaption|code|pre)\b/;

/** What stands before the first word of a sentence. */
const SENTENCE_START = /(?:^|[.!?…:][»”]?\s+|[«“(]\s?)$/;

/** Ids of a definition at the foot of the page, and of the place in the text that leads to it. */
export const definitionId = (term: Term): string => `term-${term.id}`;
export const referenceId = (term: Term): string => `ref-${term.id}`;

/** Makes the terms of a language ready for the search. Takes a while; do it once per language. */
export function indexTerms<T extends Term>(terms: readonly T[]): TermIndex<T> {
  const byForm = new Map(terms.flatMap((term) => term.forms.map((form) => [asPrinted(form), term] as const)));
  const anyCase = anyOf([...byForm.keys()])
    .replace(/(?<!\p{L})\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)
    .replaceAll(' ', '[ \u00a0]');
  return { pattern: new RegExp(`(?<![\\p{L}\\d-])(?:${anyCase})(?![\\p{L}\\d-])`, 'gu'), byForm };
}

/** A marker for one page. */
export function termMarker<T extends Term>({ pattern, byForm }: TermIndex<T>): TermMarker<T> {
  const used = new Set<T>();
  const mark = (html: string): string =>
    mapText(html, (text, { before, within }) => {
      if (within.some((tag) => NO_PROSE.test(tag))) return text;
      return text.replace(pattern, (words, at: number) => {
        const term = termAt(words, `${before}${text.slice(0, at)}`, byForm);
        if (term === undefined || used.has(term)) return words;
        used.add(term);
        return `<a class="term" id="${referenceId(term)}" href="#${definitionId(term)}">${words}</a>`;
      });
    });
  return { mark, used: () => [...used] };
}

/**
 * The term that some words of the text stand for. A single word with a capital is a name
 * (`La Combe d’Orveau`) unless it opens a sentence; words inside quotation marks are the author's.
 */
function termAt<T extends Term>(words: string, textBefore: string, byForm: ReadonlyMap<string, T>): T | undefined {
  if (isQuoting(textBefore)) return undefined;
  const form = words.replaceAll('\u00a0', ' ');
  const exact = byForm.get(form);
  if (exact !== undefined) return exact;
  return form.includes(' ') || SENTENCE_START.test(textBefore) ? byForm.get(form.toLowerCase()) : undefined;
}

function isQuoting(textBefore: string): boolean {
  const opened = Math.max(textBefore.lastIndexOf('“'), textBefore.lastIndexOf('«'));
  return opened > Math.max(textBefore.lastIndexOf('”'), textBefore.lastIndexOf('»'));
}

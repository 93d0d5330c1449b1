import type { Element } from 'hast';
import { element, mapText, replaceInText, treeOf, type Tree } from '#text/tree.ts';
import { anyOf, asPrinted } from '#text/strings.ts';

/** Kinds of rock with a texture. */
export const rocks = ['crinoidal', 'marl', 'limestone', 'oolite', 'comblanchien', 'scree'] as const;

export type Rock = (typeof rocks)[number];

/** How a word is said: for readers of one language, and in signs of the IPA. */
export interface Pronunciation {
  readonly respelling: string | undefined;
  readonly ipa: string;
}

/** A word that some readers will want explained: an entry of the glossary in one language. */
export interface GlossaryTerm {
  readonly id: string;
  /** How it occurs in running text, as typed in the content. */
  readonly forms: readonly string[];
  /** The headword. */
  readonly word: string;
  readonly definition: Tree;
  /** The texture of a rock. */
  readonly rock: Rock | undefined;
  /** How it is said, where readers of the language may not know. */
  readonly pronunciation: Pronunciation | undefined;
}

/** The terms of one language, ready for the search. */
export interface TermIndex {
  readonly pattern: RegExp;
  readonly byForm: ReadonlyMap<string, GlossaryTerm>;
}

/** Headings, links, quotations, notes and code are no running prose, and neither are names, which have a language. */
const NO_PROSE = /^(?:h\d|dl|a|blockquote|q|cite|sup|figcaption|code|pre)$/;
const isNoProse = ({ tagName, properties }: Element): boolean =>
  NO_PROSE.test(tagName) || (tagName === 'span' && properties.lang !== undefined);

/** Before the first word of a sentence. */
const SENTENCE_START = /(?:^|[.!?…:][»”]?\s+|[«“(]\s?)$/;

/** Ids of a definition at the foot of the page, and of the place in the text that leads to it. */
export const definitionId = (term: GlossaryTerm): string => `term-${term.id}`;
export const referenceId = (term: GlossaryTerm): string => `ref-${term.id}`;

/** Makes the terms of a language ready for the search. Takes a while; do it once per language. */
export function indexTerms(terms: readonly GlossaryTerm[]): TermIndex {
  const byForm = new Map(terms.flatMap((term) => term.forms.map((form) => [asPrinted(form), term] as const)));
  const anyCase = anyOf([...byForm.keys()])
    .replace(/(?<!\p{L})\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)
    .replaceAll(' ', '[ \u00a0]');
  return { pattern: new RegExp(`(?<![\\p{L}\\d-])(?:${anyCase})(?![\\p{L}\\d-])`, 'gu'), byForm };
}

/** The text with the first use of each term linked to its definition. The terms already used on the page are in `used`, and grow. */
export function linkTerms(tree: Tree, { pattern, byForm }: TermIndex, used: Set<GlossaryTerm>): Tree {
  return mapText(tree, (text, { before, within }) => {
    if (within.some(isNoProse)) return treeOf(text);
    return replaceInText(text, pattern, (words, at) => {
      const term = termAt(words, `${before}${text.slice(0, at)}`, byForm);
      if (term === undefined || used.has(term)) return undefined;
      used.add(term);
      return element('a', { className: ['term'], id: referenceId(term), href: `#${definitionId(term)}` }, words);
    });
  });
}

/**
 * The term that some words of the text stand for. A single word with a capital is a name
 * (`La Combe d’Orveau`) unless it opens a sentence; words inside quotation marks are the author's.
 */
function termAt(
  words: string,
  textBefore: string,
  byForm: ReadonlyMap<string, GlossaryTerm>,
): GlossaryTerm | undefined {
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

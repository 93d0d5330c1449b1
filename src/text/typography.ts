import { perLocale, searchWords, typographies, type Locale } from '#language/locales.ts';
import type { Rule } from '#language/spacing.ts';
import { element, treeOf, type Tree } from '#text/tree.ts';
import { LINKED } from '#text/strings.ts';

/*
 * Why not a library: on the cases of typography.test.ts, richtypo 8 sets 6 of 43
 * French ones right, typopo 3 (which has no French) 6 and typograf 7 set 3; the first two take over
 * 3 ms for 4 kB. They break addresses, space the colon like the semicolon, leave French apostrophes
 * straight, and bind every short word to the next one.
 */

const RULES = perLocale((locale) => [...typographies[locale].rules(), keepNumberWords(locale)]);

const RANGE = /(?<![\d.,/-])(\d+(?:[.,]\d+)?)-(\d+(?:[.,]\d+)?)(?![\d/-])/g;

/** Addresses stand as they are; most texts hold none, which is quickly told. */
const MAYBE_ADDRESS = /@|:\/\/|www\./;
const ADDRESS = /((?:https?:\/\/|www\.)\S+|[^\s@]+@[^\s@]+\.\w+)/;

/** Characters before a piece of text that decide how it is set; after any other it starts afresh. */
const CONTEXT = /[\p{L}\d.,;:!?…%)\]]/u;

/**
 * Sets a plain text as a printer of its language would: quotes, apostrophes, ellipses, dashes in
 * ranges and no-break spaces. Idempotent. `before` is the character that stands before the text
 * where the text is only a part of its paragraph.
 */
export function typeset(text: string, locale: Locale, before = ''): string {
  const context = CONTEXT.test(before) ? before : '';
  const whole = `${context}${text}`;
  if (!MAYBE_ADDRESS.test(whole)) return setWords(whole, locale).slice(context.length);
  const parts = whole.split(ADDRESS).map((part, index) => (index % 2 === 1 ? part : setWords(part, locale)));
  return parts.join('').slice(context.length);
}

function setWords(text: string, locale: Locale): string {
  const { quotes } = typographies[locale];
  const quoted = quotes && text.includes('"') ? quotes(text) : text;
  const ranged = quoted.includes('-') ? quoted.replace(RANGE, dashed) : quoted;
  return RULES[locale].reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), ranged);
}

/** No line ends after the hyphen of a number in words: `thirty-one`. */
function keepNumberWords(locale: Locale): Rule {
  return [new RegExp(`-(?=\\p{L})(?<=(?<!\\p{L})(?:${searchWords[locale].numbers})-)`, 'giu'), '-\u2060'];
}

/** A range rises: `14-18` and `1845-46` take a dash, the number of a decree (`2009-1175`) does not. */
function dashed(range: string, from: string, to: string): string {
  const rises = Number(to.replace(',', '.')) > Number(from.replace(',', '.'));
  return rises || (from.length === 4 && to.length === 2) ? `${from}–${to}` : range;
}

/** A text in pieces, every other one the ending of an ordinal that its language raises: `['1', 'er', ' juin']`. */
export function endingsApart(text: string, locale: Locale): string[] {
  const { ordinals } = typographies[locale];
  return ordinals ? text.split(ordinals) : [text];
}

/** A text in which what hyphens link stands on one line, unless it is longer than the line. */
export function keepLinked(text: string): Tree {
  const pieces = text
    .split(LINKED)
    .map((part, index) =>
      index % 2 === 0 ? part : element('span', { className: ['inline-block', 'max-w-full'] }, part),
    );
  return treeOf(...pieces);
}

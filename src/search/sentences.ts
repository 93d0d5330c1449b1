import { localeCodes, searchWords } from '#language/locales.ts';
import type { ParsedQuery } from '#search/query.ts';
import { SYNONYM_WEIGHT, SENTENCE, type Analyzer } from '#search/analyzer.ts';

/** A pattern source that matches any of the words of one kind, whole. */
const oneOf = (kind: 'numbers' | 'places' | 'reasons'): string =>
  `(?<!\\p{L})(?:${localeCodes.map((locale) => searchWords[locale][kind]).join('|')})(?!\\p{L})`;
/** A sentence that answers a kind of question matches its pattern; a year is no number. */
const WANTED: Readonly<Record<string, RegExp>> = {
  number: new RegExp(`(?<!\\d)(?!(?:1[3-9]|20)\\d\\d\\b)\\d|${oneOf('numbers')}`, 'iu'),
  year: /\b(?:1\d{3}|20\d{2})\b/,
  person: /\p{Lu}\p{Ll}{3,}(?:-\p{Lu}\p{Ll}+)? (?:d[e’] ?)?\p{Lu}\p{Ll}{2,}/u,
  place: new RegExp(`${oneOf('places')} \\p{Lu}`, 'u'),
  reason: new RegExp(oneOf('reasons'), 'u'),
};

/** The part of a query that is there, by the weights of its concepts: `has` tells of each, by its place, whether or how far it is. */
export type ShareOf = (has: (index: number) => boolean | number) => number;

/** The sentence of a text that answers a query best, or the first where none has a word of it, and how well the best one does. */
export function bestSentence(text: string, { concepts, wants }: ParsedQuery, shareOf: ShareOf, analyzer: Analyzer) {
  const sentences = text.split(SENTENCE);
  let [sentence, most] = ['', -1];
  let hasAny = false;
  for (const one of sentences) {
    const stems = new Set(analyzer.termsOf(one));
    const isIn = (words: readonly string[]): boolean => words.every((word) => stems.has(word));
    const share = shareOf((index) => {
      const [typed = [], ...others] = concepts[index]?.wordings ?? [];
      return isIn(typed) ? 1 : others.some(isIn) ? SYNONYM_WEIGHT : 0;
    });
    hasAny ||= share > 0;
    const worth = share * 0.4 + ([...wants].some((want) => WANTED[want]?.test(one)) ? 0.2 : 0);
    if (worth > most) [sentence, most] = [one, worth];
  }
  return { sentence: hasAny ? sentence : (sentences[0] ?? ''), worth: most };
}

/** Whether texts hold what each kind of question wants; reasons are told in many ways. */
export const isWanted = (wants: ParsedQuery['wants'], texts: readonly string[]): boolean =>
  [...wants].every((want) => want === 'reason' || texts.some((one) => WANTED[want]?.test(one) ?? true));

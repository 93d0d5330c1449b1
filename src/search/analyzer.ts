import type { Options } from 'minisearch';
import { localeCodes, searchWords, type Locale } from '#language/locales.ts';
import { stripAccents } from '#language/accents.ts';

/** A number with its separators is one word: `1 064`, `2,6113`. */
export const WORD = /\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,]\d+)*(?![\d\p{L}])|[\p{L}\p{N}]+/gu;
/** The space between two sentences. */
export const SENTENCE = /(?<=(?<! vol)[.!?…]”?(?:\s?»)?)\s+(?=[\p{Lu}“«\d])/u;
/** The weight of another word for the one that was typed. */
export const SYNONYM_WEIGHT = 0.8;
const NUMBER = /^\d[\d\s.,]*$/;
const THOUSANDS = /[\s,](?=\d{3}(?!\d))/g;
// Names of one language stand in texts of the other, so those of all languages count.
const ARTICLES = new Set(localeCodes.flatMap((locale) => searchWords[locale].articles.split('|')));
const SHORT_FORMS = new Map(localeCodes.flatMap((locale) => Object.entries(searchWords[locale].shortForms)));

/** How the words of a language are compared. */
export interface Analyzer {
  /** A word without accents, capitals, number and gender: `Climats` is `climat`, `1,064` is `1064`. */
  readonly stem: (word: string) => string;
  /** The same for the search; null for articles. */
  readonly term: (word: string) => string | null;
  /** The stems of a text, articles left out. */
  readonly termsOf: (text: string) => string[];
  /** How an index of the search reads its texts. */
  readonly options: Pick<Options, 'tokenize' | 'processTerm'>;
}

/** How a query is read whose terms were made already. */
export const asIs = { tokenize: (text: string) => [text], processTerm: (term: string) => term };

export function analyzerFor(locale: Locale): Analyzer {
  // The texts repeat their words, and each key asks for many of them again.
  const known = new Map<string, string>();
  const stem = (word: string): string => {
    let found = known.get(word);
    if (found === undefined) {
      found = NUMBER.test(word) ? plainNumber(word) : plainWord(word, locale);
      known.set(word, found);
    }
    return found;
  };
  const term = (word: string): string | null => {
    const found = stem(word);
    return ARTICLES.has(found) && found === bareWord(word) ? null : found;
  };
  const tokenize = (text: string): string[] => text.match(WORD) ?? [];
  return {
    stem,
    term,
    termsOf: (text) =>
      tokenize(text)
        .map(term)
        .filter((one) => one !== null),
    options: { tokenize, processTerm: term },
  };
}

function plainNumber(word: string): string {
  const whole = /^0[.,]/.test(word) ? word : word.replace(THOUSANDS, '');
  return whole
    .replace(',', '.')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
}

/** A word without accents and capitals. */
export const bareWord = (word: string): string => stripAccents(word).toLowerCase().replaceAll('æ', 'ae');

function plainWord(word: string, locale: Locale): string {
  const bare = bareWord(word);
  const whole = SHORT_FORMS.get(bare);
  if (whole !== undefined) return plainWord(whole, locale);
  // `2004s` are wines of 2004.
  if (/\d/.test(bare) || ARTICLES.has(bare)) return bare.replace(/(?<=^\d{4})s$/, '');
  return searchWords[locale].endings.reduce((left, [ending, instead]) => left.replace(ending, instead), bare);
}

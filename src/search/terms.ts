import { endings, type Locale } from '#language/locales.ts';

/** A number with its separators is one word: `1 064`, `2,6113`. */
export const WORD = /\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,]\d+)*(?![\d\p{L}])|[\p{L}\p{N}]+/gu;
/** What parts one sentence from the next. */
export const SENTENCE = /(?<=(?<! vol)[.!?…]”?»?)\s+(?=[\p{Lu}“«\d])/u;
const NUMBER = /^\d[\d\s.,]*$/;
const THOUSANDS = /[\s,](?=\d{3}(?!\d))/g;
const ARTICLES = new Set('a an and au aux d de des du en et in l la le les of s the un une'.split(' '));
const SHORT_FORMS = new Map([
  ['st', 'saint'],
  ['ste', 'saint'],
  ['sainte', 'saint'],
  ['gc', 'cru'],
  ['1er', 'premier'],
  ['1ers', 'premier'],
  ['ha', 'hectare'],
]);

/** How the words of a language are compared. */
export interface Terms {
  /** A word without accents, capitals, number and gender: `Climats` is `climat`, `1,064` is `1064`. */
  readonly stem: (word: string) => string;
  /** The same for the search; null for articles. */
  readonly term: (word: string) => string | null;
  /** The stems of a text, articles left out. */
  readonly of: (text: string) => string[];
}

export function termsIn(locale: Locale): Terms {
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
  return { stem, term, of: (text) => (text.match(WORD) ?? []).map(term).filter((one) => one !== null) };
}

function plainNumber(word: string): string {
  const whole = /^0[.,]/.test(word) ? word : word.replace(THOUSANDS, '');
  return whole
    .replace(',', '.')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
}

/** A word without accents and capitals. */
export const bareWord = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae');

function plainWord(word: string, locale: Locale): string {
  const bare = bareWord(word);
  const whole = SHORT_FORMS.get(bare);
  if (whole !== undefined) return plainWord(whole, locale);
  // `2004s` are wines of 2004.
  if (/\d/.test(bare) || ARTICLES.has(bare)) return bare.replace(/(?<=^\d{4})s$/, '');
  return endings[locale].reduce((left, [ending, instead]) => left.replace(ending, instead), bare);
}

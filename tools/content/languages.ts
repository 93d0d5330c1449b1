import type { Locale } from '#language/locales.ts';

/** What the content check knows of a language. A language without an entry is not asked what needs it. */
export interface CheckedLanguage {
  /** Name of its dictionary in cspell. */
  readonly dictionary: string;
  /** Quotation marks that the language does not use. */
  readonly foreignQuotes?: RegExp;
  /** Numbers as another language writes them. */
  readonly foreignNumbers: RegExp;
  /** `40,000` and `0,27` become `40000` and `0.27`. */
  readonly plainNumbers: (text: string) => string;
  /** Centuries by their ordinals; the numeral's place in the list is the number, from 1. */
  readonly centuries: { readonly pattern: RegExp; readonly ordinals: readonly string[] };
  /** A pattern for a whole number below a hundred in words: `twenty-one`, `vingt et une?`. Undefined for others. */
  readonly inWords: (value: number) => string | undefined;
}

const joinGroups = (text: string, grouped: RegExp): string =>
  text.replace(grouped, (number) => number.replace(/[ ,]/g, ''));

const words = (text: string): string[] => text.split(' ');

/** Numbers below twenty, and the tens, in words. */
interface Numerals {
  readonly small: readonly string[];
  readonly tens: readonly string[];
  /** What an approximate number is called, where the language has a word for it: `quinzaine`. */
  readonly about: (word: string) => string;
}

const numeralsIn =
  ({ small, tens, about }: Numerals) =>
  (value: number): string | undefined => {
    if (!Number.isInteger(value) || value < 0 || value > 99) return undefined;
    if (value < 20) return about(small[value] ?? '');
    const ten = tens[Math.floor(value / 10)] ?? '';
    // « soixante-dix » and « quatre-vingt-dix » go on from ten.
    const rest = (value % 10) + (ten.endsWith('+') ? 10 : 0);
    const word = ten.replace('+', '');
    return rest === 0 ? about(word) : `${word.replace('s?', '')}(?:-| et |-et-)${small[rest] ?? ''}`;
  };

const ENGLISH: Numerals = {
  small: words(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ),
  tens: words('- ten twenty thirty forty fifty sixty seventy eighty ninety'),
  about: (word) => word,
};

const FRENCH: Numerals = {
  small: words(
    'zéro une? deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
  ),
  tens: words('- dix vingt trente quarante cinquante soixante soixante+ quatre-vingts? quatre-vingt+'),
  about: (word) => `${word.replace(/e$/, '')}(?:e|aine)?`,
};

export const checkedLanguages: Readonly<Partial<Record<Locale, CheckedLanguage>>> = {
  en: {
    dictionary: 'en-gb',
    foreignQuotes: /[«»]/,
    foreignNumbers: /\d,\d{1,2}(?!\d)|\d,\d{4,}/,
    plainNumbers: (text) => joinGroups(text, /(?<!\d)\d{1,3}(?:,\d{3})+(?!\d)/g),
    inWords: numeralsIn(ENGLISH),
    centuries: {
      pattern: /\b([a-z-]+)(?=[ -]centur)/g,
      ordinals: words(
        'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first',
      ),
    },
  },
  fr: {
    dictionary: 'fr-fr',
    // Licences and standards are named with a point in French too.
    foreignNumbers: /(?<!Licence Ouverte |CC BY |WCAG |RGAA )\d\.\d|\d,\d{3}(?=\s*(?:bouteilles|mètres|km|litres))/,
    plainNumbers: (text) => joinGroups(text, /(?<!\d)\d{1,3}(?: \d{3})+(?!\d)/g).replace(/(\d),(?=\d)/g, '$1.'),
    inWords: numeralsIn(FRENCH),
    centuries: {
      pattern: /\b([IVX]+)e(?= siècle)/g,
      ordinals: words('I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI'),
    },
  },
};

const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** The name of a language in messages: `French`. */
export const languageName = (locale: Locale): string => names.of(locale) ?? locale;

import type { Locale } from '#language/locales.ts';

/** What the content check knows of a language. A language without an entry is not asked what needs it. */
interface CheckedLanguage {
  /** Name of its dictionary in cspell. */
  readonly dictionary: string;
  /** Quotation marks that the language does not use. */
  readonly foreignQuotes?: RegExp;
  /** Numbers as another language writes them. */
  readonly foreignNumbers: RegExp;
  /** A pattern for a number or a year, in figures or in words. */
  readonly number: string;
  /** `40,000` and `0,27` become `40000` and `0.27`. */
  readonly plainNumbers: (text: string) => string;
  /** A pattern for a whole number below a hundred in words: `twenty-one`, `vingt et une?`. Undefined for others. */
  readonly inWords: (value: number) => string | undefined;
}

const joinGroups = (text: string, grouped: RegExp): string =>
  text.replace(grouped, (number) => number.replace(/[ ,]/g, ''));

const words = (text: string): string[] => text.split(' ');

/** Patterns of the whole numbers below a hundred: those below twenty, and the tens from twenty. */
const numerals =
  (small: readonly string[], tens: readonly string[]) =>
  (value: number): string | undefined => {
    if (!Number.isInteger(value) || value < 0 || value > 99) return undefined;
    const [ten = '', first] = value < 20 ? [] : (tens[Math.floor(value / 10) - 2] ?? '').split('+');
    // « soixante-dix » and « quatre-vingt-dix » go on from ten.
    const rest = value < 20 ? value : (value % 10) + (first === undefined ? 0 : 10);
    return [ten, rest === 0 && ten !== '' ? '' : (small[rest] ?? '')].filter(Boolean).join('(?:-| et |-et-)');
  };

export const checkedLanguages: Readonly<Partial<Record<Locale, CheckedLanguage>>> = {
  en: {
    dictionary: 'en-gb',
    number:
      '\\d+(?:[.,]\\d+)*|(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\\w+)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|first|second|third|\\w+th)',
    foreignQuotes: /[«»]/,
    foreignNumbers: /\d,\d{1,2}(?!\d)|\d,\d{4,}/,
    plainNumbers: (text) => joinGroups(text, /(?<!\d)\d{1,3}(?:,\d{3})+(?!\d)/g),
    inWords: numerals(
      words(
        'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
      ),
      words('twenty thirty forty fifty sixty seventy eighty ninety'),
    ),
  },
  fr: {
    dictionary: 'fr-fr',
    number:
      '\\d+(?:[\\s,]\\d+)*|(?:(?:vingt|trente|quarante|cinquante|soixante)(?:-\\w+| et une?)?|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix(?:-\\w+)?|onze|douze|treize|quatorze|quinze|seize)',
    // Licences and standards are named with a point in French too.
    foreignNumbers: /(?<!Licence Ouverte |CC BY |WCAG |RGAA )\d\.\d|\d,\d{3}(?=\s*(?:bouteilles|mètres|km|litres))/,
    plainNumbers: (text) => joinGroups(text, /(?<!\d)\d{1,3}(?: \d{3})+(?!\d)/g).replace(/(\d),(?=\d)/g, '$1.'),
    // With what an approximate number is called: « quinzaine ».
    inWords: numerals(
      words(
        'zéro une? deux trois quatre cinq six sept huit(?:aine)? neuf dix(?:aine)? onze douz(?:e|aine) treize quatorze quinz(?:e|aine) seize dix-sept dix-huit dix-neuf',
      ),
      words(
        'vingt(?:aine)? trent(?:e|aine) quarant(?:e|aine) cinquant(?:e|aine) soixant(?:e|aine) soixante+ quatre-vingts? quatre-vingt+',
      ),
    ),
  },
};

const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** The name of a language in messages: `French`. */
export const languageName = (locale: Locale): string => names.of(locale) ?? locale;

import { localeCodes, type Locale } from '#language/locales.ts';
import { entriesOf, type Library } from './library.ts';
import { problemAt, type Problem } from './problem.ts';
import { languageName } from './languages.ts';
import { ownWords, plainText, type Text } from './texts.ts';

/** One count of a habit of style, in one language. */
export interface StyleCount {
  readonly habit: Habit;
  readonly locale: Locale;
  readonly count: number;
  /** Where it was counted, for those who want to change it. */
  readonly examples: readonly string[];
}

export const HABITS = {
  recurringPhrases: 'phrases of five words on more than three pages',
  semicolons: 'semicolons per hundred sentences',
} as const;

export type Habit = keyof typeof HABITS;

const PHRASE_WORDS = 5;
const PAGES = 3;

/** Counts the habits of the site's own prose in each language. */
export function countStyle(library: Library): StyleCount[] {
  return localeCodes.flatMap((locale): StyleCount[] => {
    const texts = library.texts.filter((text) => text.locale === locale && !text.quoted);
    const sentences = texts.flatMap(({ text }) => plainText(text).split(/(?<=[.!?])\s/));
    const semicolons = sentences.join(' ').split(';').length - 1;
    const phrases = recurringPhrases(texts);
    return [
      { habit: 'semicolons', locale, count: Math.round((100 * semicolons) / sentences.length), examples: [] },
      { habit: 'recurringPhrases', locale, count: phrases.length, examples: phrases },
    ];
  });
}

/** The counts that are over the limits of content/editorial/limits.md. */
export function styleProblems(library: Library): Problem[] {
  const limits = entriesOf(library, 'limits');
  return countStyle(library).flatMap(({ habit, locale, count, examples }) =>
    limits
      .filter(({ data }) => count > (data[habit][locale] ?? Infinity))
      .map(({ document, data }) => {
        const wrong = `${languageName(locale)} has ${count}, the limit is ${data[habit][locale] ?? ''}: ${HABITS[habit]}`;
        const cure = `Rewrite some${examples.length > 0 ? `: ${examples.slice(0, 5).join(' | ')}` : ''}`;
        return problemAt(document, [habit, locale], wrong, cure);
      }),
  );
}

/** Phrases of prose; labels, captions and card texts recur by their nature, and so do names. */
function recurringPhrases(texts: readonly Text[]): string[] {
  const pages = new Map<string, Set<string>>();
  for (const { text, page } of texts.filter(({ field }) => isProse(field))) {
    const words = ownWords(text).match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
    for (let start = 0; start + PHRASE_WORDS <= words.length; start += 1) {
      const phrase = words.slice(start, start + PHRASE_WORDS).join(' ');
      if (/\p{Lu}/u.test(phrase)) continue;
      pages.set(phrase, (pages.get(phrase) ?? new Set()).add(page));
    }
  }
  return [...pages].filter(([, found]) => found.size > PAGES).map(([phrase]) => phrase);
}

function isProse(field: string): boolean {
  return /, paragraph \d+$|^steps\.\d+\.text$|\.p\d+$/.test(field);
}

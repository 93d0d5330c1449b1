import { localeCodes } from '#language/locales.ts';
import { entriesOf, type Library } from './library.ts';
import { problemAt, type Problem } from './problem.ts';
import { isParagraph, ownWords, plainText, type Text } from './texts.ts';

/** Habits of style: what is counted in the prose of a language, or found. */
const HABITS = {
  recurringPhrases: { says: 'phrases of five words on more than three pages', find: recurringPhrases },
  semicolons: { says: 'semicolons per hundred sentences', find: semicolons },
} as const;

type Habit = keyof typeof HABITS;

/** How often the site's own prose has each habit, a line each, and which are over the limits of content/editorial/limits.md. */
export function styleOf(library: Library): { counts: string[]; problems: Problem[] } {
  const counts: string[] = [];
  const problems: Problem[] = [];
  for (const locale of localeCodes) {
    const own = library.texts.filter((text) => text.locale === locale && !text.quoted);
    for (const [habit, { says, find }] of Object.entries(HABITS) as [Habit, (typeof HABITS)[Habit]][]) {
      const found = find(own);
      const count = typeof found === 'number' ? found : found.length;
      counts.push(`${locale}  ${count} ${says}`);
      for (const { document, data } of entriesOf(library, 'limits')) {
        const {
          [habit]: { [locale]: limit = Infinity },
        } = data;
        const cure = typeof found === 'number' ? 'Rewrite some' : `Rewrite some: ${found.slice(0, 5).join(' | ')}`;
        if (count > limit)
          problems.push(problemAt(document, [habit, locale], `is ${count} ${says}, the limit is ${limit}`, cure));
      }
    }
  }
  return { counts, problems };
}

function semicolons(texts: readonly Text[]): number {
  const sentences = texts.flatMap(({ text }) => plainText(text).split(/(?<=[.!?])\s/));
  return Math.round((100 * (sentences.join(' ').split(';').length - 1)) / sentences.length);
}

/** Phrases of prose; labels, captions and card texts recur by their nature, and so do names. */
function recurringPhrases(texts: readonly Text[]): string[] {
  const [length, most] = [5, 3];
  const prose = texts.filter((text) => isParagraph(text) || text.field.startsWith('steps.'));
  const phrases = prose.flatMap(({ text, page }) => {
    const words = ownWords(text).match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
    return words.map((_, start) => ({ page, phrase: words.slice(start, start + length) }));
  });
  const whole = phrases.filter(({ phrase }) => phrase.length === length && !/\p{Lu}/u.test(phrase.join('')));
  const byPhrase = Map.groupBy(whole, ({ phrase }) => phrase.join(' '));
  return [...byPhrase].filter(([, all]) => new Set(all.map(({ page }) => page)).size > most).map(([phrase]) => phrase);
}

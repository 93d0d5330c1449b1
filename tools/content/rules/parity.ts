import { CITATION } from '#prose/citations.ts';
import { figuresIn, type Figure } from '../figures.ts';
import type { Library } from '../library.ts';
import { problemIn, type Problem } from '../problem.ts';
import { LANGUAGES, type Text } from '../texts.ts';

export const LINK = /\[[^\]]*\]\(([^)]*)\)/g;

/** Both languages have the same links and citations on a page, and the same figures in a section or field. */
export function parityProblems({ texts }: Library): Problem[] {
  const equal = (a: string, b: string): boolean => a === b;
  return [
    ...compare(
      texts,
      'page',
      ({ text }) => matches(text, LINK),
      equal,
      (target, language) => [
        `the link to "${target}" is missing in ${language}`,
        'Link the same pages in both languages',
      ],
    ),
    ...compare(
      texts,
      'page',
      ({ text }) => matches(text, CITATION),
      equal,
      (id, language) => [`the source "${id}" is not cited in ${language}`, 'Cite the same sources in both languages'],
    ),
    ...compare(
      texts,
      'pair',
      ({ text, locale }) => figuresIn(text, locale),
      sameFigure,
      ({ value, unit }, language) => [
        `"${`${value} ${unit}`.trim()}" is not in the ${language} text`,
        'Give both languages the same figures',
      ],
    ),
  ];
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found.trim());
}

/** A unit may be left to the context in one language (`with 10 years … with 20`), but never contradict. */
function sameFigure(a: Figure, b: Figure): boolean {
  return a.value === b.value && (a.unit === b.unit || a.unit === '' || b.unit === '');
}

/** What one language has and the other lacks. Texts that exist in one language only are left alone. */
function compare<Item>(
  texts: readonly Text[],
  scope: 'page' | 'pair',
  find: (text: Text) => readonly Item[],
  same: (a: Item, b: Item) => boolean,
  describe: (item: Item, language: string) => [wrong: string, cure: string],
): Problem[] {
  return [...Map.groupBy(texts, (text) => text[scope]).values()].flatMap((group) => {
    const found = group.flatMap((text) => find(text).map((item) => ({ text, item })));
    if (new Set(group.map(({ locale }) => locale)).size < 2) return [];
    return found
      .filter(({ text, item }) => !found.some((other) => other.text.locale !== text.locale && same(item, other.item)))
      .map(({ text, item }) => problemIn(text, ...describe(item, LANGUAGES[text.locale === 'en' ? 'fr' : 'en'])));
  });
}

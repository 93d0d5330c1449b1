import { CITATION } from '#text/citations.ts';
import { figuresIn, type Figure } from '../figures.ts';
import { checkedLanguages, languageName } from '../languages.ts';
import type { Library } from '../library.ts';
import { problemIn, type Problem } from '../problem.ts';
import type { Text } from '../texts.ts';

export const LINK = /\[[^\]]*\]\(([^)]*)\)/g;

/** Both languages have the same links and citations on a page, and the same figures in a section or field. */
export function parityProblems({ texts }: Library): Problem[] {
  const equal = (a: string, b: string): boolean => a === b;
  const links = unmatched(texts, 'page', ({ text }) => matches(text, LINK), equal);
  const citations = unmatched(texts, 'page', ({ text }) => matches(text, CITATION), equal);
  const figures = unmatched(texts, 'pair', ({ text, locale }) => figuresIn(text, locale), sameFigure);
  return [
    ...links.map(({ text, item, other }) =>
      problemIn(text, `the link to "${item}" is missing in ${other}`, 'Link the same pages in both languages'),
    ),
    ...citations.map(({ text, item, other }) =>
      problemIn(text, `the source "${item}" is not cited in ${other}`, 'Cite the same sources in both languages'),
    ),
    ...figures.map(({ text, item: { value, unit }, other }) => {
      const figure = `${value} ${unit}`.trim();
      return problemIn(text, `"${figure}" is not in the ${other} text`, 'Give both languages the same figures');
    }),
  ];
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found.trim());
}

/** A unit may be left to the context in one language (`with 10 years … with 20`), but never contradict. */
function sameFigure(a: Figure, b: Figure): boolean {
  return a.value === b.value && (a.unit === b.unit || a.unit === '' || b.unit === '');
}

/** What one language has and another lacks, with that other. Texts that exist in one language only are left alone. */
function unmatched<Item>(
  texts: readonly Text[],
  scope: 'page' | 'pair',
  find: (text: Text) => readonly Item[],
  same: (a: Item, b: Item) => boolean,
): { text: Text; item: Item; other: string }[] {
  return [...Map.groupBy(texts, (text) => text[scope]).values()].flatMap((group) => {
    const found = group.flatMap((text) => find(text).map((item) => ({ text, item })));
    const locales = [...new Set(group.map(({ locale }) => locale))];
    return found.flatMap(({ text, item }) =>
      locales
        .filter((locale) => locale !== text.locale && checkedLanguages[locale] && checkedLanguages[text.locale])
        .filter((locale) => !found.some((one) => one.text.locale === locale && same(item, one.item)))
        .map((locale) => ({ text, item, other: languageName(locale) })),
    );
  });
}

import { figuresIn, type Figure } from '../figures.ts';
import { checkedLanguages, languageName } from '../languages.ts';
import type { Library } from '../library.ts';
import { problemIn, type Problem } from '../problem.ts';
import type { Text } from '../texts.ts';

export const LINK = /\[[^\]]*\]\(([^)]*)\)/g;

/**
 * Both languages have the same measures on a page. The texts are two originals: where a measure stands and whether it is
 * written in words, which years are told and what is linked and cited where, is each language's own.
 */
export function parityProblems({ texts }: Library): Problem[] {
  const figures = unmatched(texts, 'page', ({ text, locale }) => figuresIn(text, locale), sameFigure).filter(
    ({ text, item }) =>
      // What sources leave open is told in each language's own way.
      !/^(?:notes|sources)\./.test(text.field) &&
      MEASURES.includes(item.unit) &&
      !isSpelled(
        item,
        texts.filter(({ page, locale }) => page === text.page && locale !== text.locale),
      ),
  );
  return figures.map(({ text, item: { value, unit }, other }) => {
    const figure = `${value} ${unit}`.trim();
    return problemIn(text, `"${figure}" is not in the ${other} text`, 'Give both languages the same figures');
  });
}

/** A unit may be left to the context in one language (`with 10 years … with 20`), but never contradict. */
function sameFigure(a: Figure, b: Figure): boolean {
  return a.value === b.value && (a.unit === b.unit || a.unit === '' || b.unit === '');
}

/** What readers would compare: areas, yields, shares, temperatures, volumes, lengths and times. */
const MEASURES = ['hl/ha', 'ha', '%', '°C', 'l', 'hl', 'm²', 'km', 'm', 'cm', 'years', 'months'];

/** Whether texts have a figure in words: `thirty` for 30. */
function isSpelled({ value }: Figure, texts: readonly Text[]): boolean {
  return texts.some(({ text, locale }) => {
    const words = checkedLanguages[locale]?.inWords(value);
    return words !== undefined && new RegExp(`(?<![\\p{L}-])${words}(?![\\p{L}-])`, 'iu').test(text);
  });
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

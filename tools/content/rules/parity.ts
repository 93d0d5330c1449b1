import { figuresIn, type Figure } from '../figures.ts';
import { checkedLanguages, languageName } from '../languages.ts';
import type { Library } from '../library.ts';
import { problemIn, type Problem } from '../problem.ts';
import type { Text } from '../texts.ts';

/** What readers would compare: areas, yields, shares, temperatures, volumes, lengths and times. */
const MEASURES = ['hl/ha', 'ha', '%', '°C', 'l', 'hl', 'm²', 'km', 'm', 'cm', 'years', 'months'];

/**
 * All languages have the same measures on a page. The texts are originals of their own: where a measure stands and
 * whether it is written in words, which years are told and what is linked and cited where, is each language's own.
 */
export function parityProblems({ texts }: Library): Problem[] {
  const checked = texts.filter(({ locale }) => checkedLanguages[locale]);
  return [...Map.groupBy(checked, ({ page }) => page).values()].flatMap((page) => {
    const found = page.flatMap((text) => figuresIn(text.text, text.locale).map((figure) => ({ text, figure })));
    const locales = [...new Set(page.map(({ locale }) => locale))];
    const measures = found.filter(({ text, figure }) => MEASURES.includes(figure.unit) && !isLeftOpen(text));
    return measures.flatMap(({ text, figure }) =>
      locales
        .filter((locale) => locale !== text.locale)
        .filter((locale) => !found.some((one) => one.text.locale === locale && isSame(figure, one.figure)))
        .filter((locale) => !page.some((one) => one.locale === locale && isSpelled(figure, one)))
        .map((locale) => {
          const wrong = `"${figure.value} ${figure.unit}" is not in the ${languageName(locale)} text`;
          return problemIn(text, wrong, 'Give both languages the same figures');
        }),
    );
  });
}

/** What sources leave open is told in each language's own way. */
const isLeftOpen = ({ field }: Text): boolean => /^(?:notes|sources)\./.test(field);

/** A unit may be left to the context in one language (`with 10 years … with 20`), but never contradict. */
function isSame(a: Figure, b: Figure): boolean {
  return a.value === b.value && (a.unit === b.unit || a.unit === '' || b.unit === '');
}

/** Whether a text has a figure in words: `thirty` for 30. */
function isSpelled({ value }: Figure, { text, locale }: Text): boolean {
  const words = checkedLanguages[locale]?.inWords(value);
  return words !== undefined && new RegExp(`(?<![\\p{L}-])${words}(?![\\p{L}-])`, 'iu').test(text);
}

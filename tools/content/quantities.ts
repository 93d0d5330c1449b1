import type { Locale } from '#language/locales.ts';
import { checkedLanguages } from './languages.ts';
import { visibleText } from './texts.ts';

/** A number of a text with its unit; the unit is empty for years and plain counts. */
export interface Quantity {
  readonly value: number;
  readonly unit: string;
}

/** Units in both languages. Longer forms come first, because the first that fits is taken. */
const UNITS: readonly (readonly [unit: string, forms: RegExp])[] = [
  ['hl/ha', /^ ?(?:hl\/ha|hectolit(?:re|er)s? (?:per|par|to the|from a|à l')\s?hectare)(?!\p{L})/u],
  ['m²', /^ ?(?:m²|square metres?|mètres? carrés?)(?!\p{L})/u],
  ['ha', /^ ?(?:ha|hectares?)(?!\p{L}|\/)/u],
  ['hl', /^ ?(?:hl|hectolitres?)(?!\p{L}|\/)/u],
  ['l', /^ ?(?:l|litres?)(?!\p{L}|')/u],
  ['°C', /^ ?°C(?!\p{L})/u],
  ['%', /^ ?(?:%|per cent|pour cent)/u],
  ['km', /^ ?(?:km|kilomètres?|kilometres?)(?!\p{L})/u],
  ['cm', /^ ?(?:cm|centimètres?|centimetres?)(?!\p{L})/u],
  ['m', /^ ?(?:m|mètres?|metres?)(?!\p{L}|')/u],
  ['years', /^(?: |-)?(?:years?|ans?|années?)(?!\p{L})/u],
  ['months', /^ ?(?:months?|mois)(?!\p{L})/u],
  ...months(),
];

function months(): (readonly [string, RegExp])[] {
  const english = 'January February March April May June July August September October November December';
  const french = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre';
  const names = french.split(' ');
  return english
    .split(' ')
    .map((name, index) => [name, new RegExp(`^(?:er)? (?:${name}|${names[index] ?? ''})(?!\\p{L})`, 'u')]);
}

/** A number: digits, a decimal point and no letter before or after, except in "the 2019s". */
const NUMBER = /(?<![\p{L}\p{N}.])\d+(?:\.\d+)?/gu;

/** What stands between two numbers of which only the second names the unit: `14 to 18 months`, `de 2 à 5 %`. */
const JOINED = /^ ?(?:–|-|to|and|or|à|et|ou|au|of its|de ses) ?$/u;

/** Numbers that stand for years unless a unit follows. */
const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1000 && value <= 2100;

/**
 * The quantities of a Markdown text: `quantitiesIn('2–5% on 0.27 ha', 'en')` is 2 %, 5 % and 0.27 ha. None where the check
 * does not know how the language writes them.
 */
export function quantitiesIn(markdown: string, locale: Locale): Quantity[] {
  const language = checkedLanguages[locale];
  if (!language) return [];
  // Numbers without spaces and with a decimal point.
  const text = language.plainNumbers(visibleText(markdown).replace(/[\u00a0\u202f]/g, ' '));
  const found = [...text.matchAll(NUMBER)].map((match) => {
    const end = match.index + match[0].length;
    return { value: Number(match[0]), start: match.index, end, unit: unitAfter(text.slice(end, end + 40)) };
  });
  const quantities: Quantity[] = [];
  let next: { unit: string; start: number } | undefined;
  for (const { value, start, end, unit } of found.toReversed()) {
    const inherited = next && !isYear(value) && JOINED.test(text.slice(end, next.start)) ? next.unit : '';
    const own = unit ?? inherited;
    if (unit !== undefined || !/^\p{L}/u.test(text.slice(end)) || /^s(?!\p{L})/u.test(text.slice(end))) {
      quantities.unshift({ value, unit: own });
    }
    next = { unit: own, start };
  }
  return quantities;
}

function unitAfter(rest: string): string | undefined {
  return UNITS.find(([, forms]) => forms.test(rest))?.[0];
}

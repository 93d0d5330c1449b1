import { formats, locales, perLocale, type Locale } from '#language/locales.ts';
import { NO_BREAK_SPACE } from '#language/spacing.ts';

/** Formatters of the platform, made once: one costs far more than what it formats. */
const numbers = (options: Intl.NumberFormatOptions) =>
  perLocale((locale) => new Intl.NumberFormat(locales[locale].intl, options));
const days = (options: Intl.DateTimeFormatOptions) =>
  perLocale((locale) => new Intl.DateTimeFormat(locales[locale].intl, { ...options, timeZone: 'UTC' }));

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

const numberFormats = numbers({ maximumFractionDigits: 4 });
const areaFormats = numbers({ minimumFractionDigits: 2, maximumFractionDigits: 4 });
const plotFormats = numbers({ minimumFractionDigits: 4 });
const outlineFormats = numbers(ONE_DECIMAL);
const shareFormats = numbers({ style: 'percent', maximumFractionDigits: 1 });
const signedFormats = numbers({ ...ONE_DECIMAL, signDisplay: 'exceptZero' });
const kilobyteFormats = numbers({ style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
const megabyteFormats = numbers({ ...ONE_DECIMAL, style: 'unit', unit: 'megabyte' });
const dayCountFormats = numbers({ ...ONE_DECIMAL, style: 'unit', unit: 'day', unitDisplay: 'long' });
const listFormats = perLocale((locale) => new Intl.ListFormat(locales[locale].intl));
const dayFormats = days({ dateStyle: 'long' });
const dayOfYearFormats = days({ day: 'numeric', month: 'long' });

/** A number as the language writes it: `formatNumber(1.9069, 'fr')` is `1,9069`; keeps all given decimals. */
export function formatNumber(value: number, locale: Locale): string {
  return numberFormats[locale].format(value);
}

/** A number with its unit: `formatQuantity(0.27, 'ha', 'fr')` is `0,27 ha` with a no-break space. */
export function formatQuantity(value: number, unit: string, locale: Locale): string {
  return `${formatNumber(value, locale)}${NO_BREAK_SPACE}${unit}`;
}

/**
 * An area in hectares, with the two decimals of the land register at least: `0.70 ha`, `0,2713 ha`. A whole number is
 * known to the hectare, and has none: `160 ha`.
 */
export function formatArea(hectares: number, locale: Locale): string {
  if (Number.isInteger(hectares)) return formatQuantity(hectares, 'ha', locale);
  return `${areaFormats[locale].format(hectares)}${NO_BREAK_SPACE}ha`;
}

/** An area measured on an outline, of which one decimal is sure: `12.9 ha`. */
export function formatOutlineArea(hectares: number, locale: Locale): string {
  return `${outlineFormats[locale].format(hectares)}${NO_BREAK_SPACE}ha`;
}

/** The area of a plot as the land register has it, to the square metre: `formatPlotArea(390, 'en')` is `0.0390 ha`. */
export function formatPlotArea(squareMetres: number, locale: Locale): string {
  return `${plotFormats[locale].format(squareMetres / 10_000)}${NO_BREAK_SPACE}ha`;
}

/** A scale of a map: `formatScale(10_000, 'en')` is `1:10,000`, in French `1/10 000`. */
export function formatScale(times: number, locale: Locale): string {
  return `1${formats[locale].scale}${formatNumber(times, locale)}`;
}

/** A part of a whole: `formatShare(0.0543, 'en')` is `5.4%`, in French `5,4 %`. */
export function formatShare(part: number, locale: Locale): string {
  return shareFormats[locale].format(part);
}

/** The size of a file: `formatKilobytes(15_320, 'fr')` is `15 ko`. A kilobyte has 1,000 bytes. */
export function formatKilobytes(bytes: number, locale: Locale): string {
  return withUnit(kilobyteFormats[locale].format(Math.max(1, bytes / 1000)));
}

/** The size of a large file: `formatMegabytes(1_240_000, 'fr')` is `1,2 Mo`. A megabyte has 1,000,000 bytes. */
export function formatMegabytes(bytes: number, locale: Locale): string {
  return withUnit(megabyteFormats[locale].format(bytes / 1_000_000));
}

/** Keeps a number that the platform wrote with its unit. */
const withUnit = (quantity: string): string => quantity.replace(/\s(?=\p{L})/u, NO_BREAK_SPACE);

/** A range with its unit: `20–30 years` in English, `20 à 30 ans` in French. */
export function formatRange([from, to]: readonly [number, number], unit: string, locale: Locale): string {
  return `${formatNumber(from, locale)}${formats[locale].range}${formatNumber(to, locale)}${NO_BREAK_SPACE}${unit}`;
}

/** A place in a row, to begin a line with: `Fifth`, « Cinquième »; from 13 on in figures: `13th`, `13e`. */
export function formatOrdinal(value: number, locale: Locale): string {
  return formats[locale].ordinal(value);
}

const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'M'], [900, 'CM'], [500, 'D'], [400, 'CD'], [100, 'C'], [90, 'XC'],
  [50, 'L'], [40, 'XL'], [10, 'X'], [9, 'IX'], [5, 'V'], [4, 'IV'], [1, 'I'],
]; // prettier-ignore

/** Plate numbers: `toRoman(16)` is `XVI`. Takes a positive whole number. */
export function toRoman(value: number): string {
  let rest = value;
  let numeral = '';
  for (const [size, sign] of ROMAN) {
    while (rest >= size) {
      numeral += sign;
      rest -= size;
    }
  }
  return numeral;
}

/** A day on one line. */
function dayInWords(platform: Readonly<Record<Locale, Intl.DateTimeFormat>>, day: Date, locale: Locale): string {
  return formats[locale].day(platform[locale].format(day)).replaceAll(' ', NO_BREAK_SPACE);
}

/** A day such as `2026-11-01`, in words: `1 November 2026`, « 1er novembre 2026 ». */
export function formatDay(day: string, locale: Locale): string {
  return dayInWords(dayFormats, new Date(day), locale);
}

/** Items with `and` before the last: `formatList(['a', 'b', 'c'], 'en')` is `a, b and c`. */
export function formatList(items: readonly string[], locale: Locale): string {
  return listFormats[locale].format(items);
}

/** The name of a language inside a sentence: `formatLanguage('en', 'fr')` is `anglais`. */
export function formatLanguage(language: Locale, locale: Locale): string {
  return new Intl.DisplayNames([locales[locale].intl], { type: 'language' }).of(language) ?? language;
}

/** A day of the year without the year: `formatDayOfYear(2018, 237, 'en')` is `25 August`. 1 is the first of January. */
export function formatDayOfYear(year: number, dayOfYear: number, locale: Locale): string {
  return dayInWords(dayOfYearFormats, new Date(Date.UTC(year, 0, dayOfYear)), locale);
}

/** A difference with its sign and one decimal: `formatSigned(-2.44, 'fr')` is `−2,4`. */
export function formatSigned(value: number, locale: Locale): string {
  return signedFormats[locale].format(value).replace('-', '−');
}

/** The size of a difference with one decimal: `formatMagnitude(-2.44, 'fr')` is `2,4`. */
export function formatMagnitude(value: number, locale: Locale): string {
  return formatSigned(Math.abs(value), locale).replace('+', '');
}

/** A number of days with one decimal: `formatDays(0.44, 'fr')` is `0,4 jour`. */
export function formatDays(days: number, locale: Locale): string {
  return withUnit(dayCountFormats[locale].format(days));
}

/**
 * From one day to another, month and year said once: `10–19 September 2019`, « du 28 septembre au 5 octobre 2021 ».
 * Dates are UTC days.
 */
export function formatDayRange(from: Date, to: Date, locale: Locale): string {
  const sameYear = from.getUTCFullYear() === to.getUTCFullYear();
  const sameMonth = sameYear && from.getUTCMonth() === to.getUTCMonth();
  const first = sameMonth
    ? formats[locale].day(String(from.getUTCDate()))
    : dayInWords(sameYear ? dayOfYearFormats : dayFormats, from, locale);
  const range = formats[locale].dayRange(first, dayInWords(dayFormats, to, locale));
  // A line may end before the year.
  return range.replace(/\u00a0(?=\d{4})/g, ' ');
}

import * as en from './en.ts';
import * as fr from './fr.ts';
import type { Abbreviations, Formats, SearchWords, Typography } from './language.ts';

/*
 * The languages of the site: a module each, listed here once for each of its parts, so that a script in the browser
 * holds only the parts that it uses. The words of a language are in its folder of `content/`.
 */

export const locales = { en: en.names, fr: fr.names } as const;

export type Locale = keyof typeof locales;

/** A value for every language. Made by `perLocale` only. */
export type PerLocale<T = string> = Readonly<Record<Locale, T>>;

export const formats: PerLocale<Formats> = { en: en.formats, fr: fr.formats };
export const searchWords: PerLocale<SearchWords> = { en: en.searchWords, fr: fr.searchWords };
export const typographies: PerLocale<Typography> = { en: en.typography, fr: fr.typography };
export const abbreviations: PerLocale<Abbreviations> = { en: en.abbreviations, fr: fr.abbreviations };
export const paths = { en: en.paths, fr: fr.paths } as const;

/** Two languages that are set side by side. */
export type FacingPair = readonly [left: Locale, right: Locale];

/** Every language stands in one pair at most (docs/behaviour.md 10.1). */
const facingPairs: readonly FacingPair[] = [['en', 'fr']];

/** Language of `/` and of `x-default` (docs/behaviour.md 2.6). */
export const defaultLocale = 'en' satisfies Locale;

/** Language of the names of places, people and wines. */
export const nameLocale: Locale = 'fr';

export const localeCodes = Object.keys(locales) as Locale[];

/** Builds one value per language: `perLocale((locale) => pathTo(page, locale))`. */
export function perLocale<T>(make: (locale: Locale) => T): PerLocale<T> {
  return Object.fromEntries(localeCodes.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
}

/** The same where a value has to be waited for. */
export async function perLocaleAsync<T>(make: (locale: Locale) => Promise<T>): Promise<PerLocale<T>> {
  const made = await Promise.all(localeCodes.map(async (locale) => [locale, await make(locale)] as const));
  return Object.fromEntries(made) as Record<Locale, T>;
}

/** The language of a code such as `fr`, or undefined when the site does not have it. */
export function localeOf(code: string | undefined): Locale | undefined {
  return localeCodes.find((locale) => locale === code);
}

/** The pair that a language stands in, or undefined. */
export function facingPairOf(locale: Locale): FacingPair | undefined {
  return facingPairs.find((pair) => pair.includes(locale));
}

/** The `lang` of words in a language of their own: `foreign('fr', 'en')` is `fr`, `foreign('fr', 'fr')` undefined. */
export function foreign(own: Locale, page: Locale): Locale | undefined {
  return own === page ? undefined : own;
}

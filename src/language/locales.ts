/** The languages of the site, and what each standard calls them. */
export const locales = {
  en: { name: 'English', label: 'EN', hreflang: 'en', openGraph: 'en_GB', intl: 'en-GB' },
  fr: { name: 'Français', label: 'FR', hreflang: 'fr', openGraph: 'fr_FR', intl: 'fr-FR' },
} as const;

export type Locale = keyof typeof locales;

/** A value stated in every language, side by side. */
export type Localized<T = string> = Readonly<Record<Locale, T>>;

export const localeCodes = Object.keys(locales) as Locale[];

/** Language of `/` and of `x-default` (docs/behaviour.md 2.6). */
export const defaultLocale: Locale = 'en';

/** Builds one value per language: `{ en: make('en'), fr: make('fr') }`. */
export function perLocale<T>(make: (locale: Locale) => T): Localized<T> {
  return Object.fromEntries(localeCodes.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
}

/** The same where a value has to be waited for. */
export async function perLocaleAsync<T>(make: (locale: Locale) => Promise<T>): Promise<Localized<T>> {
  const made = await Promise.all(localeCodes.map(async (locale) => [locale, await make(locale)] as const));
  return Object.fromEntries(made) as Record<Locale, T>;
}

/** The `lang` of words in a language of their own: `foreign('fr', 'en')` is `fr`, `foreign('fr', 'fr')` undefined. */
export function foreign(own: Locale, page: Locale): Locale | undefined {
  return own === page ? undefined : own;
}

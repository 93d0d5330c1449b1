import type { Localized } from '#i18n/locales.ts';

/** The languages as messages to editors call them; `locales.ts` has the names that visitors read. */
export const LANGUAGE_NAMES: Localized = { en: 'English', fr: 'French' };

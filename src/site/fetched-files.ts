import type { Locale } from '#language/locales.ts';

/** JSON files that islands and the search fetch: one of the site, and one for each language. */
export const FETCHED = ['bottles'] as const;
export const FETCHED_PER_LOCALE = ['search', 'cote'] as const;

/** The name of one of them: `search.en`. */
export type FetchedName = (typeof FETCHED)[number] | `${(typeof FETCHED_PER_LOCALE)[number]}.${Locale}`;

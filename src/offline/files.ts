import type { Localized } from '#language/locales.ts';

/** Stands in a page for the size of the whole site in its language, until the build knows it. */
export const WHOLE_SITE_SIZE = '{whole-site}';

/** What the service worker is told of the site. Addresses are those of links inside the site, with base. */
export interface OfflineOutline {
  readonly offline: Localized;
  readonly pages: Localized<readonly string[]>;
  /** The line on a page from the copy; `{date}` is the day it was kept. */
  readonly line: Localized;
}

/** `offline.json`: what the whole site in one language consists of. */
export interface OfflineFiles {
  /** Another for each edition of the site. */
  readonly version: string;
  readonly languages: Localized<{
    readonly pages: readonly string[];
    /** Scripts, styles, fonts and plates. */
    readonly files: readonly string[];
    readonly bytes: number;
  }>;
}

/**
 * Who the site is about and who it is not. Rename the site here.
 *
 * What depends on the deployment (origin, base path, contact) is in `deployment.ts`.
 */
export const site = {
  /** Name printed in titles, header and footer. */
  brand: 'Domaine Leroy',
  /** Name of the estate in structured data. */
  legalName: 'Domaine Leroy',
  founder: 'Lalou Bize-Leroy',
  /** Year the estate was founded and turned to biodynamic farming (docs/behaviour.md 3.7). */
  foundingYear: 1988,
  /** Location of the estate in structured data (docs/behaviour.md 3.7). */
  location: { locality: 'Auxey-Duresses', region: 'Burgundy', country: 'France' },
  /** Licence of the words, the plates and the code (LICENSE). */
  licence: { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' },
  /** Where the sitemap tool sends people who submit a sitemap. */
  searchConsole: 'https://search.google.com/search-console',
} as const;

/** The document title: `page title | brand` (docs/behaviour.md 2.6). */
export const documentTitle = (title: string): string => `${title} | ${site.brand}`;

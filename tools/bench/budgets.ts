import type { RouteId } from '#site/routes.ts';

/** What a page may cost. Sizes in bytes as a build compresses them with brotli, unless the name says otherwise. */
export const budgets = {
  /**
   * The document to the end of its title page, with the style sheets that block it: the first congestion window of a
   * connection, 10 segments of 1,460 bytes (RFC 6928).
   */
  titlePage: 14_600,
  document: 25_000,
  scriptBeforeInteraction: 3_500,
  requests: 10,
  thirdPartyRequests: 0,
  // The face of the site comes in under the loading screen, and may move lines there (docs/behaviour.md 2.10).
  layoutShift: 0.1,
  /** First view on a phone, plate and font included. */
  transfer: 120_000,
  coldBuildMs: 10_000,
} as const;

/** Pages with an island have what brings islands to life besides, which Astro brings. */
const island = { scriptBeforeInteraction: 6_000 };

/** Budgets of single pages. */
const OWN: Partial<Record<RouteId, Limits>> = {
  // The documents that hold all vineyards or all entries; the atlas holds the outlines of all climats besides.
  atlas: { document: 32_000, ...island },
  compare: { document: 32_000, ...island },
  // The letter that is read; the button that prints.
  az: { document: 32_000, scriptBeforeInteraction: 3_800 },
  tasting: { scriptBeforeInteraction: 3_600 },
  harvests: island,
  labels: island,
  offline: island,
  // A list of pictures, three of which are on its first screen.
  plates: { transfer: 132_000 },
  // The sitemap tool works from its load on (docs/behaviour.md 5.4), so React is part of its first view.
  sitemap: { scriptBeforeInteraction: Infinity, requests: Infinity, transfer: 144_000 },
};

type Limits = Readonly<Partial<Record<keyof typeof budgets, number>>>;

/** The budgets of a page, by its route. */
export function budgetsOf({ page }: { readonly page: { readonly id: RouteId } }): Limits {
  return { ...budgets, ...OWN[page.id] };
}

/** The budgets that some figures miss: `{ requests: 12 }` gives `requests is 12, budget 10`. */
export function missed(figures: Limits, limits: Limits = budgets): string[] {
  return (Object.keys(budgets) as (keyof Limits)[]).flatMap((budget) => {
    const [figure = 0, limit = Infinity] = [figures[budget], limits[budget]];
    return figure > limit ? [`${budget} is ${figure}, budget ${limit}`] : [];
  });
}

import type { RouteId } from '#routes/routes.ts';

/** What a page may cost. Sizes in bytes as brotli 11 makes them, unless the name says otherwise. */
export const budgets = {
  /**
   * The document to the end of its title page, with the style sheets that block it: the first congestion window of a
   * connection, 10 segments of 1,460 bytes (RFC 6928).
   */
  titlePage: 14_600,
  document: 25_000,
  scriptBeforeInteraction: 6_800,
  requests: 10,
  thirdPartyRequests: 0,
  layoutShift: 0,
  /** First view on a phone, plate and font included. The aim is 120 kB; some Grands Crus miss it by 5 kB, facing pages by 10. */
  transfer: 132_000,
  coldBuildMs: 10_000,
} as const;

type Budget = keyof typeof budgets;

/** The documents that hold all vineyards or all entries; the atlas holds the outlines of all climats besides. */
const LARGE_DOCUMENTS: Partial<Record<RouteId, number>> = {
  atlas: 32_000,
  compare: 32_000,
  az: 32_000,
};

/** First view of the sitemap tool, with React. */
const TOOL_TRANSFER = 150_000;

interface BudgetedPage {
  readonly page: { readonly id: RouteId };
}

type Limits = Readonly<Partial<Record<Budget, number>>>;

/** The budgets of a page, by its route. */
export function budgetsOf({ page: { id } }: BudgetedPage): Limits {
  const document = LARGE_DOCUMENTS[id];
  if (document !== undefined) return { ...budgets, document };
  // The sitemap tool works from its load on (docs/behaviour.md 5.4), so React is part of its first view.
  const ofTool = Object.entries(budgets).filter(([name]) => !['scriptBeforeInteraction', 'requests'].includes(name));
  return id === 'sitemap' ? { ...Object.fromEntries(ofTool), transfer: TOOL_TRANSFER } : budgets;
}

/** The budgets that some figures miss: `{ requests: 12 }` gives `requests is 12, budget 10`. */
export function missed(figures: Limits, limits: Limits = budgets): string[] {
  return (Object.keys(budgets) as Budget[]).flatMap((budget) => {
    const [figure, limit] = [figures[budget], limits[budget]];
    return figure !== undefined && limit !== undefined && figure > limit
      ? [`${budget} is ${figure}, budget ${limit}`]
      : [];
  });
}

import { sitemapValues, type RouteId } from '#routes/routes.ts';

/** What a page may cost. Sizes in bytes as brotli 11 makes them, unless the name says otherwise. */
export const budgets = {
  /** The first congestion window of a connection: 10 segments of 1,460 bytes (RFC 6928). */
  htmlAndCss: 14_600,
  scriptBeforeInteraction: 6_000,
  requests: 10,
  thirdPartyRequests: 0,
  layoutShift: 0,
  /** First view on a phone, plate and font included. */
  transfer: 120_000,
  coldBuildMs: 10_000,
} as const;

type Budget = keyof typeof budgets;

/** HTML and CSS of the pages beyond those specified, which hold charts and tables; the atlas holds a map besides. */
const FURTHER_HTML_AND_CSS = 40_000;
const ATLAS_HTML_AND_CSS = 60_000;

/** Priority of further pages in the sitemap (docs/behaviour.md 5.2). */
const FURTHER_PRIORITY = 0.5;

interface BudgetedPage {
  readonly page: { readonly id: RouteId };
  readonly isFacing?: boolean;
}

type Limits = Readonly<Partial<Record<Budget, number>>>;

/** The budgets of a page, by its route; a page in both languages is a further one. */
export function budgetsOf({ page: { id }, isFacing = false }: BudgetedPage): Limits {
  if (isFacing || sitemapValues(id)?.priority === FURTHER_PRIORITY)
    return { ...budgets, htmlAndCss: id === 'atlas' ? ATLAS_HTML_AND_CSS : FURTHER_HTML_AND_CSS };
  // The sitemap tool works from its load on (docs/behaviour.md 5.4), so React is part of its first view.
  const ofTool = Object.entries(budgets).filter(([name]) => !['scriptBeforeInteraction', 'requests'].includes(name));
  return id === 'sitemap' ? Object.fromEntries(ofTool) : budgets;
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

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

export type Budget = keyof typeof budgets;

/** The budgets that some figures miss: `{ requests: 12 }` gives `requests is 12, budget 10`. */
export function missed(figures: Partial<Readonly<Record<Budget, number>>>): string[] {
  return (Object.keys(budgets) as Budget[]).flatMap((budget) => {
    const figure = figures[budget];
    return figure !== undefined && figure > budgets[budget]
      ? [`${budget} is ${figure}, budget ${budgets[budget]}`]
      : [];
  });
}

/** What `npm run bench -- …` was asked for. */
export interface Options {
  /** Visits per row. */
  readonly runs: number;
  /** Words of which a page's path contains one; empty for all pages. */
  readonly words: readonly string[];
}

/** Measures one part: what is printed, what is written down, and whether a budget is missed. */
export type Part = (options: Options) => Promise<{ text: string; results: unknown; failed?: boolean }>;

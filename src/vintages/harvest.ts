/** A line of the table of harvests by decade, in words. */
export interface DecadeRow {
  readonly years: string;
  /** Days before (−) or after (+) the mean of the whole series. */
  readonly mean: string;
  /** HTML without a paragraph. */
  readonly earliest: string;
  readonly latest: string;
}

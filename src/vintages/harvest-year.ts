import type { HarvestDay } from '#vintages/harvest-plot.ts';

/** One year of the series beside the others. */
export interface HarvestYear extends HarvestDay {
  /** 1 is the earliest of the series; years of one day have one rank. */
  readonly rank: number;
  /** Days after the mean of the series; before it, less than zero. */
  readonly afterMean: number;
}

/** A year of a series without gaps that begins in `first`, or undefined for a year outside of it. */
export function harvestYear(first: number, days: readonly number[], year: number): HarvestYear | undefined {
  const dayOfYear = days[year - first];
  if (dayOfYear === undefined) return undefined;
  const mean = days.reduce((sum, day) => sum + day, 0) / days.length;
  return { year, dayOfYear, rank: 1 + days.filter((day) => day < dayOfYear).length, afterMean: dayOfYear - mean };
}

import { mean } from 'd3-array';

/** First day of harvest of one year; 1 is the first of January. */
export interface HarvestDay {
  readonly year: number;
  readonly dayOfYear: number;
}

/** The year from which the series is earlier (Labbé et al. 2019). */
export const SERIES_BREAK = 1988;

/** The mean of some years, as day of the year. */
export function meanDay(harvests: readonly HarvestDay[]): number {
  return mean(harvests, ({ dayOfYear }) => dayOfYear) ?? Number.NaN;
}

/** Mean first day of the years before and since the break. */
export function meansAroundBreak(harvests: readonly HarvestDay[]): { before: number; since: number } {
  return {
    before: meanDay(harvests.filter(({ year }) => year < SERIES_BREAK)),
    since: meanDay(harvests.filter(({ year }) => year >= SERIES_BREAK)),
  };
}

/** The decades of a series in ascending order of years: the years that it has of each, their mean, and their ends. */
export function byDecade(harvests: readonly HarvestDay[]) {
  return [...Map.groupBy(harvests, ({ year }) => Math.floor(year / 10)).values()].map((decade) => {
    const years = [decade.at(0)?.year, decade.at(-1)?.year];
    const earliest = decade.reduce((one, next) => (next.dayOfYear < one.dayOfYear ? next : one));
    const latest = decade.reduce((one, next) => (next.dayOfYear < one.dayOfYear ? one : next));
    return { years, mean: meanDay(decade), earliest, latest };
  });
}

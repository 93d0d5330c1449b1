import { extent, mean } from 'd3-array';
import { scaleLinear } from 'd3-scale';

/** First day of harvest of one year; 1 is the first of January. */
export interface HarvestDay {
  readonly year: number;
  readonly dayOfYear: number;
}

/** The year from which the series is earlier (Labbé et al. 2019). */
const SERIES_BREAK = 1988;

/** Days of the year at which rules are drawn, in a common year: 1 and 15 September, 1 and 15 October. The outer two are named. */
export const RULED_DAYS = [244, 258, 274, 288] as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a plot of the series is drawn from: paths, and points for words. Early is up. */
export interface HarvestPlot {
  /** One stroke per year from the mean of the whole series. */
  readonly needles: string;
  /** Both means around the break: the days, and the years for which each holds. */
  readonly means: readonly { readonly from: number; readonly to: number; readonly dayOfYear: number }[];
  readonly rules: readonly { readonly dayOfYear: number; readonly y: number }[];
  readonly x: (year: number) => number;
  readonly y: (dayOfYear: number) => number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Mean first day of the years before and since the break, as days of the year. */
export function meansAroundBreak(harvests: readonly HarvestDay[]): { before: number; since: number } {
  const meanOf = (days: readonly HarvestDay[]): number => mean(days, ({ dayOfYear }) => dayOfYear) ?? Number.NaN;
  return {
    before: meanOf(harvests.filter(({ year }) => year < SERIES_BREAK)),
    since: meanOf(harvests.filter(({ year }) => year >= SERIES_BREAK)),
  };
}

/** Plots a series without gaps, in ascending order of years. */
export function harvestPlot(harvests: readonly HarvestDay[], { width, height }: Size): HarvestPlot {
  const years = extent(harvests, ({ year }) => year);
  const days = extent(harvests, ({ dayOfYear }) => dayOfYear);
  if (years[0] === undefined || days[0] === undefined) throw new Error('The harvest series is empty.');
  const xScale = scaleLinear(years, [0, width]);
  const yScale = scaleLinear(days, [0, height]);
  const x = (year: number): number => round(xScale(year));
  const y = (dayOfYear: number): number => round(yScale(dayOfYear));

  const middle = y(mean(harvests, ({ dayOfYear }) => dayOfYear) ?? 0);
  const needles = harvests.map(({ year, dayOfYear }) => `M${x(year)} ${middle}V${y(dayOfYear)}`).join('');
  const { before, since } = meansAroundBreak(harvests);
  return {
    needles,
    means: [
      { from: years[0], to: SERIES_BREAK - 1, dayOfYear: before },
      { from: SERIES_BREAK, to: years[1], dayOfYear: since },
    ],
    rules: RULED_DAYS.map((dayOfYear) => ({ dayOfYear, y: y(dayOfYear) })),
    x,
    y,
  };
}

/** One decade of the series for the table: `1350` holds the years from 1350 to 1359 that the series has. */
export interface Decade {
  readonly from: number;
  readonly years: number;
  readonly mean: number;
  readonly earliest: HarvestDay;
  readonly latest: HarvestDay;
}

/** The series by decades, for readers of tables. */
export function byDecade(harvests: readonly HarvestDay[]): Decade[] {
  const decades = Map.groupBy(harvests, ({ year }) => Math.floor(year / 10) * 10);
  return [...decades].map(([from, days]) => {
    const sorted = days.toSorted((a, b) => a.dayOfYear - b.dayOfYear);
    const [earliest, latest] = [sorted.at(0), sorted.at(-1)];
    if (!earliest || !latest) throw new Error(`The decade ${from} is empty.`);
    return { from, years: days.length, mean: mean(days, ({ dayOfYear }) => dayOfYear) ?? 0, earliest, latest };
  });
}

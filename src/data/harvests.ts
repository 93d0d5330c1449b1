import { getCollection } from 'astro:content';
import { byDecade, type HarvestDay } from '#charts/harvest-plot.ts';
import { formatDayOfYear, formatSigned } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { mean } from 'd3-array';

/** The series of Beaune in ascending order of years. Throws when a year is missing: a gap would be drawn as if it were none. */
export const harvests: readonly HarvestDay[] = (await getCollection('harvests'))
  .map(({ data }) => ({ year: data.year, dayOfYear: data.day_of_year }))
  .sort((a, b) => a.year - b.year);

harvests.forEach(({ year }, index) => {
  const expected = (harvests[0]?.year ?? 0) + index;
  if (year === expected) return;
  throw new Error(
    `content/atlas/beaune-harvests.csv: the year ${expected} is missing or stated twice. Correct its row.`,
  );
});

/** From this year on the calendar of the series is certain, and a day can be named (content/translations/harvests.md). */
const FIRST_DATED_YEAR = 1583;

export interface DecadeRow {
  readonly years: string;
  /** Days before (−) or after (+) the mean of the whole series. */
  readonly mean: string;
  readonly earliest: string;
  readonly latest: string;
}

/** The table under the plot, the latest decade last. */
export function decadeRows(locale: Locale): DecadeRow[] {
  const whole = mean(harvests, ({ dayOfYear }) => dayOfYear) ?? 0;
  const name = ({ year, dayOfYear }: HarvestDay): string =>
    year < FIRST_DATED_YEAR ? `${year}` : `${year}, ${formatDayOfYear(year, dayOfYear, locale)}`;
  return byDecade(harvests).map((decade) => ({
    years: `${Math.max(decade.from, harvests[0]?.year ?? 0)}–${Math.min(decade.from + 9, harvests.at(-1)?.year ?? 0)}`,
    mean: formatSigned(decade.mean - whole, locale),
    earliest: name(decade.earliest),
    latest: name(decade.latest),
  }));
}

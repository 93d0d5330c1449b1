import { site } from '#site/site.ts';
import { harvestYears, seasonYears, vintageFacts } from '#vintages/records.ts';
import { nameOf } from '#text/records.ts';
import { byDecade, meanDay, meansAroundBreak, type HarvestDay } from '#vintages/harvest-series.ts';
import type { HarvestMarks } from '#vintages/harvest-svg.ts';
import { messagesOf } from '#text/dictionary.ts';
import { endingsApart } from '#text/typography.ts';
import { formatDayOfYear, formatSigned } from '#language/format.ts';
import { formats, type Locale } from '#language/locales.ts';
import { fill, type Translate } from '#language/translate.ts';

/** The series of Beaune in ascending order of years. Throws when a year is missing: a gap would be drawn as if it were none. */
export const harvests: readonly HarvestDay[] = harvestYears
  .map(({ year, day_of_year: dayOfYear }) => ({ year, dayOfYear }))
  .sort((a, b) => a.year - b.year);

harvests.forEach(({ year }, index) => {
  const expected = (harvests[0]?.year ?? 0) + index;
  if (year === expected) return;
  throw new Error(
    `content/facts/atlas/beaune-harvests.csv: the year ${expected} is missing or stated twice. Correct its row.`,
  );
});

/** From this year on the calendar of the series is certain, and a day can be named (`harvests.*` of the dictionary). */
const FIRST_DATED_YEAR = 1583;

/** Years named on the plot: the earliest before 1583, the latest since, and the earliest of all. */
const NAMED = [1556, 1816, 2003];

/** Days of the year at which rules are drawn, in a common year: 1 and 15 September, 1 and 15 October. All are named where the plot is wide, every other one on phones. */
const RULED_DAYS = [244, 258, 274, 288];

/** A year without a leap day, so that the rules name the same days every time. */
export const COMMON_YEAR = 2001;

const DAY_MS = 86_400_000;

/** Days of the estate's own picking, of the first vintage after the series that states them. */
const estatePicking = vintageFacts
  .flatMap(({ id, data: { harvest } }) => {
    const year = Number(nameOf(id));
    const dayOfYear = (day: Date): number => (day.getTime() - Date.UTC(year, 0, 0)) / DAY_MS;
    const isLater = year > (harvests.at(-1)?.year ?? 0);
    return harvest && isLater ? [{ year, from: dayOfYear(harvest.from), to: dayOfYear(harvest.to) }] : [];
  })
  .sort((a, b) => a.year - b.year)
  .slice(0, 1);

/** The marks of the plot in the words of one language. */
export function harvestMarks(locale: Locale, t: Translate): HarvestMarks {
  const { before, since } = meansAroundBreak(harvests);
  return {
    days: RULED_DAYS.map((dayOfYear) => ({
      dayOfYear,
      label: endingsApart(formatDayOfYear(COMMON_YEAR, dayOfYear, locale), locale),
    })),
    apart: fill(t('harvests.apart'), { days: Math.round(before - since) }),
    earlier: t('harvests.earlier'),
    later: t('harvests.later'),
    named: harvests.filter(({ year }) => NAMED.includes(year)),
    founded: [
      { year: 1868, label: t('harvests.house') },
      { year: site.foundingYear, label: t('harvests.estate') },
    ],
    estate: estatePicking,
  };
}

/** Properties of the island of the years: the series and its words. */
export async function walkedYears(locale: Locale) {
  return {
    locale,
    messages: await messagesOf('harvests.walk', locale),
    first: harvests[0]?.year ?? 0,
    days: harvests.map(({ dayOfYear }) => dayOfYear),
    datedFrom: FIRST_DATED_YEAR,
    seasons: Math.max(...seasonYears.map(({ year }) => year)),
  };
}

/**
 * The table under the plot, the latest decade last: its years, its days before (−) or after (+) the mean of the whole
 * series, and its earliest and latest year.
 */
export function decadeRows(locale: Locale) {
  const whole = meanDay(harvests);
  const name = ({ year, dayOfYear }: HarvestDay): string =>
    year < FIRST_DATED_YEAR ? `${year}` : `${year}, ${formatDayOfYear(year, dayOfYear, locale)}`;
  return byDecade(harvests).map(({ years, earliest, latest, ...decade }) => ({
    years: years.join(formats[locale].range),
    mean: formatSigned(decade.mean - whole, locale),
    earliest: name(earliest),
    latest: name(latest),
  }));
}

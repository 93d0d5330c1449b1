import { extent, max, mean } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { site } from '#site/site.ts';
import { formatDayOfYear, formatMagnitude, formatQuantity } from '#language/format.ts';
import type { Locale } from '#language/locales.ts';
import { fill, type Translate } from '#language/translate.ts';
import { keysUnder } from '#text/dictionary.ts';
import { COMMON_YEAR, harvests } from '#vintages/harvests.ts';
import { seasonYears } from '#vintages/records.ts';

/** The years whose mean the seasons are measured against. */
const NORMAL = { from: 1961, to: 1990 };

const HAIL = 'harvests.hail.';

/** Size of the picture of a cell, and the height at which bars stand on the normal. */
export const SEASON_CELL = { width: 24, height: 40, normal: 32 };

/** A picture: a bar, or so many rings, or a mark; and whether its value is the first or the last of its row. */
interface SeasonPicture {
  /** Where the bar begins and ends, from the top. */
  readonly bar?: readonly [from: number, to: number];
  readonly rings?: number;
  readonly mark?: true;
  /** Of days the earliest and the latest, of other values the highest and the lowest. */
  readonly extreme?: 'most' | 'least' | undefined;
}

/** The pictures of a row, with its normal in words and as a line, from the top of a picture. */
interface Drawn {
  readonly normal?: string;
  readonly line?: number;
  readonly pictures: readonly (SeasonPicture | undefined)[];
}

/** The seasons since the estate began, up to the last year of the weather, with their normals: a row of the table for each value. */
export async function seasonsShown(locale: Locale, t: Translate) {
  const hail = new Set(await keysUnder(HAIL));
  const days = new Map(harvests.map(({ year, dayOfYear }) => [year, dayOfYear]));
  const all = seasonYears.toSorted((a, b) => a.year - b.year);
  const shown = all.filter(({ year }) => year >= site.foundingYear);
  const ofNormal = all.filter(({ year }) => year >= NORMAL.from && year <= NORMAL.to);
  type Season = (typeof all)[number];

  const row = <Name extends string>(name: Name, words: (season: Season) => string, { pictures, ...rest }: Drawn) => ({
    name,
    ...rest,
    /** For each year its words, with their picture. */
    cells: shown.map((season, index) => ({ text: words(season), picture: pictures[index] })),
  });
  const normalOf = (value: string) => ({ normal: fill(t('harvests.seasons.normal'), { value }) });
  const day = (year: number, dayOfYear: number): string => formatDayOfYear(year, Math.round(dayOfYear), locale);
  const warmth = (value: number): string => `${formatMagnitude(value, locale)}\u00a0°C`;

  const warmthOf = (season: Season) => season.mean_temp_apr_oct_c;
  const rainOf = (season: Season) => season.rain_apr_oct_mm;
  const frostOf = (season: Season) => season.spring_frost_days_1apr_15may;
  const isHail = ({ year }: Season) => hail.has(`${HAIL}${year}`);
  const usualDay = mean(days.values()) ?? 0;
  const usualWarmth = mean(ofNormal, warmthOf) ?? 0;
  const usualRain = mean(ofNormal, rainOf) ?? 0;
  const mostFrost = max(shown, frostOf);
  return {
    years: shown.map(({ year }) => year),
    rows: [
      row('harvest', ({ year }) => (days.has(year) ? day(year, days.get(year) ?? 0) : '–'), {
        ...normalOf(day(COMMON_YEAR, usualDay)),
        ...bars(
          shown.map(({ year }) => days.get(year)),
          { normal: usualDay, sign: -1 },
        ),
      }),
      row('warmth', (season) => warmth(warmthOf(season)), {
        ...normalOf(warmth(usualWarmth)),
        ...bars(shown.map(warmthOf), { normal: usualWarmth }),
      }),
      row('rain', (season) => formatQuantity(rainOf(season), 'mm', locale), {
        ...normalOf(formatQuantity(Math.round(usualRain), 'mm', locale)),
        ...bars(shown.map(rainOf), { normal: usualRain, from: 0, foot: SEASON_CELL.height }),
      }),
      row('frost', (season) => String(frostOf(season)), {
        pictures: shown.map(frostOf).map((rings) => ({ rings, extreme: rings === mostFrost ? 'most' : undefined })),
      }),
      row('hail', (season) => (isHail(season) ? t(`${HAIL}${season.year}`) : '–'), {
        pictures: shown.map((season) => (isHail(season) ? { mark: true } : undefined)),
      }),
    ],
  };
}

/** Bars on the line of their normal, or hanging below it; others stand at the foot of the picture, on what it is `from`. None is without ink. */
function bars(
  values: readonly (number | undefined)[],
  {
    normal,
    from = normal,
    foot = SEASON_CELL.normal,
    sign = 1,
  }: { normal: number; from?: number; foot?: number; sign?: 1 | -1 },
): Drawn {
  const reach = max(values, (value) => sign * ((value ?? from) - from)) ?? 1;
  const scale = scaleLinear([0, reach], [foot, 1]);
  const at = (value: number): number => Math.round(scale(sign * (value - from)));
  const [least, most] = extent(values, (value) => value && sign * value);
  const pictures = values.map((value): SeasonPicture | undefined => {
    if (value === undefined) return undefined;
    const end = at(value);
    const bar = end === foot ? ([foot + 1, foot - 1] as const) : ([foot, end] as const);
    if (sign * value === most) return { bar, extreme: 'most' };
    return { bar, extreme: sign * value === least ? 'least' : undefined };
  });
  return { line: at(normal), pictures };
}

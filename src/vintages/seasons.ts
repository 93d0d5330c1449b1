import { seasonYears } from '#vintages/records.ts';
import { mean } from 'd3-array';
import {
  meanOfYears,
  normalLine,
  seasonPictures,
  seasonRows,
  type Season,
  type SeasonNormals,
  type SeasonPicture,
  type SeasonRow,
} from '#vintages/season-strip.ts';
import { keysUnder, translator } from '#text/dictionary.ts';
import { harvests } from '#vintages/harvests.ts';
import { formatDayOfYear, formatMagnitude, formatQuantity } from '#language/format.ts';
import type { Locale } from '#language/locales.ts';
import { fill, type Translate } from '#language/translate.ts';
import { raiseOrdinals } from '#text/typography.ts';

/** The first year shown, that of the estate's founding, and the years whose mean the seasons are measured against. */
const FIRST = 1988;
const NORMAL = [1961, 1990] as const;

const HAIL = 'harvests.hail.';

async function seasons(locale: Locale): Promise<Season[]> {
  const t = await translator(locale);
  const hail = new Set(await keysUnder(HAIL));
  const days = new Map(harvests.map(({ year, dayOfYear }) => [year, dayOfYear]));
  return seasonYears
    .map((data) => ({
      year: data.year,
      harvest: days.get(data.year),
      warmthC: data.mean_temp_apr_oct_c,
      rainMm: data.rain_apr_oct_mm,
      frostNights: data.spring_frost_days_1apr_15may,
      hail: hail.has(`${HAIL}${data.year}`) ? t(`${HAIL}${data.year}`) : undefined,
    }))
    .sort((a, b) => a.year - b.year);
}

/** A row of the table: its names, its normal and the line of it, and a cell for each year. */
interface ShownRow {
  readonly name: SeasonRow;
  readonly normal: string | undefined;
  readonly line: number | undefined;
  /** HTML without a paragraph, with its picture. */
  readonly cells: readonly { readonly html: string; readonly picture: SeasonPicture | undefined }[];
}

/** The seasons since the estate began, up to the last year of the weather, with their normals. */
export async function seasonsShown(locale: Locale, t: Translate): Promise<{ years: number[]; rows: ShownRow[] }> {
  const all = await seasons(locale);
  const shown = all.filter(({ year }) => year >= FIRST);
  const normals: SeasonNormals = {
    harvest: mean(harvests, ({ dayOfYear }) => dayOfYear) ?? 0,
    warmthC: meanOfYears(all, NORMAL, ({ warmthC }) => warmthC),
    rainMm: meanOfYears(all, NORMAL, ({ rainMm }) => rainMm),
  };
  const day = (year: number, dayOfYear: number): string =>
    raiseOrdinals(formatDayOfYear(year, Math.round(dayOfYear), locale), locale);
  const warmth = (value: number): string => `${formatMagnitude(value, locale)}\u00a0°C`;
  const words: Record<SeasonRow, (season: Season) => string> = {
    harvest: ({ year, harvest }) => (harvest === undefined ? '–' : day(year, harvest)),
    warmth: ({ warmthC }) => warmth(warmthC),
    rain: ({ rainMm }) => formatQuantity(rainMm, 'mm', locale),
    frost: ({ frostNights }) => String(frostNights),
    hail: ({ hail }) => hail ?? '–',
  };
  const normalOf: Partial<Record<SeasonRow, string>> = {
    // It stands in a narrow column, where its two words may part.
    harvest: day(2001, normals.harvest).replace('\u00a0', ' '),
    warmth: warmth(normals.warmthC),
    rain: formatQuantity(Math.round(normals.rainMm), 'mm', locale),
  };
  return {
    years: shown.map(({ year }) => year),
    rows: seasonRows.map((name) => {
      const pictures = seasonPictures(name, shown, normals);
      const normal = normalOf[name];
      return {
        name,
        normal: normal && fill(t('harvests.seasons.normal'), { figure: normal }),
        line: normalLine(name, shown, normals),
        cells: shown.map((season, index) => ({ html: words[name](season), picture: pictures[index] })),
      };
    }),
  };
}

import { seasonYears } from '#vintages/records.ts';
import { mean } from 'd3-array';
import { meanWarmth, type Season, type SeasonNormals } from '#vintages/season-strip.ts';
import { keysUnder, translator } from '#text/dictionary.ts';
import { harvests } from '#vintages/harvests.ts';
import { formatDayOfYear, formatMagnitude, formatQuantity } from '#language/format.ts';
import type { Locale } from '#language/locales.ts';
import { raiseOrdinals } from '#text/typography.ts';

/** The years of the vintages page (docs/behaviour.md 7.11), and those whose mean the seasons are measured against. */
const SHOWN = [2004, 2021] as const;
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

/** A season as the table prints it. */
interface SeasonRow {
  readonly year: number;
  /** HTML without a paragraph. */
  readonly cells: readonly string[];
}

/** The seasons of the vintages with their normals, for the strip, and as rows of a table. */
export async function seasonsShown(
  locale: Locale,
): Promise<{ shown: Season[]; normals: SeasonNormals; rows: SeasonRow[] }> {
  const all = await seasons(locale);
  const shown = all.filter(({ year }) => year >= SHOWN[0] && year <= SHOWN[1]);
  const normals = { harvest: mean(harvests, ({ dayOfYear }) => dayOfYear) ?? 0, warmthC: meanWarmth(all, NORMAL) };
  const rows = shown.map(({ year, harvest, warmthC, rainMm, frostNights, hail }) => ({
    year,
    cells: [
      harvest === undefined ? '–' : raiseOrdinals(formatDayOfYear(year, harvest, locale), locale),
      `${formatMagnitude(warmthC, locale)}\u00a0°C`,
      formatQuantity(rainMm, 'mm', locale),
      String(frostNights),
      hail ?? '–',
    ],
  }));
  return { shown, normals, rows };
}

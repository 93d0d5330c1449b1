import { max, mean } from 'd3-array';
import { scaleBand, scaleLinear } from 'd3-scale';

/** A growing season, April to October, at one place; `harvest` is the first day of picking, as day of the year. */
export interface Season {
  readonly year: number;
  readonly harvest: number | undefined;
  readonly warmthC: number;
  readonly rainMm: number;
  readonly frostNights: number;
  /** Where hail is told of, in words. */
  readonly hail: string | undefined;
}

/** What the seasons are measured against. */
export interface SeasonNormals {
  /** Mean first day of the whole series, as day of the year. */
  readonly harvest: number;
  readonly warmthC: number;
}

/** Height of the strip, its rows from the top, and the length along the years, in units of its view box. */
export const SEASON_STRIP = {
  length: 1120,
  height: 320,
  rows: { harvest: 62, warmth: 142, rain: 176, frost: 254, hail: 282, year: 312 },
};

/** One year of the strip: where it stands, and the marks of its rows. */
interface SeasonColumn {
  readonly year: number;
  readonly x: number;
  /** End of the stroke of the first day, from the row's line. */
  readonly harvestY: number | undefined;
  readonly warmth: { readonly y: number; readonly height: number };
  readonly rainHeight: number;
  readonly frostX: readonly number[];
  readonly hail: boolean;
}

const FROST_STEP = 9;

/** The marks of each year: early harvests and warm seasons rise from their lines, rain hangs. */
export function seasonStrip(seasons: readonly Season[], normals: SeasonNormals): SeasonColumn[] {
  const { length, rows } = SEASON_STRIP;
  const x = scaleBand(
    seasons.map(({ year }) => year),
    [0, length],
  );
  const harvest = scaleLinear([normals.harvest - 35, normals.harvest], [rows.harvest - 56, rows.harvest]);
  const warmest = max(seasons, ({ warmthC }) => warmthC) ?? normals.warmthC;
  const warmth = scaleLinear([normals.warmthC, warmest], [0, 50]);
  const rain = scaleLinear([0, max(seasons, ({ rainMm }) => rainMm) ?? 1], [0, 50]);
  return seasons.map((season) => {
    const middle = Math.round((x(season.year) ?? 0) + x.bandwidth() / 2);
    const height = Math.round(warmth(season.warmthC));
    return {
      year: season.year,
      x: middle,
      harvestY: season.harvest === undefined ? undefined : Math.round(harvest(season.harvest)),
      warmth: { y: rows.warmth - Math.max(height, 0), height: Math.abs(height) },
      rainHeight: Math.round(rain(season.rainMm)),
      frostX: Array.from(
        { length: season.frostNights },
        (_, index) => middle + (index - (season.frostNights - 1) / 2) * FROST_STEP,
      ),
      hail: season.hail !== undefined,
    };
  });
}

/** Mean warmth of the seasons of some years, in °C. */
export function meanWarmth(seasons: readonly Season[], [from, to]: readonly [number, number]): number {
  const those = seasons.filter(({ year }) => year >= from && year <= to);
  return mean(those, ({ warmthC }) => warmthC) ?? Number.NaN;
}

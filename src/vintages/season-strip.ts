import { max, mean, min } from 'd3-array';
import { scaleLinear } from 'd3-scale';

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
  readonly rainMm: number;
}

/** The rows of the table, from the top. */
export const seasonRows = ['harvest', 'warmth', 'rain', 'frost', 'hail'] as const;
export type SeasonRow = (typeof seasonRows)[number];

/** Size of the picture of a cell, and the height of the line of the normal in it. */
export const SEASON_CELL = { width: 24, height: 40, normal: 32 };

/** A picture: a bar, or so many rings, or a mark; and whether its figure is the highest or lowest of its row. */
export interface SeasonPicture {
  /** Where the bar begins and ends, from the top. */
  readonly bar?: readonly [from: number, to: number];
  readonly rings?: number;
  readonly mark?: true;
  readonly extreme: boolean;
}

/** The pictures of a row, year by year. Bars stand on the normal, or hang below it; those of rain stand on nought. */
export function seasonPictures(
  row: SeasonRow,
  seasons: readonly Season[],
  normals: SeasonNormals,
): (SeasonPicture | undefined)[] {
  const { height, normal } = SEASON_CELL;
  const pictures = (
    values: readonly (number | undefined)[],
    picture: (value: number) => Omit<SeasonPicture, 'extreme'>,
  ) => {
    const [least, most] = [min(values, (value) => value), max(values, (value) => value)];
    return values.map((value) =>
      value === undefined ? undefined : { ...picture(value), extreme: value === least || value === most },
    );
  };
  const from = (values: readonly (number | undefined)[], middle: number, sign: 1 | -1) => {
    const reach = max(values, (value) => (value === undefined ? 0 : sign * (value - middle))) ?? 1;
    const scale = scaleLinear([0, reach], [normal, 1]);
    return pictures(values, (value) => ({ bar: [normal, Math.round(scale(sign * (value - middle)))] }));
  };
  switch (row) {
    case 'harvest':
      return from(
        seasons.map(({ harvest }) => harvest),
        normals.harvest,
        -1,
      );
    case 'warmth':
      return from(
        seasons.map(({ warmthC }) => warmthC),
        normals.warmthC,
        1,
      );
    case 'rain': {
      const scale = rainScale(seasons);
      return pictures(
        seasons.map(({ rainMm }) => rainMm),
        (value) => ({ bar: [height, Math.round(scale(value))] }),
      );
    }
    case 'frost': {
      const most = max(seasons, ({ frostNights }) => frostNights);
      return seasons.map(({ frostNights }) =>
        frostNights === 0 ? undefined : { rings: frostNights, extreme: frostNights === most },
      );
    }
    case 'hail':
      return seasons.map(({ hail }) => (hail === undefined ? undefined : { mark: true, extreme: false }));
  }
}

function rainScale(seasons: readonly Season[]) {
  return scaleLinear([0, max(seasons, ({ rainMm }) => rainMm) ?? 1], [SEASON_CELL.height, 1]);
}

/** Where the line of the normal stands in the pictures of a row, from the top; undefined where it has none. */
export function normalLine(row: SeasonRow, seasons: readonly Season[], normals: SeasonNormals): number | undefined {
  if (row === 'rain') return Math.round(rainScale(seasons)(normals.rainMm));
  return row === 'harvest' || row === 'warmth' ? SEASON_CELL.normal : undefined;
}

/** Mean of the seasons of some years. */
export function meanOfYears(
  seasons: readonly Season[],
  [from, to]: readonly [number, number],
  figure: (season: Season) => number,
): number {
  return (
    mean(
      seasons.filter(({ year }) => year >= from && year <= to),
      figure,
    ) ?? Number.NaN
  );
}

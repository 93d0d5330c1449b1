import {
  communeOutlines,
  grandCruOutlines,
  places,
  plotRecords,
  premierCruOutlines,
  vineyardLand,
} from '#atlas/records.ts';
import { polygonsOf } from '#atlas/schemas.ts';
import type { Strip } from '#atlas/cote-strips.ts';
import { mean } from 'd3-array';
import { allVineyards } from '#vineyards/records.ts';
import type { Polygons } from '#atlas/plane/plane.ts';
import { polygonsToPlane, toPlane } from '#atlas/plane/projection.ts';
import type { Vineyard } from '#vineyards/vineyard.ts';

/** An outline on the plane, with the mean latitude of its first edge, which says on which strip it lies. */
function placed(polygons: Polygons) {
  return { plane: polygonsToPlane(polygons), latitude: mean(polygons[0]?.[0] ?? [], ([, lat]) => lat) ?? NaN };
}

const climatsOf = <Rank>(entries: typeof grandCruOutlines | typeof premierCruOutlines, rank: Rank) =>
  entries.map(({ id, data: { name, geometry } }) => ({
    id,
    rank,
    /** As it is printed. */
    name: name.replaceAll("'", '’'),
    ...placed(polygonsOf(geometry)),
  }));

/** The Grands Crus from north to south. */
export const grandCruShapes = climatsOf(grandCruOutlines, 'grand' as const);
export const premierCruShapes = climatsOf(premierCruOutlines, 'premier' as const);
export const climatShapes = [...grandCruShapes, ...premierCruShapes];
export type Climat = (typeof climatShapes)[number];

/** The polygons of all vineyard land between Gevrey-Chambertin and Meursault. */
export const land = vineyardLand
  .flatMap(({ data: { geometry } }) => polygonsOf(geometry))
  .map((rings) => placed([rings]));
export const plotShapes = plotRecords.map((plot) => ({ ...plot, ...placed([plot.geometry.coordinates]) }));
/** The plots recorded for a cru, by its slug. */
export const plotsOf = (slug: string) => plotShapes.filter(({ cru }) => cru === slug);
export const communes = communeOutlines.map(({ id, data: { name, geometry } }) => ({
  id,
  name,
  ...placed(polygonsOf(geometry)),
}));
export const villages = places
  .filter(({ data: { kind } }) => kind === 'village')
  .map(({ data: { name, geometry } }) => ({
    name,
    at: toPlane(geometry.coordinates),
    latitude: geometry.coordinates[1],
  }));

/** All vineyards of the estate, tier by tier. */
export const vineyards = await allVineyards;

/** The ground of several outlines as one. */
export const mergedPlane = (all: readonly { readonly plane: Polygons }[]): Polygons =>
  all.flatMap(({ plane }) => plane);

/** A filter for what lies on a strip. */
export const isOn =
  ({ north, south }: Pick<Strip, 'north' | 'south'>) =>
  ({ latitude }: { readonly latitude: number }): boolean =>
    latitude < north && latitude >= south;

const outlineIds = new Set(climatShapes.map(({ id }) => id));
const knownIds = new Set([...outlineIds, ...places.map(({ id }) => id)]);

/**
 * The id of a record's outline or place, or undefined where it has none: a Grand Cru's own name, where there is an
 * outline of that name. Throws when a record names one that does not exist.
 */
export function outlineId(record: Vineyard): string | undefined {
  const { name, outline } = record;
  if (outline !== undefined && !knownIds.has(outline)) {
    throw new Error(
      `The vineyard "${name}" names the outline "${outline}", which no file of content/facts/atlas/ has. Correct the name.`,
    );
  }
  return outline ?? (record.tier === 'grand-cru' && outlineIds.has(record.slug) ? record.slug : undefined);
}

/** The climat of a record, where it has an outline. */
export function climatOf(record: Vineyard): Climat | undefined {
  const id = outlineId(record);
  return climatShapes.find((climat) => climat.id === id);
}

/** Ids of the outlines in which the estate holds vines. */
export const heldIds: ReadonlySet<string | undefined> = new Set(vineyards.map(outlineId));

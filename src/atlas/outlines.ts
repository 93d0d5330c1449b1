import { grandCruOutlines, places, premierCruOutlines, vineyardLand } from '#atlas/records.ts';
import { polygonsOf } from '#atlas/schemas.ts';
import { tiers, vineyardsOf } from '#vineyards/records.ts';
import type { LonLat } from '#atlas/plane.ts';
import type { Vineyard } from '#vineyards/vineyard.ts';

/** An outline of content/facts/atlas/ in longitude and latitude. */
export interface Outline {
  readonly id: string;
  readonly name: string;
  readonly polygons: LonLat[][][];
}

type Entries = typeof grandCruOutlines | typeof premierCruOutlines | typeof vineyardLand;

function outlinesOf(entries: Entries): Outline[] {
  return entries.map(({ id, data }) => ({ id, name: data.name, polygons: polygonsOf(data.geometry) }));
}

/** The Grands Crus from north to south. */
export const grandsCrus = outlinesOf(grandCruOutlines);
export const premiersCrus = outlinesOf(premierCruOutlines);
/** The polygons of all vineyard land between Gevrey-Chambertin and Meursault. */
export const land = outlinesOf(vineyardLand).flatMap(({ polygons }) => polygons);
/** All holdings of the estate, tier by tier. */
export const records = (await Promise.all(tiers.map(vineyardsOf))).flat();

const outlineIds = new Set([...grandsCrus, ...premiersCrus].map(({ id }) => id));
const knownIds = new Set([...outlineIds, ...places.map(({ id }) => id)]);

/**
 * The id of a record's outline or place, or undefined where it has none: a Grand Cru's own name, where there is an
 * outline of that name. Throws when a record names one that does not exist.
 */
export function outlineId(record: Vineyard): string | undefined {
  const { name, outline } = record;
  if (outline !== undefined && !knownIds.has(outline)) {
    throw new Error(
      `The vineyard "${name}" names the outline "${outline}", which no file of content/facts/atlas/ has.`,
    );
  }
  return outline ?? (record.tier === 'grand-cru' && outlineIds.has(record.slug) ? record.slug : undefined);
}

/** Ids of the outlines in which the estate holds vines. */
export const heldIds: ReadonlySet<string | undefined> = new Set(records.map(outlineId));

import { grandsCrus, heldIds, premiersCrus } from '#atlas/outlines.ts';
import { polygonsToPlane, type LonLat, type PlanePoint, type Polygons } from '#atlas/plane.ts';
import type { Sheet } from '#atlas/strip.ts';

/** What lies between two degrees of latitude. */
export type Part = Pick<Sheet, 'north' | 'south'>;

/** A climat on the plane, with the latitude that says on which sheet it lies. */
export interface Shape {
  readonly id: string;
  readonly name: string;
  readonly rank: 'grand' | 'premier';
  readonly plane: Polygons<PlanePoint>;
  readonly latitude: number;
}

/** Mean latitude of the points of the first edge: on which sheet an outline lies. */
export const latitudeOf = ([[edge = []] = []]: Polygons<LonLat>): number =>
  edge.reduce((sum, [, latitude]) => sum + latitude, 0) / edge.length;
export const lies = ({ north, south }: Part, latitude: number): boolean => latitude < north && latitude >= south;

export const shapes: readonly Shape[] = [
  ...grandsCrus.map((one) => ({ ...one, rank: 'grand' as const })),
  ...premiersCrus.map((one) => ({ ...one, rank: 'premier' as const })),
].map(({ id, name, rank, polygons }) => ({
  id,
  name,
  rank,
  plane: polygonsToPlane(polygons),
  latitude: latitudeOf(polygons),
}));

/** Whether a climat has a path of its own. */
export const isDrawnAlone = ({ id, rank }: Shape): boolean => rank === 'grand' || heldIds.has(id);

/**
 * The Côte bends, so its maps show two strips, each turned until its slope faces the
 * reader. On the wide map the wood is above, the plain below and north on the right; the upright map turns
 * the same strips by a quarter: north is above, the plain on the right. A turn is not a mirror image: a map
 * with north on the left and the plain below would be one.
 */
export interface Strip {
  readonly id: 'nuits' | 'beaune';
  /** Clockwise turn of the wide map, in degrees. */
  readonly degrees: number;
  /** Degrees of latitude between which a place belongs to the strip: from `south` up to `north`. */
  readonly north: number;
  readonly south: number;
}

export const orientations = ['wide', 'upright'] as const;

export type Orientation = (typeof orientations)[number];

export const nuits: Strip = { id: 'nuits', degrees: 76, north: 47.24, south: 47.105 };
const beaune: Strip = { id: 'beaune', degrees: 46, north: 47.105, south: 46.95 };

/** From north to south. */
export const strips: readonly Strip[] = [nuits, beaune];

/** Clockwise turn of a strip, in degrees. */
export function stripDegrees(strip: Strip, orientation: Orientation): number {
  return orientation === 'wide' ? strip.degrees : strip.degrees - 90;
}

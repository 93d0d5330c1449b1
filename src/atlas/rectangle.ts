import type { PlanePoint, Polygons } from '#atlas/plane.ts';

/** A rectangle as an outline; x and y are those of the corner where both are least. */
export function rectangle(x: number, y: number, width: number, height: number): Polygons<PlanePoint> {
  const [right, bottom] = [x + width, y + height];
  // prettier-ignore
  return [[[[x, y], [right, y], [right, bottom], [x, bottom], [x, y]]]];
}

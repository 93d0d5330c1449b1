import { toPlane } from '#geo/plane.ts';

/** Decimal degrees, WGS84. */
export interface Position {
  readonly lat: number;
  readonly lon: number;
}

/** A village of the Côte, which the sketch maps name. */
export interface Village extends Position {
  readonly name: string;
}

/**
 * Makes the projection of a map with the Côte laid on its side, between its
 * northernmost and southernmost points: `along` runs from 0 to 1, `upslope` (to the west) in the same unit.
 */
export function alongTheCote(
  north: Position,
  south: Position,
): (position: Position) => { along: number; upslope: number } {
  const origin = toPlane([north.lon, north.lat]);
  const fromOrigin = ({ lat, lon }: Position): [x: number, y: number] => {
    const [x, y] = toPlane([lon, lat]);
    return [x - origin[0], y - origin[1]];
  };
  const [axisX, axisY] = fromOrigin(south);
  const square = axisX ** 2 + axisY ** 2;
  return (position) => {
    const [x, y] = fromOrigin(position);
    return { along: (x * axisX + y * axisY) / square, upslope: (y * axisX - x * axisY) / square };
  };
}

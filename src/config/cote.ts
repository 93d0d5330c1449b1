/** Decimal degrees, WGS84. */
export interface Position {
  readonly lat: number;
  readonly lon: number;
}

/** Village centres along the foot of the slope, north to south, for the sketch maps. */
export const villages = [
  { name: 'Dijon', lat: 47.322, lon: 5.041 },
  { name: 'Gevrey', lat: 47.227, lon: 4.968 },
  { name: 'Vosne', lat: 47.161, lon: 4.954 },
  { name: 'Nuits', lat: 47.137, lon: 4.949 },
  { name: 'Aloxe', lat: 47.066, lon: 4.857 },
  { name: 'Beaune', lat: 47.025, lon: 4.84 },
  { name: 'Auxey', lat: 46.983, lon: 4.748 },
] as const;

/** Length of a degree of longitude here, in degrees of latitude. A plane is good enough for a sketch. */
const LONGITUDE_SCALE = 0.681;

const origin: Position = villages[0];
const end: Position = villages[6];
const axis = plane(end);
const length = Math.hypot(axis.east, axis.north);

function plane({ lat, lon }: Position): { east: number; north: number } {
  return { east: (lon - origin.lon) * LONGITUDE_SCALE, north: lat - origin.lat };
}

/**
 * Where a place lies when the Côte is laid on its side, north on the left: `along` runs from 0 at Dijon
 * to 1 at Auxey, `upslope` (to the west) in the same unit.
 */
export function alongTheCote(position: Position): { along: number; upslope: number } {
  const { east, north } = plane(position);
  return {
    along: (east * axis.east + north * axis.north) / length ** 2,
    upslope: (east * axis.north - north * axis.east) / length ** 2,
  };
}

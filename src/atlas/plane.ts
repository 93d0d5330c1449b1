import { geoTransverseMercator } from 'd3-geo';

/** Longitude and latitude in decimal degrees, WGS84, as GeoJSON orders them. */
export type LonLat = readonly [lon: number, lat: number];

/** Metres east and south of the origin: y grows downwards, as in SVG. */
export type PlanePoint = readonly [x: number, y: number];

/** Rings of one outline: the first of each polygon is its edge, the others are holes. */
export type Polygons<Point> = readonly (readonly (readonly Point[])[])[];

/** The middle of the Côte between Gevrey-Chambertin and Meursault. */
const ORIGIN: LonLat = [4.88, 47.1];

/** Mean radius of the Earth in metres (IUGG). */
export const EARTH_RADIUS_M = 6_371_008.8;

const projection = geoTransverseMercator()
  .rotate([-ORIGIN[0], -ORIGIN[1]])
  .scale(EARTH_RADIUS_M)
  .translate([0, 0])
  .precision(0);

/**
 * Projects a place to the plane of the maps. Within 20 km of the origin lengths are true to 0.3 %, which is
 * the difference between the sphere used here and the ellipsoid.
 */
export function toPlane(place: LonLat): PlanePoint {
  const point = projection([place[0], place[1]]);
  if (!point) throw new Error(`The place ${place.join(', ')} cannot be projected. Give longitude, then latitude.`);
  return point;
}

/** Projects every ring of an outline. */
export function polygonsToPlane(polygons: Polygons<LonLat>): Polygons<PlanePoint> {
  return polygons.map((rings) => rings.map((ring) => ring.map(toPlane)));
}

/** Turns a point about the origin, clockwise as seen on the sheet, by an angle in degrees. */
export function turn([x, y]: PlanePoint, degrees: number): PlanePoint {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

/** Signed area of a ring in square metres; positive when the ring runs counter-clockwise on the map. */
function signedArea(ring: readonly PlanePoint[]): number {
  return (
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
      return sum + (nextX - x) * (nextY + y);
    }, 0) / 2
  );
}

/** Area of an outline in hectares, holes taken off. */
export function areaHa(polygons: Polygons<PlanePoint>): number {
  const squareMetres = polygons.flatMap((rings) =>
    rings.map((ring, index) => (index === 0 ? 1 : -1) * Math.abs(signedArea(ring))),
  );
  return squareMetres.reduce((sum, area) => sum + area, 0) / 10_000;
}

/** Whether a ring of places runs counter-clockwise (RFC 7946, section 3.1.6, asks it of exterior rings). */
export function isCounterClockwise(ring: readonly LonLat[]): boolean {
  return signedArea(ring.map(toPlane)) > 0;
}

/** Left, top, width and height of a box around points, in metres. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest box around all points of an outline. */
export function boxAround(polygons: Polygons<PlanePoint>): Box {
  const points = polygons.flat(2);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/**
 * The `d` of an SVG path around an outline, in whole units of `unitM` metres. Relative steps keep it short:
 * `M120 40l12 3-4 9z`. Steps that come to nothing are left out.
 */
export function outlinePath(polygons: Polygons<PlanePoint>, unitM = 1): string {
  return polygons.flatMap((rings) => rings.map((ring) => ringPath(ring, unitM))).join('');
}

function ringPath(ring: readonly PlanePoint[], unitM: number): string {
  const points = ring.map(([x, y]) => [Math.round(x / unitM), Math.round(y / unitM)] as const);
  const [start, ...rest] = points;
  if (!start) return '';
  let [x, y] = start;
  const steps: number[] = [];
  for (const [nextX, nextY] of rest.slice(0, -1)) {
    if (nextX === x && nextY === y) continue;
    steps.push(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  // A minus sign separates two numbers by itself.
  const numbers = steps.map((step, index) => (index > 0 && step >= 0 ? ` ${step}` : `${step}`)).join('');
  return `M${start[0]} ${start[1]}l${numbers}z`;
}

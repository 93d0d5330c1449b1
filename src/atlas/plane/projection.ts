import { geoTransverseMercator } from 'd3-geo';
import { mapPoints, signedArea, type PlanePoint, type Polygons } from '#atlas/plane/plane.ts';

/** Longitude and latitude in decimal degrees, WGS84, as GeoJSON orders them. */
export type LonLat = readonly [lon: number, lat: number];

/** The middle of the Côte between Gevrey-Chambertin and Meursault. */
const ORIGIN: LonLat = [4.88, 47.1];

/** Mean radius of the Earth in metres (IUGG). */
const EARTH_RADIUS_M = 6_371_008.8;

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

/** The place of a point of the plane. */
export const fromPlane = ([x, y]: PlanePoint): LonLat => projection.invert?.([x, y]) ?? ORIGIN;

/** Projects an outline of longitudes and latitudes. */
export const polygonsToPlane = (polygons: Polygons): Polygons => mapPoints(polygons, toPlane);

/** Whether a ring of places runs counter-clockwise (RFC 7946, section 3.1.6, asks it of exterior rings). */
export function isCounterClockwise(ring: readonly LonLat[]): boolean {
  return signedArea(ring.map(toPlane)) > 0;
}

import { geoDistance, geoInterpolate } from 'd3-geo';
import { EARTH_RADIUS_M, type LonLat, type PlanePoint } from '#atlas/plane.ts';

/** A point of a profile in metres: along the line, and above the sea. */
interface ProfilePoint {
  readonly distance_m: number;
  readonly altitude_m: number;
}

/**
 * Joins two profiles of one line that meet at the top of a hill and both begin at its foot: the second is turned
 * about, so that the result runs from the foot of the first to the foot of the second. `topFirst` and `topSecond` are
 * the distances of the same place in both.
 */
export function joinAtTop(
  first: readonly ProfilePoint[],
  topFirst: number,
  second: readonly ProfilePoint[],
  topSecond: number,
): PlanePoint[] {
  const up = first.filter(({ distance_m }) => distance_m <= topFirst);
  const down = second.filter(({ distance_m }) => distance_m < topSecond).reverse();
  return [
    ...up.map(({ distance_m, altitude_m }): PlanePoint => [distance_m, altitude_m]),
    ...down.map(({ distance_m, altitude_m }): PlanePoint => [topFirst + topSecond - distance_m, altitude_m]),
  ];
}

/** Altitude of a profile at a distance, on the straight line between its two nearest points. */
export function altitudeAt(profile: readonly PlanePoint[], distance: number): number {
  const index = profile.findIndex(([x]) => x >= distance);
  const [to, from] = [profile[index], profile[index - 1]];
  if (!to) return profile.at(-1)?.[1] ?? 0;
  if (!from) return to[1];
  return from[1] + ((distance - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
}

/** The place on a straight line over the ground, as a function of its distance from the start in metres. */
export function placeAlong(start: LonLat, end: LonLat): (metres: number) => LonLat {
  const length = geoDistance([...start], [...end]) * EARTH_RADIUS_M;
  const between = geoInterpolate([...start], [...end]);
  return (metres) => between(metres / length);
}

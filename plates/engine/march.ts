import { at } from './numbers.ts';
import type { Scene, Solid } from './scene.ts';

/**
 * Sphere tracing: step along the ray by the distance to the nearest surface.
 * @see J. C. Hart, "Sphere Tracing", The Visual Computer 12 (1996)
 * @see Inigo Quilez, https://iquilezles.org/articles/raymarchingdf/
 */
export interface Hit {
  t: number;
  solid: Solid | null;
}

const MOST_STEPS = 420;

/**
 * How far a bundle of rays about the direction `d` gets, in metres, before any of them can come near a surface.
 * One march for a tile of samples saves each of them the empty space before the eye.
 *
 * @param spread radius of the bundle at one metre
 */
export function clearance(scene: Scene, o: readonly [number, number, number], d: Float64Array, spread: number): number {
  const [ox, oy, oz] = o;
  const dx = at(d, 0);
  const dy = at(d, 1);
  const dz = at(d, 2);
  const { solids, far } = scene;
  let t = scene.near;
  for (let n = 0; n < MOST_STEPS && t < far; n++) {
    let least = Infinity;
    for (const solid of solids) {
      least = Math.min(least, solid.distance(ox + dx * t, oy + dy * t, oz + dz * t, t));
    }
    const free = least - spread * t;
    if (free < spread * t * 0.25) return t;
    t += free / (1 + spread);
  }
  return t;
}

/** Marches one ray from `from` metres to the first surface. */
export function march(
  scene: Scene,
  o: readonly [number, number, number],
  d: Float64Array,
  from: number,
  precision: number,
  hit: Hit,
): void {
  const [ox, oy, oz] = o;
  const dx = at(d, 0);
  const dy = at(d, 1);
  const dz = at(d, 2);
  const { solids, far } = scene;
  let t = from;
  for (let n = 0; n < MOST_STEPS && t < far; n++) {
    let least = Infinity;
    let nearest: Solid | null = null;
    for (const solid of solids) {
      const distance = solid.distance(ox + dx * t, oy + dy * t, oz + dz * t, t);
      if (distance < least) {
        least = distance;
        nearest = solid;
      }
    }
    const tolerance = precision * t;
    if (least < tolerance) {
      hit.t = t;
      hit.solid = nearest;
      return;
    }
    t += Math.max(least, tolerance);
  }
  hit.t = far;
  hit.solid = null;
}

/** 1 where light reaches a point, 0 in shadow; an engraver's shadows have edges. */
export function sunlight(
  solids: readonly Solid[],
  x: number,
  y: number,
  z: number,
  sun: Float64Array,
  from: number,
  length: number,
  eyeDistance: number,
): number {
  const sx = at(sun, 0);
  const sy = at(sun, 1);
  const sz = at(sun, 2);
  let s = from;
  for (let n = 0; n < 48 && s < length; n++) {
    let least = Infinity;
    for (const solid of solids) {
      if (solid.castsNoShadow) continue;
      least = Math.min(least, solid.distance(x + sx * s, y + sy * s, z + sz * s, eyeDistance));
    }
    if (least < 0.0001 * eyeDistance + 0.001) return 0;
    s += Math.max(least, from * 0.5);
  }
  return 1;
}

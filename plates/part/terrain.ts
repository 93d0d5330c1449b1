import type { Noise } from '../engine/noise.ts';
import { at, clamp, hypot, mix, step } from '../engine/numbers.ts';

/** The ground: height in metres at a place. */
export interface Terrain {
  readonly height: (x: number, z: number) => number;
  /** Bearing of the fall line, downhill, in degrees. */
  readonly fall: (x: number, z: number) => number;
  /** How far up the slope: 0 at the foot, 1 at the crest. */
  readonly up: (x: number, z: number) => number;
}

/** A dry valley that cuts the slope from the plateau to the plain. */
interface Combe {
  /** Northing where it leaves the slope. */
  readonly at: number;
  readonly width: number;
  readonly depth: number;
  /** Northing gained per metre of westing: combes seldom run straight. */
  readonly slant?: number;
}

export interface SlopeShape {
  /** Easting of the foot; uphill is west. */
  readonly foot: number;
  /** Shoulders of the Côte that stand forward into the plain: how far, where, how wide. */
  readonly shoulders?: readonly (readonly [forward: number, at: number, width: number])[];
  readonly run: number;
  readonly rise: number;
  /** 1 is a straight slope; above, gentle at the foot and steep at the top. */
  readonly hollow: number;
  readonly combes: readonly Combe[];
  /** Height of the undulation of the crest in metres. */
  readonly crestPlay: number;
  /** A shelf on the slope: where it begins (0 foot, 1 crest) and how flat it is (0 to 1). */
  readonly shelf?: readonly [at: number, flatness: number];
}

const GENTLE_ROLL = 2.4;

/** A smooth function of northing, kept for every other metre over twelve kilometres. */
function tabulate(measure: (z: number) => number): (z: number) => number {
  const table = new Float64Array(6000).map((_, n) => measure(n * 2 - 6000));
  return (z) => {
    const place = clamp((z + 6000) / 2, 0, table.length - 2);
    const n = Math.floor(place);
    return mix(at(table, n), at(table, n + 1), place - n);
  };
}

const GRID_CELL = 2;
const GRID_SIDE = 2048;

/** A smooth function of the plan, kept on a grid of two metres as it is asked for, four kilometres square. */
function keepOnGrid(measure: (x: number, z: number) => number): (x: number, z: number) => number {
  const grid = new Float32Array(GRID_SIDE * GRID_SIDE).fill(NaN);
  const corner = (i: number, j: number): number => {
    const index = j * GRID_SIDE + i;
    const known = at(grid, index);
    if (!Number.isNaN(known)) return known;
    const value = measure((i - GRID_SIDE / 2) * GRID_CELL, (j - GRID_SIDE / 2) * GRID_CELL);
    grid[index] = value;
    return at(grid, index);
  };
  return (x, z) => {
    const p = x / GRID_CELL + GRID_SIDE / 2;
    const q = z / GRID_CELL + GRID_SIDE / 2;
    const i = Math.floor(p);
    const j = Math.floor(q);
    if (i < 0 || j < 0 || i > GRID_SIDE - 2 || j > GRID_SIDE - 2) return measure(x, z);
    const low = mix(corner(i, j), corner(i + 1, j), p - i);
    return mix(low, mix(corner(i, j + 1), corner(i + 1, j + 1), p - i), q - j);
  };
}

/** The Côte: plain in the east, slope, wooded plateau in the west. */
export function createSlope(noise: Noise, shape: SlopeShape): Terrain {
  const { run, rise, hollow, combes, crestPlay, shelf, shoulders = [] } = shape;

  const crestAt = tabulate((z) => (noise.octaves(z / 260 + 3.7, 1.3, 3) - 0.5) * 2);
  const footAt = tabulate((z) =>
    shoulders.reduce(
      (foot, [forward, where, width]) => foot + forward * Math.exp(-(((z - where) / width) ** 2)),
      shape.foot,
    ),
  );

  const roll = keepOnGrid((x, z) => GENTLE_ROLL * (noise.octaves(x / 130, z / 150, 2) - 0.5) * 2);

  const height = (x: number, z: number): number => {
    const foot = footAt(z);
    const up = (foot - x) / run;
    const s = clamp(up);
    let profile = Math.pow(s, hollow) * (1 - 0.12 * step(0.8, 1.1, up));
    if (shelf) {
      const flat = step(0.16, 0, Math.abs(s - shelf[0]));
      profile += (Math.pow(shelf[0], hollow) - profile) * flat * shelf[1];
    }
    // Round the foot and the brow so that no crease shows.
    const soft = step(-0.25, 0.25, up) * 0.012;
    let y = rise * (profile + soft);
    if (up > 0.25) y += crestPlay * crestAt(z) * step(0.25, 1, up);
    for (const combe of combes) {
      const middle = combe.at + (combe.slant ?? 0) * (foot - x);
      const across = (z - middle) / (combe.width * (0.75 + 0.5 * s));
      if (across * across < 4) y -= combe.depth * Math.exp(-across * across * 2) * step(0.12, 0.95, up);
    }
    if (up > -0.4) y += roll(x, z) * step(-0.4, 0.3, up);
    return y - 0.004 * Math.max(0, x - foot);
  };
  const kept = keepOnGrid(height);

  return { height: kept, fall: createFall(kept), up: (x, z) => (footAt(z) - x) / run };
}

export interface HillShape {
  readonly x: number;
  readonly z: number;
  readonly radius: number;
  readonly rise: number;
}

/** A round hill standing free, as Corton does, over a plain. */
export function createHill(noise: Noise, shape: HillShape): Terrain {
  const roll = keepOnGrid((x, z) => GENTLE_ROLL * (noise.octaves(x / 130, z / 150, 2) - 0.5) * 1.4);
  const bulgeAt = keepOnGrid((dx, dz) => 1 + 0.1 * (noise.plane(dx / 300 + 9.1, dz / 300) - 0.5));

  const height = (x: number, z: number): number => {
    const dx = x - shape.x;
    const dz = z - shape.z;
    const far = hypot(dx, dz) / shape.radius;
    const r = far * bulgeAt(dx, dz);
    const dome = step(1.12, 0.12, r);
    return shape.rise * Math.pow(dome, 1.15) + roll(x, z);
  };
  const kept = keepOnGrid(height);
  const up = (x: number, z: number): number => 1 - hypot(x - shape.x, z - shape.z) / shape.radius;
  return { height: kept, fall: createFall(kept), up };
}

function createFall(height: Terrain['height']): Terrain['fall'] {
  const reach = 12;
  return (x, z) => {
    const east = height(x - reach, z) - height(x + reach, z);
    const north = height(x, z - reach) - height(x, z + reach);
    return (Math.atan2(east, north) * 180) / Math.PI;
  };
}

import { createNoise } from '../engine/noise.ts';
import { hypot } from '../engine/numbers.ts';
import type { Scene } from '../engine/scene.ts';
import { createHamlet, type HouseShape } from '../part/building.ts';
import { housesAlong } from '../part/street.ts';
import { composeView } from '../part/view.ts';
import { woodAbove } from '../part/woodland.ts';

/** Tiles of the strip, and metres of slope in each: nine Grands Crus from north to south, then what lies beyond Beaune. */
export const TILES = 10;
const REACH = 360;

/** Width of a tile to its height. */
export const TILE_RATIO = 9 / 8;

/** Northing of a place in a tile: 0 is its north edge, 1 its south edge. */
const at = (tile: number, place: number): number => (TILES / 2 - tile - place) * REACH;

const chance = createNoise(31);

interface Village {
  readonly z: number;
  readonly x: number;
  /** Half the length of its streets. */
  readonly half: number;
  /** Height of its steeple. */
  readonly spire: number;
}

/** Gevrey, Morey, Chambolle, Vosne, Aloxe and Meursault. */
const VILLAGES: readonly Village[] = [
  { z: at(0, 0.08), x: 36, half: 60, spire: 44 },
  { z: at(2, 0.18), x: 40, half: 56, spire: 46 },
  { z: at(3, 0.12), x: -36, half: 48, spire: 40 },
  { z: at(6, 0.1), x: 44, half: 64, spire: 50 },
  { z: at(8, 0.1), x: 64, half: 44, spire: 48 },
  { z: at(9, 0.52), x: 30, half: 76, spire: 66 },
];

const housesOf = ({ z, x, half, spire }: Village, n: number): HouseShape[] => [
  {
    x: x - 4,
    z: z + 8,
    ridge: 5,
    length: 11,
    depth: 11,
    eaves: spire * 0.5,
    top: spire,
    hip: 5.6,
    windows: 4,
    finial: true,
  },
  { x: x - 8, z: z - 12, ridge: 5, length: 30, depth: 13, eaves: 11, top: 21, windows: 5 },
  ...housesAlong(
    chance,
    [
      [x + 26, z - half],
      [x + 32, z + half],
    ],
    n * 3 + 1,
  ),
  ...housesAlong(
    chance,
    [
      [x - 24, z - half * 0.8],
      [x - 20, z + half * 0.8],
    ],
    n * 3 + 2,
  ),
];

/** The château of the Clos de Vougeot, in the upper part of its wall. */
const CLOS = { north: at(4, 0.12), south: at(4, 0.9), above: -50, below: 150 };
const COURT = { x: 6, z: at(4, 0.46) };
const chateau: readonly HouseShape[] = [
  {
    x: COURT.x - 18,
    z: COURT.z,
    ridge: 0,
    length: 62,
    depth: 16,
    eaves: 13,
    top: 30,
    hip: 8,
    windows: 6,
    chimneys: [-0.4, 0.4],
  },
  {
    x: COURT.x + 2,
    z: COURT.z + 32,
    ridge: 0,
    length: 14,
    depth: 14,
    eaves: 19,
    top: 38,
    hip: 6,
    windows: 6,
    finial: true,
  },
  { x: COURT.x + 8, z: COURT.z - 33, ridge: 90, length: 44, depth: 16, eaves: 9, top: 23, windows: 7 },
  { x: COURT.x + 28, z: COURT.z + 4, ridge: 0, length: 50, depth: 15, eaves: 7, top: 20, hip: 4, windows: 7 },
];

/** The Côte from Gevrey to Meursault as an eye sees it that walks along the plain: one picture, cut into tiles. */
export function unrolled(): Scene {
  const scene = composeView({
    seed: 57,
    ground: {
      foot: 0,
      run: 390,
      rise: 132,
      hollow: 1.3,
      crestPlay: 11,
      shoulders: [
        [46, at(2, 0.75), 150],
        [34, at(3, 0.62), 110],
        [40, at(6, 0.6), 170],
        [96, at(7, 0.98), 210],
        [40, at(9, 0.1), 120],
      ],
      combes: [
        { at: at(1, 0.34), width: 62, depth: 100, slant: 0.16 },
        { at: at(2, 0.98), width: 58, depth: 104, slant: -0.2 },
        { at: at(4, 0.06), width: 44, depth: 70, slant: 0.24 },
        { at: at(5, 0.86), width: 46, depth: 84, slant: -0.12 },
        { at: at(7, 0.12), width: 96, depth: 136, slant: 0.1 },
        { at: at(8, 0.84), width: 90, depth: 136, slant: -0.06 },
        { at: at(9, 0.72), width: 64, depth: 104, slant: 0.2 },
      ],
    },
    eye: { x: 430, z: 0, above: 95, bearing: 270, horizon: 0.33, angle: 29.7, track: REACH / TILE_RATIO / 2 },
    star: { bearing: 146, elevation: 24 },
    light: { sun: 1.12, sky: 0.24, shadowLength: 120, gamma: 0.92 },
    sky: {
      top: 0.58,
      low: 0.93,
      heaps: {
        shade: 0.6,
        from: [-0.8, 0.5],
        shapes: [-9.2, -5.9, -3.4, 0.6, 3.6, 7.1, 9.8].map((right, n) => ({
          right,
          up: [0.62, 0.7, 0.58, 0.68, 0.6, 0.72, 0.62][n] ?? 0.6,
          width: [1.7, 0.9, 1.5, 1.2, 1.9, 1, 1.5][n] ?? 1,
          height: [0.32, 0.14, 0.26, 0.16, 0.34, 0.16, 0.3][n] ?? 0.2,
          lean: n % 2 === 0 ? 0.3 : -0.3,
        })),
      },
    },
    plots: { depth: 88, breadth: 96, headland: 7, across: 0.1, play: 14, fallow: 0.04, turn: 5 },
    vines: { spacing: 3.2, height: 1.9, foliage: 1 },
    wood: { gap: 15, lowest: 13, tallest: 24, within: woodAbove(0.8, 0.3) },
    soil: 1.5,
    walls: [
      {
        line: [
          [CLOS.below, CLOS.north],
          [CLOS.above, CLOS.north],
          [CLOS.above, CLOS.south],
          [CLOS.below, CLOS.south],
          [CLOS.below, CLOS.north],
        ],
        height: 4.5,
        thickness: 2,
        verge: 4,
      },
      {
        line: [
          [120, at(6, 0.44)],
          [20, at(6, 0.44)],
          [20, at(6, 0.92)],
          [120, at(6, 0.92)],
        ],
        height: 4,
        thickness: 1.8,
        verge: 4,
      },
    ],
    clear: (x, z) =>
      Math.max(
        66 - hypot((x - COURT.x - 8) * 1.2, z - COURT.z),
        ...VILLAGES.map((village) => village.half + 16 - hypot((x - village.x - 6) * 1.3, z - village.z)),
      ),
    buildings: (terrain, noise) => [
      ...VILLAGES.map((village, n) => createHamlet(noise, housesOf(village, n), terrain.height)),
      createHamlet(noise, chateau, terrain.height),
    ],
    haze: [700, 2200, 0.92],
    far: 2600,
  });
  // Nothing stands nearer, so that rays need not begin at the eye.
  return { ...scene, near: 170 };
}

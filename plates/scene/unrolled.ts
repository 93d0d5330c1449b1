import { createNoise } from '../engine/noise.ts';
import { hypot, mix, step } from '../engine/numbers.ts';
import type { Finding, Scene, Solid } from '../engine/scene.ts';
import { createHamlet, type HouseShape } from '../part/building.ts';
import { housesAlong } from '../part/street.ts';
import { createSlope, type SlopeShape } from '../part/terrain.ts';
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
  { z: at(0, 0.1), x: 36, half: 60, spire: 48 },
  { z: at(2, 0.18), x: 40, half: 56, spire: 50 },
  { z: at(3, 0.12), x: -30, half: 50, spire: 44 },
  { z: at(6, 0.12), x: 44, half: 64, spire: 54 },
  { z: at(8, 0.1), x: 64, half: 48, spire: 50 },
  { z: at(9, 0.52), x: 30, half: 76, spire: 70 },
];

/** Houses are drawn larger than they are, so that a village reads on a phone. */
const LARGER = 1.5;

const enlarged = (house: HouseShape, { x, z }: Village): HouseShape => ({
  ...house,
  x: x + house.x * LARGER,
  z: z + house.z * LARGER,
  length: house.length * LARGER,
  depth: house.depth * LARGER,
  eaves: house.eaves * LARGER,
  top: house.top * LARGER,
  windows: 5,
});

const housesOf = (village: Village, n: number): HouseShape[] => {
  const { x, z, spire } = village;
  const half = village.half / LARGER;
  return [
    {
      x: x - 4,
      z: z + 8,
      ridge: 5,
      length: 12,
      depth: 12,
      eaves: spire * 0.5,
      top: spire,
      hip: 6.1,
      windows: 5,
      finial: true,
    },
    { x: x - 8, z: z - 14, ridge: 5, length: 36, depth: 15, eaves: 13, top: 26, windows: 6 },
    ...[
      [14, 1],
      [-16, 0.8],
    ].flatMap(([east = 0, share = 1], street) =>
      housesAlong(
        chance,
        [
          [east, -half * share],
          [east + 4, half * share],
        ],
        n * 3 + street + 1,
      ).map((house) => enlarged(house, village)),
    ),
  ];
};

/** The château of the Clos de Vougeot, in the upper part of its wall. */
const CLOS = { north: at(4, 0.12), south: at(4, 0.9), above: -50, below: 126 };
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

const SEED = 57;

const ground: SlopeShape = {
  foot: 20,
  run: 400,
  rise: 158,
  hollow: 1.35,
  crestPlay: 16,
  shoulders: [
    [46, at(2, 0.75), 150],
    [34, at(3, 0.62), 110],
    [40, at(6, 0.6), 170],
    [96, at(7, 0.98), 210],
    [40, at(9, 0.1), 120],
  ],
  combes: [
    { at: at(1, 0.34), width: 58, depth: 112, slant: 0.16 },
    { at: at(2, 0.98), width: 54, depth: 116, slant: -0.2 },
    { at: at(4, 0.06), width: 44, depth: 84, slant: 0.24 },
    { at: at(5, 0.86), width: 46, depth: 96, slant: -0.12 },
    { at: at(7, 0.12), width: 92, depth: 150, slant: 0.1 },
    { at: at(8, 0.84), width: 88, depth: 150, slant: -0.06 },
    { at: at(9, 0.72), width: 60, depth: 116, slant: 0.2 },
  ],
};

/** Shares of the slope, 0 at its foot and negative below: where it is darkest, where the light strip and the plain begin. */
const FOOT = 0;
const STRIP = -0.16;
const PLAIN = -0.3;

/** Light of the plain at the slope and near the eye, of the vines behind the roofs of the villages, and of those roofs. */
const LIGHT = { plain: 0.5, near: 0.32, foot: 0.72, roof: 1.9 };

/** Exponents that even out the parcels of the slope and of the plain: drawn as they differ, they look like a quilt. */
const PATCHES = 0.4;
const LEVEL = 0.15;

/** A solid whose skin is changed where it has been described. */
const changed = (solid: Solid, change: (finding: Finding, x: number, z: number) => void): Solid => ({
  ...solid,
  describe(x, y, z, t, finding) {
    solid.describe(x, y, z, t, finding);
    change(finding, x, z);
  },
});

/** Rows of the plain, which cross the view; those of the slope run down it. */
const ACROSS = 338;

/** Northings beside a place over which the fall of the slope is taken, so that parcels turn with the land only. */
const BESIDE = [-60, -30, 0, 30, 60];

/** The Côte from Gevrey to Meursault as an eye sees it that walks along the plain: one picture, cut into tiles. */
export function unrolled(): Scene {
  const slope = createSlope(createNoise(SEED), ground);
  const scene = composeView({
    seed: SEED,
    ground,
    eye: { x: 640, z: 0, above: 34, bearing: 270, horizon: 0.6, angle: 22, track: REACH / TILE_RATIO / 2 },
    star: { bearing: 181, elevation: 20 },
    light: { sun: 1, sky: 0.22, shadowLength: 120, gamma: 0.95 },
    sky: {
      top: 0.6,
      low: 0.95,
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
    plots: {
      depth: 110,
      breadth: 84,
      // Less than nothing: rows meet where the lanes of other views would be.
      headland: -1.4,
      across: 0,
      play: 0,
      fallow: 0,
      bearing: (x, z) =>
        slope.up(x, z) < STRIP
          ? ACROSS
          : BESIDE.reduce((sum, north) => sum + slope.fall(x, z + north), 0) / BESIDE.length,
    },
    vines: { spacing: 2.6, height: 1.7, foliage: 1 },
    wood: { gap: 11, lowest: 11, tallest: 20, within: woodAbove(0.78, 0.28) },
    soil: 0.9,
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
        ...VILLAGES.map((village) => village.half + 12 - hypot((x - village.x - 20) * 1.7, z - village.z)),
      ),
    buildings: (terrain, noise) =>
      [...VILLAGES.map(housesOf), chateau].map((houses) =>
        changed(createHamlet(noise, houses, terrain.height), (finding) => {
          if (finding.stroke === 'tile') finding.albedo *= LIGHT.roof;
        }),
      ),
    haze: [900, 3000, 0.92],
    far: 3000,
  });
  const [land, ...houses] = scene.solids;
  if (!land) return scene;
  const valued = changed(land, (finding, x, z) => {
    const isVine = finding.stroke === 'rows';
    if (!isVine && finding.stroke !== 'earth') return;
    const up = slope.up(x, z);
    if (up < STRIP) {
      // One field: its furrows run on from parcel to parcel, and darken towards the eye.
      const plain = up < PLAIN ? mix(LIGHT.plain, LIGHT.near, step(PLAIN, 3 * PLAIN, up)) : 1;
      finding.id = up < PLAIN ? 1 : 2;
      finding.albedo = finding.albedo ** LEVEL * plain;
    } else if (isVine) {
      finding.albedo = finding.albedo ** PATCHES * mix(1, LIGHT.foot, step(STRIP, FOOT, up) * step(0.4, FOOT, up));
    }
  });
  // Nothing stands nearer, so that rays need not begin at the eye.
  return { ...scene, solids: [valued, ...houses], near: 170 };
}

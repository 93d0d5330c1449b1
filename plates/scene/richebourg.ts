import type { View } from '../part/view.ts';
import { createHamlet, type HouseShape } from '../part/building.ts';
import { housesAlong } from '../part/street.ts';
import { createNoise } from '../engine/noise.ts';
import { hypot } from '../engine/numbers.ts';

const chance = createNoise(5);

/** Roofs of Vosne below the vines, street by street, round the church. */
const village: readonly HouseShape[] = [
  { x: 186, z: 24, ridge: 95, length: 24, depth: 11, eaves: 9, top: 16, windows: 4 },
  { x: 203, z: 25, ridge: 5, length: 7, depth: 7, eaves: 20, top: 38, hip: 3.8, windows: 3, finial: true },
  ...housesAlong(
    chance,
    [
      [158, -74],
      [160, 4],
      [172, 72],
    ],
    1,
  ),
  ...housesAlong(
    chance,
    [
      [204, -78],
      [216, -20],
      [222, 26],
      [214, 92],
    ],
    2,
  ),
  ...housesAlong(
    chance,
    [
      [252, -60],
      [256, 72],
    ],
    3,
  ),
];

const middleOf = (x: number, z: number): number => hypot((x - 206) * 1.25, z - 8);

/** Gardens between the houses: trees keep clear of every roof. */
const garden = (x: number, z: number): number => {
  if (middleOf(x, z) > 92) return -50;
  return Math.min(...village.map((house) => hypot(x - house.x, z - house.z) - house.length * 0.5 - 6.5));
};

/** From the top of the slope in the afternoon: rows run down to the village and the plain. */
export const richebourg: View = {
  seed: 52,
  ground: { foot: 130, run: 260, rise: 78, hollow: 1.2, crestPlay: 2, combes: [] },
  eye: { x: -30, z: 0, above: 5, bearing: 84, horizon: 0.31, angle: 28 },
  star: { bearing: 222, elevation: 30 },
  light: { sun: 0.95, sky: 0.36, shadowLength: 40, gamma: 0.88 },
  sky: { top: 0.56, low: 0.96, clouds: { cover: 0.45, size: 0.9, lit: 1, belly: 0.55, from: [0.6, 0.5] } },
  plots: {
    depth: 92,
    breadth: 64,
    headland: 3,
    across: 0,
    play: 5,
    fallow: 0,
    bearing: () => 90,
  },
  vines: { spacing: 1.5, height: 1.15, foliage: 1 },
  wood: {
    gap: 7,
    lowest: 4,
    tallest: 9,
    within: (x, z, noise) => (x < 330 ? garden(x, z) : (noise.octaves(x / 300, z / 150, 2) - 0.62) * 160),
  },
  clear: (x, z) => Math.max(86 - middleOf(x, z), x < 380 ? -1e3 : (chance.octaves(x / 240, z / 110, 2) - 0.42) * 200),
  buildings: (terrain, noise) => [createHamlet(noise, village, terrain.height)],
  haze: [280, 1700, 0.93],
  far: 4200,
};

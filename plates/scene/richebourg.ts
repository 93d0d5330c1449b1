import type { View } from '../part/view.ts';
import { createHamlet, type HouseShape } from '../part/building.ts';
import { housesAlong } from '../part/street.ts';
import { createNoise } from '../engine/noise.ts';
import { hypot } from '../engine/numbers.ts';

const chance = createNoise(5);

/** Roofs of Vosne below the vines, street by street, round the church. */
const village: readonly HouseShape[] = [
  { x: 372, z: -66, ridge: 95, length: 24, depth: 11, eaves: 9, top: 16, windows: 4 },
  { x: 389, z: -65, ridge: 5, length: 7, depth: 7, eaves: 22, top: 44, hip: 3.8, windows: 3, finial: true },
  ...housesAlong(
    chance,
    [
      [352, -150],
      [350, -78],
      [360, 4],
    ],
    1,
  ),
  ...housesAlong(
    chance,
    [
      [398, -160],
      [408, -100],
      [412, -52],
      [404, 20],
    ],
    2,
  ),
  ...housesAlong(
    chance,
    [
      [446, -140],
      [450, -10],
    ],
    3,
  ),
];

const middleOf = (x: number, z: number): number => hypot((x - 400) * 1.25, z + 70);

/** Gardens between the houses: trees keep clear of every roof. */
const garden = (x: number, z: number): number => {
  const outside = middleOf(x, z) - 98;
  if (outside > 0) return -outside;
  return Math.min(...village.map((house) => hypot(x - house.x, z - house.z) - house.length * 0.5 - 6.5));
};

/** Autumn evening, halfway up the slope: long rows run down to the village and the plain. */
export const richebourg: View = {
  seed: 52,
  ground: { foot: 300, run: 360, rise: 84, hollow: 1.25, crestPlay: 2, combes: [] },
  eye: { x: 128, z: 0, above: 3.4, bearing: 104, horizon: 0.42, angle: 33 },
  star: { bearing: 238, elevation: 20 },
  light: { sun: 1, sky: 0.25, shadowLength: 40, gamma: 0.95 },
  sky: {
    top: 0.5,
    low: 0.93,
  },
  plots: {
    depth: 168,
    breadth: 84,
    headland: 4,
    across: 0,
    play: 5,
    fallow: 0,
    bearing: () => 92,
  },
  vines: { spacing: 1.6, height: 1.15, foliage: 0.85 },
  wood: {
    gap: 7,
    lowest: 4,
    tallest: 9,
    within: (x, z, noise) => (x < 540 ? garden(x, z) : (noise.octaves(x / 300, z / 150, 2) - 0.6) * 160),
  },
  clear: (x, z) => Math.max(90 - middleOf(x, z), x < 560 ? -1e3 : (chance.octaves(x / 240, z / 110, 2) - 0.42) * 200),
  buildings: (terrain, noise) => [createHamlet(noise, village, terrain.height)],
  haze: [330, 1400, 0.97],
  far: 4600,
};

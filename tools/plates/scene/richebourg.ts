import type { View } from '../part/view.ts';
import { createHamlet, type HouseShape } from '../part/building.ts';
import { createNoise } from '../engine/noise.ts';

const chance = createNoise(5);

/** Roofs of Vosne below the vines, gathered round the steeple. */
const village: readonly HouseShape[] = [
  { x: 185, z: 30, ridge: 95, length: 22, depth: 9, eaves: 8, top: 13, windows: 4 },
  { x: 202, z: 31, ridge: 0, length: 6, depth: 6, eaves: 17, top: 31, hip: 3.3, windows: 3, finial: true },
  ...Array.from({ length: 34 }, (_, n): HouseShape => {
    const a = chance.hash(n, 1) * 2 - 1;
    const b = chance.hash(n, 2);
    return {
      x: 145 + b * 130,
      z: 20 + a * 120,
      ridge: chance.hash(n, 3) < 0.5 ? 4 : 92,
      length: 10 + 9 * chance.hash(n, 4),
      depth: 7 + 3 * chance.hash(n, 5),
      eaves: 4.5 + 2.5 * chance.hash(n, 6),
      top: 9 + 3.5 * chance.hash(n, 7),
      hip: chance.hash(n, 8) < 0.4 ? 3 : 0,
      windows: 3,
      chimneys: [chance.hash(n, 9) - 0.5],
    };
  }),
];

/** From the top of the slope at morning: rows run down to the village and the plain. */
export const richebourg: View = {
  seed: 52,
  ground: { foot: 130, run: 260, rise: 78, hollow: 1.2, crestPlay: 2, combes: [] },
  eye: { x: -30, z: 0, above: 5, bearing: 84, horizon: 0.31, angle: 31 },
  star: { bearing: 222, elevation: 30 },
  light: { sun: 0.95, sky: 0.36, shadowLength: 40, gamma: 0.88 },
  sky: { top: 0.56, low: 0.96, clouds: { cover: 0.45, size: 0.9, lit: 1, belly: 0.55, from: [0.6, 0.5] } },
  plots: {
    depth: 92,
    breadth: 64,
    headland: 3,
    across: 0.06,
    play: 5,
    fallow: 0,
    bearing: () => 90,
  },
  vines: { spacing: 1.5, height: 1.15, foliage: 1 },
  wood: {
    gap: 9,
    lowest: 6,
    tallest: 12,
    within: (x, z, noise) => (x < 330 || noise.octaves(x / 260, z / 170, 2) < 0.66 ? -50 : 5),
  },
  clear: (x, z) => Math.min(x - 136, 300 - x, 150 - Math.abs(z - 20)),
  buildings: (terrain, noise) => [createHamlet(noise, village, terrain.height)],
  haze: [320, 2600, 0.92],
  far: 4200,
};

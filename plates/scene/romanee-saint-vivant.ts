import type { View } from '../part/view.ts';
import { createHamlet } from '../part/building.ts';
import { createNoise } from '../engine/noise.ts';
import { housesAlong } from '../part/street.ts';

const chance = createNoise(9);

/** June, past noon, at standing height: between two rows at the foot of the slope, towards the village. */
export const romaneeSaintVivant: View = {
  seed: 61,
  ground: { foot: 60, run: 420, rise: 66, hollow: 1.6, crestPlay: 4, combes: [] },
  eye: { x: -32, z: 4.3, above: 1.86, bearing: 101, horizon: 0.5, angle: 44 },
  star: { bearing: 216, elevation: 44 },
  light: { sun: 1, sky: 0.36, shadowLength: 30, gamma: 0.86 },
  sky: { top: 0.66, low: 0.96, clouds: { cover: 0.5, size: 0.6, lit: 1, belly: 0.64, from: [0.6, 0.5] } },
  plots: {
    depth: 240,
    breadth: 160,
    headland: 4,
    across: 0,
    play: 0,
    fallow: 0,
    bearing: () => 96,
  },
  vines: { spacing: 1.7, height: 1.22, foliage: 0.95 },
  wood: {
    gap: 6,
    lowest: 5,
    tallest: 10,
    within: (x, z, noise) => (x < 150 ? -50 : (noise.octaves(x / 60, z / 24, 2) - 0.6) * 60),
  },
  clear: (x) => x - 48,
  buildings: (terrain, noise) => [
    createHamlet(
      noise,
      [
        { x: 120, z: -26, ridge: 10, length: 7, depth: 7, eaves: 22, top: 44, hip: 3.8, windows: 3, finial: true },
        { x: 126, z: -10, ridge: 10, length: 22, depth: 11, eaves: 9, top: 17, windows: 4.5 },
        ...housesAlong(
          chance,
          [
            [92, -92],
            [84, -30],
            [92, 44],
          ],
          1,
        ),
        ...housesAlong(
          chance,
          [
            [150, -90],
            [156, 60],
          ],
          2,
        ),
      ],
      terrain.height,
    ),
  ],
  haze: [160, 1500, 0.94],
};

import { hypot } from '../engine/numbers.ts';
import type { View } from '../part/view.ts';
import { createHamlet } from '../part/building.ts';

const hill = { x: 0, z: 0, radius: 560, rise: 165 };

/** The eastern shoulder of Corton early in the morning, from high above the vines towards Ladoix: parcels, a hut, the wood. */
export const cortonRenardes: View = {
  seed: 96,
  ground: hill,
  eye: { x: 640, z: 250, above: 22, bearing: 262, horizon: 0.46, angle: 38 },
  star: { bearing: 128, elevation: 14 },
  light: { sun: 1, sky: 0.32, shadowLength: 60, gamma: 0.88 },
  sky: {
    top: 0.52,
    low: 0.9,
  },
  plots: {
    depth: 64,
    breadth: 54,
    headland: 3.2,
    across: 0.12,
    play: 7,
    fallow: 0,
    bearing: (x, z) => (x > 470 ? 254 : (Math.atan2(x, z) * 180) / Math.PI),
  },
  vines: { spacing: 1.5, height: 1.15, foliage: 1 },
  wood: {
    gap: 9.5,
    lowest: 11,
    tallest: 19,
    within: (x, z, noise) => 255 + (noise.octaves(Math.atan2(x, z) * 2.2, 6.2, 3) - 0.5) * 60 - hypot(x, z),
  },
  walls: [
    {
      line: [
        [486, 130],
        [470, 330],
        [420, 520],
      ],
      height: 1.3,
      thickness: 0.6,
      verge: 2,
    },
    {
      line: [
        [470, 340],
        [380, 330],
        [300, 300],
      ],
      height: 1.2,
      thickness: 0.6,
      verge: 1.6,
    },
  ],
  clear: (x, z) => 7 - hypot(x - 489, z - 275),
  buildings: (terrain, noise) => [
    createHamlet(
      noise,
      [{ x: 488, z: 276, ridge: 330, length: 6, depth: 4.6, eaves: 3, top: 5.8, windows: 3, chimneys: [0.7] }],
      terrain.height,
    ),
  ],
  haze: [260, 2200, 0.9],
};

import type { View } from '../part/view.ts';
import { createHamlet } from '../part/building.ts';
import { woodAbove } from '../part/woodland.ts';

/** Across the slope on a spring morning: rows climb from right to left to the fringe of wood; the Clos lies below. */
export const musigny: View = {
  seed: 44,
  ground: {
    foot: 96,
    run: 220,
    rise: 58,
    hollow: 1.02,
    crestPlay: 5,
    shoulders: [[46, 190, 120]],
    combes: [{ at: 330, width: 60, depth: 40, slant: -0.1 }],
  },
  eye: { x: 12, z: 0, above: 6.5, bearing: 166, horizon: 0.5, angle: 38 },
  star: { bearing: 286, elevation: 31 },
  light: { sun: 1, sky: 0.26, shadowLength: 40, gamma: 0.95 },
  sky: {
    top: 0.55,
    low: 0.93,
  },
  plots: {
    depth: 64,
    breadth: 34,
    headland: 3,
    across: 0.1,
    play: 6,
    fallow: 0,
    bearing: () => 92,
  },
  vines: { spacing: 1.8, height: 1.05, foliage: 0.7 },
  wood: { gap: 7, lowest: 7, tallest: 13, within: woodAbove(0.68, 0.14, 200) },
  walls: [
    {
      line: [
        [104, 40],
        [100, -60],
        [96, -220],
        [90, -420],
      ],
      height: 2.2,
      thickness: 0.7,
      verge: 2,
    },
  ],
  buildings: (terrain, noise) => [
    createHamlet(
      noise,
      [
        { x: 236, z: -330, ridge: 8, length: 40, depth: 13, eaves: 11, top: 21, hip: 6, windows: 4.4 },
        { x: 242, z: -352, ridge: 8, length: 11, depth: 11, eaves: 13, top: 25, hip: 4, windows: 4, finial: true },
        { x: 242, z: -308, ridge: 8, length: 10, depth: 10, eaves: 13, top: 24, hip: 4, windows: 4, finial: true },
      ],
      terrain.height,
    ),
  ],
  haze: [200, 1500, 0.92],
};

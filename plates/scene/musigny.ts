import type { View } from '../part/view.ts';
import { woodAbove } from '../part/woodland.ts';

/** Steep and small: from below the upper wall of the Clos, the slope close above it. */
export const musigny: View = {
  seed: 44,
  ground: {
    foot: -36,
    run: 190,
    rise: 74,
    hollow: 1.12,
    crestPlay: 6,
    shoulders: [[22, 60, 60]],
    combes: [{ at: -120, width: 60, depth: 40, slant: -0.2 }],
  },
  eye: { x: 4, z: -14, above: 3.2, bearing: 296, horizon: 0.72, angle: 36 },
  star: { bearing: 150, elevation: 30 },
  light: { sun: 0.98, sky: 0.32, shadowLength: 40, gamma: 0.9 },
  sky: { top: 0.52, low: 0.9, clouds: { cover: 0.55, size: 0.9, lit: 1, belly: 0.5, from: [-0.7, 0.5] } },
  plots: {
    depth: 46,
    breadth: 30,
    headland: 2.6,
    across: 0.12,
    play: 7,
    fallow: 0,
    bearing: (x, z) => (x > -36 ? 300 : 272 + z * 0.15),
  },
  vines: { spacing: 1.4, height: 1.1, foliage: 1 },
  wood: { gap: 7, lowest: 7, tallest: 13, within: woodAbove(0.82, 0.14, 200) },
  walls: [
    {
      line: [
        [-34, -140],
        [-36, 0],
        [-30, 70],
        [-38, 200],
      ],
      height: 1.7,
      thickness: 0.7,
      verge: 2,
    },
  ],
  haze: [120, 1200, 0.9],
};

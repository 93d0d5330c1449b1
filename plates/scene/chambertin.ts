import type { View } from '../part/view.ts';
import { woodAbove } from '../part/woodland.ts';

/** Spring morning, from a bank by the road: long straight rows climb to the wood that fills the top of the picture. */
export const chambertin: View = {
  seed: 12,
  ground: { foot: 10, run: 250, rise: 46, hollow: 1.1, crestPlay: 3, combes: [] },
  eye: { x: 30, z: 0, above: 7, bearing: 238, horizon: 0.7, angle: 36 },
  star: { bearing: 128, elevation: 24 },
  light: { sun: 0.98, sky: 0.33, shadowLength: 60, gamma: 0.88 },
  sky: {
    top: 0.55,
    low: 0.95,
    heaps: {
      shade: 0.55,
      from: [-0.8, 0.5],
      shapes: [
        { right: -0.35, up: 0.26, width: 1.7, height: 0.5, lean: -0.4 },
        { right: 1.25, up: 0.62, width: 0.9, height: 0.22, lean: 0.2 },
        { right: -1.55, up: 0.62, width: 0.7, height: 0.16, lean: 0.2 },
      ],
    },
  },
  plots: {
    depth: 330,
    breadth: 120,
    headland: 4,
    across: 0,
    play: 0,
    fallow: 0,
    bearing: () => 262,
  },
  vines: { spacing: 1.6, height: 1, foliage: 0.6 },
  wood: { gap: 7.5, lowest: 14, tallest: 26, within: woodAbove(0.72, 0.05) },
  haze: [260, 1800, 0.92],
};

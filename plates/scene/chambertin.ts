import type { View } from '../part/view.ts';
import { woodAbove } from '../part/woodland.ts';

/** Long straight rows from the road up to the wood, on a gentle even slope. */
export const chambertin: View = {
  seed: 12,
  ground: { foot: 20, run: 330, rise: 44, hollow: 1.15, crestPlay: 3, combes: [] },
  eye: { x: 40, z: 3, above: 3.1, bearing: 274, horizon: 0.66, angle: 33 },
  star: { bearing: 160, elevation: 30 },
  light: { sun: 0.95, sky: 0.34, shadowLength: 40, gamma: 0.9 },
  sky: { top: 0.5, low: 0.92, clouds: { cover: 0.62, size: 0.8, lit: 1, belly: 0.5, from: [-0.7, 0.6] } },
  plots: {
    depth: 290,
    breadth: 90,
    headland: 3.2,
    across: 0,
    play: 0,
    fallow: 0,
    bearing: () => 270,
  },
  vines: { spacing: 1.5, height: 1.15, foliage: 1 },
  wood: { gap: 7.5, lowest: 9, tallest: 17, within: woodAbove(0.86, 0.06) },
  haze: [150, 1500, 0.86],
};

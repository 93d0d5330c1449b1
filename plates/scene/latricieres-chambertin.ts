import type { View } from '../part/view.ts';
import { woodAbove } from '../part/woodland.ts';

/** The flat shelf at the mouth of the Combe Grisard: two wooded flanks and the gap between. */
export const latricieresChambertin: View = {
  seed: 23,
  ground: {
    foot: -90,
    run: 300,
    rise: 105,
    hollow: 1.5,
    crestPlay: 7,
    combes: [{ at: 70, width: 62, depth: 92, slant: 0.22 }],
  },
  eye: { x: 30, z: -30, above: 3.0, bearing: 298, horizon: 0.62, angle: 38 },
  star: { bearing: 180, elevation: 26 },
  light: { sun: 0.95, sky: 0.32, shadowLength: 50, gamma: 0.9 },
  sky: {
    top: 0.56,
    low: 0.95,
  },
  plots: {
    depth: 105,
    breadth: 56,
    headland: 3,
    across: 0.1,
    play: 5,
    fallow: 0,
    bearing: (x) => (x > -90 ? 306 : 275),
  },
  vines: { spacing: 1.5, height: 1.15, foliage: 1 },
  wood: { gap: 8, lowest: 8, tallest: 15, within: woodAbove(0.46, 0.16) },
  haze: [200, 1900, 0.9],
};

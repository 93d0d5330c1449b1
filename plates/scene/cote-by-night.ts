import type { View } from '../part/view.ts';
import { woodAbove } from '../part/woodland.ts';

/** The slope by night: a young moon going down behind the crest, rows in shadow. */
export const coteByNight: View = {
  seed: 7,
  ground: {
    foot: -30,
    run: 400,
    rise: 112,
    hollow: 1.3,
    crestPlay: 9,
    combes: [{ at: 210, width: 95, depth: 62, slant: 0.2 }],
  },
  eye: { x: 40, z: 0, above: 3.4, bearing: 286, horizon: 0.66, angle: 35 },
  star: { bearing: 304, elevation: 16, disc: { radius: 0.1, glow: 0.3, phase: -0.42 } },
  light: { sun: 0.85, sky: 0.2, elevation: 26, shadowLength: 50, gamma: 0.85 },
  sky: {
    top: 0.26,
    low: 0.6,
    stars: 0.34,
  },
  plots: {
    depth: 88,
    breadth: 60,
    headland: 3,
    across: 0.14,
    play: 7,
    fallow: 0.04,
    bearing: (x) => (x > -55 ? 292 : 274),
  },
  vines: { spacing: 1.5, height: 1.2, foliage: 1 },
  wood: { gap: 8.5, lowest: 8, tallest: 14, within: woodAbove(0.84, 0.2) },
  haze: [250, 2200, 0.32],
};

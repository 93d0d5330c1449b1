import { hypot } from '../engine/numbers.ts';
import type { View } from '../part/view.ts';

const hill = { x: 0, z: 0, radius: 560, rise: 165 };

/** The hill of Corton from the south-west on a clear evening, beyond rows that run off to the right; the wood is its cap. */
export const cortonCharlemagne: View = {
  seed: 85,
  ground: hill,
  eye: { x: -560, z: -760, above: 7, bearing: 31, horizon: 0.74, angle: 31 },
  star: { bearing: 276, elevation: 13 },
  light: { sun: 1, sky: 0.32, shadowLength: 70, gamma: 0.88 },
  sky: { top: 0.42, low: 0.97, clouds: { cover: 0.1, size: 1.6, lit: 1, belly: 0.45, from: [-0.9, 0.1] } },
  plots: {
    depth: 78,
    breadth: 66,
    headland: 3.2,
    across: 0.16,
    play: 6,
    fallow: 0.05,
    turn: 45,
    bearing: (x, z) => (hypot(x + 560, z + 760) < 110 ? 50 : (Math.atan2(x, z) * 180) / Math.PI),
  },
  vines: { spacing: 1.5, height: 1.15, foliage: 1 },
  wood: {
    gap: 9.5,
    lowest: 11,
    tallest: 19,
    within: (x, z, noise) => 255 + (noise.octaves(Math.atan2(x, z) * 2.2, 2.2, 3) - 0.5) * 60 - hypot(x, z),
  },
  haze: [600, 3000, 0.9],
};

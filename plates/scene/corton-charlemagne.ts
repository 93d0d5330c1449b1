import { hypot } from '../engine/numbers.ts';
import type { View } from '../part/view.ts';

const hill = { x: 0, z: 0, radius: 560, rise: 165 };

/** The hill of Corton from the south-west on a clear evening, beyond rows that run off to the right; the wood is its cap. */
export const cortonCharlemagne: View = {
  seed: 85,
  ground: hill,
  eye: { x: -560, z: -760, above: 7, bearing: 31, horizon: 0.74, angle: 31 },
  star: { bearing: 276, elevation: 13 },
  light: { sun: 1, sky: 0.25, shadowLength: 70, gamma: 0.95 },
  sky: {
    top: 0.42,
    low: 0.97,
    heaps: {
      shade: 0.5,
      from: [-0.8, 0.45],
      shapes: [
        { right: -0.95, up: 0.42, width: 1.3, height: 0.34, lean: -0.2 },
        { right: 0.9, up: 0.7, width: 0.8, height: 0.14, lean: 0.3 },
        { right: 1.6, up: 0.36, width: 0.5, height: 0.08, lean: -0.3 },
      ],
    },
  },
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

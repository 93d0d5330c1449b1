import { hypot } from '../engine/numbers.ts';
import type { View } from '../part/view.ts';
import { createStones } from '../part/stones.ts';
import { woodAbove } from '../part/woodland.ts';

/** Slabs of limestone break the surface before the rows; the slope steepens to the Monts Luisants. */
export const closDeLaRoche: View = {
  seed: 31,
  ground: {
    foot: 20,
    run: 300,
    rise: 92,
    hollow: 1.5,
    crestPlay: 8,
    combes: [{ at: 330, width: 80, depth: 40, slant: 0.2 }],
  },
  eye: { x: 46, z: 0, above: 2.6, bearing: 292, horizon: 0.64, angle: 36 },
  star: { bearing: 168, elevation: 31 },
  light: { sun: 0.9, sky: 0.3, shadowLength: 40, gamma: 0.9 },
  sky: {
    top: 0.5,
    low: 0.94,
    heaps: {
      shade: 0.55,
      from: [-0.8, 0.4],
      shapes: [
        { right: 0.8, up: 0.34, width: 1.4, height: 0.4, lean: -0.2 },
        { right: -1.1, up: 0.56, width: 1, height: 0.24, lean: 0.3 },
      ],
    },
  },
  plots: {
    depth: 70,
    breadth: 48,
    headland: 3,
    across: 0.12,
    play: 7,
    fallow: 0,
    bearing: (x, z) => (x > -36 ? 297 : 272 + z * 0.05),
  },
  vines: { spacing: 1.5, height: 1.1, foliage: 1 },
  wood: { gap: 8, lowest: 7, tallest: 13, within: woodAbove(0.88, 0.2) },
  clear: (x, z) => 14 - hypot(x - 37, (z - 3) * 0.8),
  buildings: (terrain, noise) => [
    createStones(
      noise,
      {
        gap: 2.1,
        smallest: 0.3,
        largest: 1.9,
        x: 36,
        z: 3,
        radius: 12,
        chance: 0.62,
      },
      terrain.height,
    ),
  ],
  earth: 1.1,
  haze: [200, 1900, 0.9],
};

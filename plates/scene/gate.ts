import { hypot } from '../engine/numbers.ts';
import { createHamlet } from '../part/building.ts';
import type { View } from '../part/view.ts';
import { woodAbove } from '../part/woodland.ts';

/** A gate in a dry-stone wall, vines behind it up to the wood. */
export const gate: View = {
  seed: 68,
  ground: { foot: -60, run: 260, rise: 74, hollow: 1.3, crestPlay: 6, combes: [{ at: 170, width: 60, depth: 40 }] },
  eye: { x: 25, z: -6, above: 2.2, bearing: 282, horizon: 0.62, angle: 32 },
  star: { bearing: 172, elevation: 20 },
  light: { sun: 1, sky: 0.44, shadowLength: 40, gamma: 0.86 },
  sky: {
    top: 0.66,
    low: 0.9,
    heaps: {
      shade: 0.65,
      from: [-0.8, 0.5],
      shapes: [
        { right: 0.5, up: 0.6, width: 0.8, height: 0.24, lean: -0.3 },
        { right: -0.9, up: 0.5, width: 0.7, height: 0.18, lean: 0.2 },
      ],
    },
  },
  plots: { depth: 90, breadth: 60, headland: 3, across: 0, play: 4, fallow: 0, bearing: () => 282 },
  vines: { spacing: 1.5, height: 1.3, foliage: 1 },
  wood: { gap: 8, lowest: 7, tallest: 13, within: woodAbove(0.86, 0.18) },
  walls: [
    {
      line: [
        [-6, -44],
        [4.4, -4.4],
      ],
      height: 1.9,
      thickness: 0.7,
      verge: 2,
    },
    {
      line: [
        [6, 1],
        [18, 44],
      ],
      height: 1.9,
      thickness: 0.7,
      verge: 2,
    },
  ],
  clear: (x, z) => Math.max(x - 1.5 - 0.27 * z, 3 - hypot(x - 3, z + 1.5)),
  buildings: (terrain, noise) => [
    createHamlet(
      noise,
      [{ x: 5.2, z: -1.7, ridge: 15.5, length: 4.8, depth: 1.3, eaves: 3.8, top: 5, gate: 2.5 }],
      terrain.height,
    ),
  ],
  haze: [160, 1500, 0.95],
};

import { radians } from '../engine/numbers.ts';
import type { View } from '../part/view.ts';
import { createHamlet } from '../part/building.ts';
import { woodAbove } from '../part/woodland.ts';

/** Over the lower wall: vines to the château, the wall about them, the slope of Musigny behind. */
export const closDeVougeot: View = {
  seed: 72,
  ground: {
    foot: -190,
    run: 330,
    rise: 88,
    hollow: 1.2,
    crestPlay: 9,
    combes: [{ at: 420, width: 110, depth: 46, slant: 0.2 }],
  },
  eye: { x: 60, z: 0, above: 5.8, bearing: 292, horizon: 0.57, angle: 31 },
  star: { bearing: 148, elevation: 32 },
  light: { sun: 0.98, sky: 0.34, shadowLength: 60, gamma: 0.9 },
  sky: { top: 0.5, low: 0.94, clouds: { cover: 0.5, size: 0.9, lit: 1, belly: 0.5, from: [-0.8, 0.5] } },
  plots: {
    depth: 110,
    breadth: 74,
    headland: 3,
    across: 0.08,
    play: 4,
    fallow: 0,
    bearing: (x) => (x > -150 ? 297 : 275),
  },
  vines: { spacing: 1.5, height: 1.15, foliage: 1 },
  wood: { gap: 8, lowest: 7, tallest: 13, within: woodAbove(0.9, 0.18) },
  walls: [
    {
      line: [
        [26.9, -23.3],
        [43.2, 25.1],
        [-24.8, 83.9],
        [-138.8, 175.2],
        [-205.1, 16.5],
        [-29.9, -9],
        [26.9, -23.3],
      ],
      height: 2.3,
      thickness: 0.7,
      verge: 2,
    },
  ],
  clear: (x, z) =>
    Math.max(
      Math.min(48 - Math.abs(x + 118), 40 - Math.abs(z - 74)),
      // The road outside the wall.
      24 - (60 - x) * Math.sin(radians(68)) - z * Math.cos(radians(68)),
    ),
  buildings: (terrain, noise) => [
    createHamlet(
      noise,
      [
        {
          x: -104,
          z: 70,
          ridge: 8,
          length: 40,
          depth: 13,
          eaves: 11,
          top: 21,
          hip: 6,
          windows: 4.4,
          chimneys: [-0.45, 0.4],
        },
        { x: -98, z: 48, ridge: 8, length: 11, depth: 11, eaves: 13, top: 25, hip: 4, windows: 4, finial: true },
        { x: -98, z: 92, ridge: 8, length: 10, depth: 10, eaves: 13, top: 24, hip: 4, windows: 4, finial: true },
        { x: -126, z: 58, ridge: 98, length: 34, depth: 12, eaves: 7, top: 16, windows: 5 },
        { x: -128, z: 88, ridge: 98, length: 36, depth: 15, eaves: 5, top: 15, windows: 6 },
        { x: -140, z: 74, ridge: 8, length: 26, depth: 10, eaves: 6, top: 13, windows: 5 },
      ],
      terrain.height,
    ),
  ],
  haze: [220, 1900, 0.9],
};

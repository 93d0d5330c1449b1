import type { View } from '../part/view.ts';
import { createHamlet } from '../part/building.ts';
import { woodAbove } from '../part/woodland.ts';

/** At the foot of the slope, along the priory wall with its gate. */
export const romaneeSaintVivant: View = {
  seed: 61,
  ground: {
    foot: -30,
    run: 420,
    rise: 84,
    hollow: 1.45,
    crestPlay: 6,
    combes: [{ at: 520, width: 100, depth: 40, slant: 0.2 }],
  },
  eye: { x: -1.5, z: 0, above: 2.5, bearing: 351, horizon: 0.6, angle: 38 },
  star: { bearing: 235, elevation: 26 },
  light: { sun: 0.98, sky: 0.34, shadowLength: 40, gamma: 0.9 },
  sky: { top: 0.5, low: 0.94, clouds: { cover: 0.5, size: 0.95, lit: 1, belly: 0.5, from: [-0.8, 0.4] } },
  plots: {
    depth: 130,
    breadth: 70,
    headland: 3,
    across: 0.05,
    play: 4,
    fallow: 0,
    bearing: (_x, z) => (z < 90 ? 350 : 275),
  },
  vines: { spacing: 1.5, height: 1.15, foliage: 1 },
  wood: { gap: 8, lowest: 7, tallest: 13, within: woodAbove(0.9, 0.15) },
  walls: [
    {
      line: [
        [5.4, -10],
        [4.6, 30],
      ],
      height: 2.3,
      thickness: 0.7,
      verge: 2.4,
    },
    {
      line: [
        [4.4, 36],
        [2, 190],
        [-4, 260],
      ],
      height: 2.3,
      thickness: 0.7,
      verge: 2.4,
    },
  ],
  buildings: (terrain, noise) => [
    createHamlet(
      noise,
      [
        { x: 4.6, z: 30.6, ridge: 0, length: 1.1, depth: 1.1, eaves: 3.2, top: 4.1, hip: 0.9, windows: 0 },
        { x: 4.4, z: 35.4, ridge: 0, length: 1.1, depth: 1.1, eaves: 3.2, top: 4.1, hip: 0.9, windows: 0 },
        { x: 17, z: 78, ridge: 350, length: 24, depth: 9, eaves: 6.5, top: 12.5, windows: 4, chimneys: [-0.6, 0.7] },
        { x: 12, z: 118, ridge: 80, length: 15, depth: 9, eaves: 6, top: 11.5, windows: 3.4, hip: 3 },
        { x: 22, z: 150, ridge: 0, length: 6, depth: 6, eaves: 16, top: 29, hip: 3.3, windows: 3, finial: true },
        { x: 20, z: 166, ridge: 350, length: 22, depth: 10, eaves: 8, top: 14, windows: 4 },
      ],
      terrain.height,
    ),
  ],
  haze: [200, 1900, 0.9],
};

import type { View } from '../part/view.ts';

/** June: north along the Côte, a shoulder of it ahead, the sun coming up over the plain. */
export const coteAtDawn: View = {
  seed: 7,
  ground: {
    foot: -40,
    run: 430,
    rise: 128,
    hollow: 1.3,
    crestPlay: 8,
    shoulders: [
      [330, 620, 300],
      [150, 1500, 420],
    ],
    combes: [
      { at: 960, width: 120, depth: 50, slant: 0.3 },
      { at: 80, width: 110, depth: 30 },
    ],
  },
  eye: { x: 40, z: 0, above: 3.6, bearing: 4, horizon: 0.64, angle: 33 },
  star: { bearing: 25.5, elevation: 3.2, disc: { radius: 0.085, glow: 0.45 } },
  light: { bearing: 62, elevation: 15, sun: 0.92, sky: 0.33, shadowLength: 60, gamma: 0.85 },
  sky: {
    top: 0.5,
    low: 0.94,
    clouds: { cover: 0.5, size: 0.9, lit: 1, belly: 0.42, from: [0.8, 0.1] },
  },
  plots: {
    depth: 85,
    breadth: 62,
    headland: 3,
    across: 0.16,
    play: 9,
    fallow: 0.06,
    bearing: (_x, z) => (z < 95 ? 352 : 90 + (z - 620) * 0.06),
  },
  vines: { spacing: 1.5, height: 1.2, foliage: 1 },
  wood: {
    gap: 8.5,
    lowest: 8,
    tallest: 14,
    within: (x, z, noise, terrain) => (terrain.up(x, z) - 0.86 + (noise.octaves(z / 120, 4.1, 3) - 0.5) * 0.3) * 400,
  },
  haze: [350, 2600, 0.84],
};

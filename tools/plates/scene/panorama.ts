import { createHamlet, type HouseShape } from '../part/building.ts';
import type { View } from '../part/view.ts';
import { createNoise } from '../engine/noise.ts';
import { woodAbove } from '../part/woodland.ts';

const chance = createNoise(8);

const village: readonly HouseShape[] = [
  { x: 110, z: 120, ridge: 0, length: 6, depth: 6, eaves: 18, top: 33, hip: 3.3, windows: 3, finial: true },
  { x: 105, z: 104, ridge: 5, length: 20, depth: 10, eaves: 8, top: 14, windows: 4 },
  ...Array.from({ length: 26 }, (_, n): HouseShape => ({
    x: 70 + chance.hash(n, 2) * 90,
    z: 105 + (chance.hash(n, 1) * 2 - 1) * 130,
    ridge: chance.hash(n, 3) < 0.5 ? 2 : 94,
    length: 11 + 9 * chance.hash(n, 4),
    depth: 8 + 3 * chance.hash(n, 5),
    eaves: 5 + 2.5 * chance.hash(n, 6),
    top: 10 + 3 * chance.hash(n, 7),
    hip: chance.hash(n, 8) < 0.4 ? 3 : 0,
    chimneys: [chance.hash(n, 9) - 0.5],
  })),
];

/** The whole profile of the Côte from the plain: crest, combes, a village at the foot. */
export const panorama: View = {
  seed: 104,
  ground: {
    foot: 60,
    run: 420,
    rise: 150,
    hollow: 1.35,
    crestPlay: 13,
    shoulders: [
      [90, 420, 260],
      [-60, -120, 200],
      [120, -620, 280],
    ],
    combes: [
      { at: 190, width: 105, depth: 98, slant: 0.25 },
      { at: -330, width: 85, depth: 80, slant: -0.1 },
      { at: 760, width: 130, depth: 105, slant: 0.1 },
      { at: -900, width: 130, depth: 95 },
    ],
  },
  eye: { x: 620, z: -60, above: 8, bearing: 279, horizon: 0.66, angle: 29 },
  star: { bearing: 172, elevation: 24 },
  light: { sun: 1, sky: 0.32, shadowLength: 120, gamma: 0.88 },
  sky: { top: 0.5, low: 0.95, clouds: { cover: 0.55, size: 0.85, lit: 1, belly: 0.5, from: [-0.8, 0.4] } },
  plots: {
    depth: 84,
    breadth: 70,
    headland: 4,
    across: 0.2,
    play: 10,
    fallow: 0.12,
    bearing: (x, z) => (x > 330 ? 283 : 270 + z * 0.02),
  },
  vines: { spacing: 1.7, height: 1.2, foliage: 1 },
  wood: { gap: 9, lowest: 9, tallest: 16, within: woodAbove(0.8, 0.28) },
  clear: (x, z) => Math.min(x - 64, 176 - x, 140 - Math.abs(z - 105)),
  buildings: (terrain, noise) => [createHamlet(noise, village, terrain.height)],
  haze: [420, 2600, 0.9],
  far: 4200,
};

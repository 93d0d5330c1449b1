import { createHamlet, type HouseShape } from '../part/building.ts';
import type { View } from '../part/view.ts';
import { housesAlong } from '../part/street.ts';
import { createNoise } from '../engine/noise.ts';
import { woodAbove } from '../part/woodland.ts';

const chance = createNoise(8);

const village: readonly HouseShape[] = [
  { x: 352, z: 46, ridge: 5, length: 7, depth: 7, eaves: 20, top: 38, hip: 3.8, windows: 3, finial: true },
  { x: 346, z: 30, ridge: 5, length: 24, depth: 11, eaves: 9, top: 16, windows: 4 },
  ...housesAlong(
    chance,
    [
      [366, -24],
      [372, 84],
    ],
    1,
  ),
  ...housesAlong(
    chance,
    [
      [330, -12],
      [332, 78],
    ],
    2,
  ),
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
    bearing: (x, z) => (x > 300 ? 283 : 270 + z * 0.02),
  },
  vines: { spacing: 1.7, height: 1.2, foliage: 1 },
  wood: { gap: 9, lowest: 9, tallest: 16, within: woodAbove(0.8, 0.28) },
  clear: (x, z) => Math.min(44 - Math.abs(x - 350), 72 - Math.abs(z - 32)),
  buildings: (terrain, noise) => [createHamlet(noise, village, terrain.height)],
  haze: [420, 2600, 0.9],
  far: 4200,
};

import { createHamlet, type HouseShape } from '../part/building.ts';
import type { View } from '../part/view.ts';
import { housesAlong, type Street } from '../part/street.ts';
import { createNoise } from '../engine/noise.ts';
import { hypot } from '../engine/numbers.ts';
import { woodAbove } from '../part/woodland.ts';

const chance = createNoise(8);

/** Villages at the foot of the slope, by northing; each below a combe. */
const VILLAGES = [-420, -20, 390] as const;

const street = (z: number, x: number, half: number): Street => [
  [x, z - half],
  [x + 8, z + half],
];

const villageAt = (z: number, name: number): readonly HouseShape[] => [
  { x: 352, z: z + 6, ridge: 5, length: 7, depth: 7, eaves: 22, top: 42, hip: 3.8, windows: 3, finial: true },
  { x: 346, z: z - 10, ridge: 5, length: 24, depth: 11, eaves: 9, top: 16, windows: 4 },
  ...housesAlong(chance, street(z, 366, 66), name),
  ...housesAlong(chance, street(z, 330, 56), name + 1),
];

/** The whole profile of the Côte from the plain, four times as wide as high: four combes, three villages. */
export const panorama: View = {
  seed: 104,
  ground: {
    foot: 60,
    run: 420,
    rise: 165,
    hollow: 1.35,
    crestPlay: 20,
    shoulders: [
      [70, 330, 190],
      [-50, -60, 160],
      [60, -430, 170],
    ],
    combes: [
      { at: 520, width: 50, depth: 104, slant: 0.18 },
      { at: 150, width: 40, depth: 88, slant: 0.3 },
      { at: -240, width: 46, depth: 100, slant: -0.2 },
      { at: -600, width: 36, depth: 80, slant: 0.1 },
    ],
  },
  eye: { x: 1150, z: -700, above: 9, bearing: 300, horizon: 0.74, angle: 15 },
  star: { bearing: 190, elevation: 20 },
  light: { sun: 1, sky: 0.22, shadowLength: 120, gamma: 0.95 },
  sky: {
    top: 0.62,
    low: 0.95,
    heaps: {
      shade: 0.6,
      from: [-0.8, 0.4],
      shapes: [
        { right: -2.3, up: 0.42, width: 1.7, height: 0.4, lean: -0.3 },
        { right: 0.2, up: 0.66, width: 1.2, height: 0.22, lean: 0.3 },
        { right: 2.7, up: 0.4, width: 1.6, height: 0.42, lean: 0.2 },
      ],
    },
  },
  plots: {
    depth: 84,
    breadth: 70,
    headland: 4,
    across: 0,
    play: 0,
    fallow: 0,
    bearing: (x) => (x > 420 ? 340 : 270),
  },
  vines: { spacing: 1.9, height: 1.2, foliage: 1 },
  wood: { gap: 9, lowest: 9, tallest: 17, within: woodAbove(0.76, 0.28) },
  clear: (x, z) => Math.max(...VILLAGES.map((village) => 74 - hypot((x - 350) * 1.6, z - village))),
  buildings: (terrain, noise) => VILLAGES.map((z, n) => createHamlet(noise, villageAt(z, n * 4 + 1), terrain.height)),
  haze: [900, 3600, 0.92],
  far: 4200,
};

/** One village under its combe, for upright screens. */
export const panoramaUpright: View = {
  ...panorama,
  eye: { ...panorama.eye, x: 760, z: 40, bearing: 270, horizon: 0.62, angle: 34 },
  star: { bearing: 169, elevation: 26 },
  light: { ...panorama.light, sky: 0.28 },
  sky: {
    ...panorama.sky,
    top: 0.68,
    heaps: {
      shade: 0.58,
      from: [-0.8, 0.4],
      shapes: [
        { right: 0.14, up: 0.52, width: 1, height: 0.28, lean: -0.3 },
        { right: -0.6, up: 0.74, width: 0.6, height: 0.13, lean: 0.2 },
      ],
    },
  },
  plots: { ...panorama.plots, bearing: (x) => (x > 420 ? 277 : 270) },
};

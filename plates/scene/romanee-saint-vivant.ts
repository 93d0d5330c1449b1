import type { Scene, Solid } from '../engine/scene.ts';
import { composeView, type View } from '../part/view.ts';
import { createHamlet, type HouseShape } from '../part/building.ts';
import { hypot } from '../engine/numbers.ts';
import { createNoise } from '../engine/noise.ts';
import { housesAlong } from '../part/street.ts';

const chance = createNoise(9);

/** The church, and before it houses turned this way and that, the second line by the street. */
const village: readonly HouseShape[] = [
  { x: 118, z: -24, ridge: 10, length: 7, depth: 7, eaves: 20, top: 39, hip: 3.8, windows: 3, finial: true },
  { x: 124, z: -8, ridge: 10, length: 24, depth: 11, eaves: 9, top: 17, windows: 4.5 },
  { x: 104, z: -44, ridge: 14, length: 17, depth: 9, eaves: 5.6, top: 11, windows: 3.4, chimneys: [0.7] },
  { x: 92, z: 4, ridge: 2, length: 18, depth: 9.5, eaves: 7, top: 12.6, hip: 3, windows: 3.6, chimneys: [-0.6] },
  { x: 82, z: 13, ridge: 98, length: 14, depth: 9, eaves: 5.4, top: 11.4, windows: 4.4, chimneys: [-0.6] },
  { x: 90, z: 24, ridge: 8, length: 17, depth: 9, eaves: 6, top: 11.2, windows: 3.6, chimneys: [0.4] },
  { x: 84, z: 46, ridge: 130, length: 13, depth: 8.5, eaves: 5.4, top: 11.2, windows: 3 },
  ...housesAlong(
    chance,
    [
      [150, -90],
      [156, 60],
    ],
    2,
  ),
];

/** Houses whose walls are light enough to be stippled: only their roofs are ruled. */
const stippled = (houses: Solid): Solid => ({
  ...houses,
  describe(x, y, z, t, finding) {
    houses.describe(x, y, z, t, finding);
    if (finding.stroke !== 'stone') return;
    finding.albedo *= 1.4;
    finding.openness = 3;
  },
});

/** Orchards between the houses and on both sides: trees keep clear of every roof. */
const orchard = (x: number, z: number): number => {
  if (z < -4 && z > -36) return -8;
  const outside = hypot((x - 100) * 1.6, z + 8) - 92;
  if (outside > 0 || x < 74) return -Math.max(outside, 74 - x);
  return Math.min(...village.map((house) => hypot(x - house.x, z - house.z) - house.length * 0.5 - 4));
};

/** June, past noon, at standing height: between two rows at the foot of the slope, towards the village. */
const view: View = {
  seed: 61,
  ground: { foot: 60, run: 420, rise: 66, hollow: 1.6, crestPlay: 4, combes: [] },
  eye: { x: -30, z: 4.3, above: 2.1, bearing: 101, horizon: 0.54, angle: 37 },
  star: { bearing: 176, elevation: 30 },
  light: { sun: 1, sky: 0.25, shadowLength: 30, gamma: 0.95 },
  sky: {
    top: 0.55,
    low: 0.96,
    heaps: {
      shade: 0.62,
      from: [0.6, 0.5],
      shapes: [
        { right: 0.85, up: 0.34, width: 1.4, height: 0.42, lean: 0.3 },
        { right: -1.2, up: 0.5, width: 0.9, height: 0.24, lean: -0.3 },
        { right: -0.55, up: 0.26, width: 0.6, height: 0.1, lean: 0.2 },
      ],
    },
  },
  plots: {
    depth: 240,
    breadth: 160,
    headland: 4,
    across: 0,
    play: 0,
    fallow: 0,
    bearing: () => 96,
  },
  soil: 0.7,
  vines: { spacing: 1.7, height: 1.22, foliage: 0.95 },
  wood: {
    gap: 6,
    lowest: 6,
    tallest: 12,
    within: (x, z, noise) => (x < 150 ? orchard(x, z) : (noise.octaves(x / 60, z / 24, 2) - 0.6) * 60),
  },
  clear: (x) => x - 48,
  // The wall of the priory, which leads to the church.
  walls: [
    {
      line: [
        [49, -62],
        [56, -26],
        [104, -17],
      ],
      height: 2.7,
      thickness: 0.8,
    },
  ],
  buildings: (terrain, noise) => [stippled(createHamlet(noise, village, terrain.height))],
  haze: [160, 1500, 0.94],
};

/** Northing of the lane between the two rows, and the share of their light that the rows north of it keep. */
const LANE = 4.3;
const SHADE = 0.5;

export function romaneeSaintVivant(): Scene {
  const scene = composeView(view);
  return {
    ...scene,
    solids: scene.solids.map((solid, n) =>
      n > 0
        ? solid
        : {
            ...solid,
            describe(x, y, z, t, finding) {
              solid.describe(x, y, z, t, finding);
              if (x < 48 && z > LANE) finding.albedo *= SHADE;
            },
          },
    ),
  };
}

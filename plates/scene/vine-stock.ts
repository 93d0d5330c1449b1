import { hypot, radians, step } from '../engine/numbers.ts';
import { createStock, createStockRows, createWires } from '../part/stock.ts';
import { createStones } from '../part/stones.ts';
import type { View } from '../part/view.ts';
import { woodAbove } from '../part/woodland.ts';

/** January: one old vine, pruned to a cane and a spur, before the bare rows. */
export const vineStock: View = {
  seed: 131,
  ground: {
    foot: -20,
    run: 300,
    rise: 80,
    hollow: 1.3,
    crestPlay: 8,
    combes: [{ at: 150, width: 80, depth: 40, slant: 0.2 }],
  },
  eye: { x: 40, z: 0, above: 0.86, bearing: 300, horizon: 0.45, angle: 33 },
  star: { bearing: 205, elevation: 28 },
  light: { sun: 1, sky: 0.42, shadowLength: 20, gamma: 0.86 },
  sky: {
    top: 0.66,
    low: 0.96,
    heaps: {
      shade: 0.64,
      from: [-0.8, 0.5],
      shapes: [
        { right: 1.1, up: 0.5, width: 1.2, height: 0.34, lean: -0.3 },
        { right: -1.2, up: 0.62, width: 1, height: 0.22, lean: 0.2 },
      ],
    },
  },
  plots: {
    depth: 84,
    breadth: 60,
    headland: 3,
    across: 0.12,
    play: 5,
    fallow: 0,
    bearing: (x) => (x > -40 ? 300 : 275),
  },
  vines: { spacing: 1.6, height: 0.95, foliage: 0.12 },
  wood: { gap: 8, lowest: 7, tallest: 13, within: woodAbove(0.86, 0.2) },
  clear: (x, z) => 27 - hypot(x - 40, z),
  buildings: (terrain, noise) => [
    createStock(noise, [37.5, terrain.height(37.5, 1.05), 1.05], radians(20)),
    createStockRows(
      noise,
      { from: [37.5, 1.05], turn: radians(20), every: 1.05, spacing: 1.15, rows: [1, 18] },
      terrain.height,
    ),
    createWires([37.5, terrain.height(37.5, 1.05), 1.05], radians(20), [0.715, 1.18]),
    createStones(
      noise,
      {
        gap: 0.36,
        smallest: 0.03,
        largest: 0.13,
        x: 37.6,
        z: 1,
        radius: 4.5,
        chance: 0.5,
      },
      terrain.height,
    ),
  ],
  // Clods near the eye only: far ones would ripple like water.
  relief: (x, z, noise) =>
    (0.07 * (noise.octaves(x * 1.1, z * 1.1, 2) - 0.5) + 0.02 * noise.plane(x * 7, z * 7)) *
    step(14, 4, hypot(x - 40, z)),
  earth: 7,
  haze: [30, 700, 0.93],
};

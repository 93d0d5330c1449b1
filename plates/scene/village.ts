import { hypot, item } from '../engine/numbers.ts';
import { createHamlet } from '../part/building.ts';
import type { View } from '../part/view.ts';
import { woodAbove } from '../part/woodland.ts';

type Point = readonly [x: number, z: number];

/** Middle of the lane, from behind the eye to the church. */
const lane: readonly Point[] = [
  [60, -14],
  [36, -1],
  [14, 10],
  [-10, 27],
  [-34, 40],
];

/** A line beside the lane, at a distance to the right (negative: left). */
const beside = (distance: number, points = lane): Point[] =>
  points.map(([x, z], n) => {
    const [ax, az] = item(points, Math.max(0, n - 1));
    const [bx, bz] = item(points, Math.min(points.length - 1, n + 1));
    const length = hypot(bx - ax, bz - az);
    return [x + ((bz - az) / length) * distance, z - ((bx - ax) / length) * distance];
  });

const toLane = (x: number, z: number): number => {
  let least = Infinity;
  for (let n = 1; n < lane.length; n++) {
    const [ax, az] = item(lane, n - 1);
    const [bx, bz] = item(lane, n);
    const length = (bx - ax) ** 2 + (bz - az) ** 2;
    const k = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (z - az) * (bz - az)) / length));
    least = Math.min(least, hypot(x - ax - (bx - ax) * k, z - az - (bz - az) * k));
  }
  return least;
};

/** A walled lane into a village under the slope. */
export const village: View = {
  seed: 117,
  ground: {
    foot: -110,
    run: 360,
    rise: 118,
    hollow: 1.3,
    crestPlay: 8,
    combes: [{ at: 300, width: 90, depth: 50, slant: 0.1 }],
  },
  eye: { x: 36, z: -1, above: 2.5, bearing: 301, horizon: 0.64, angle: 38 },
  star: { bearing: 172, elevation: 48 },
  light: { sun: 1, sky: 0.38, shadowLength: 50, gamma: 0.95 },
  sky: {
    top: 0.5,
    low: 0.93,
    heaps: {
      shade: 0.55,
      from: [-0.8, 0.5],
      shapes: [
        { right: -0.85, up: 0.62, width: 1.1, height: 0.26, lean: -0.3 },
        { right: 0.95, up: 0.48, width: 1.2, height: 0.34, lean: 0.3 },
      ],
    },
  },
  plots: {
    depth: 74,
    breadth: 58,
    headland: 3,
    across: 0.15,
    play: 8,
    fallow: 0,
    bearing: (x, z) => (x > -30 ? 318 : 270 + z * 0.02),
  },
  vines: { spacing: 1.5, height: 1.15, foliage: 1 },
  wood: { gap: 8.5, lowest: 8, tallest: 14, within: woodAbove(0.86, 0.2) },
  walls: [
    { line: beside(-2.5), height: 1.5, thickness: 0.6, verge: 2 },
    { line: beside(2.5), height: 1.35, thickness: 0.6, verge: 2 },
  ],
  clear: (x, z) => Math.max(3 - toLane(x, z), 56 - hypot(x + 66, z - 50)),
  buildings: (terrain, noise) => [
    createHamlet(
      noise,
      [
        { x: -62, z: 64, ridge: 20, length: 6.4, depth: 6.4, eaves: 20, top: 37, hip: 3.5, windows: 3.2, finial: true },
        { x: -72, z: 50, ridge: 20, length: 22, depth: 10, eaves: 8.5, top: 15, windows: 4 },
        { x: -22, z: 22, ridge: 304, length: 15, depth: 8, eaves: 5.4, top: 10, windows: 3, chimneys: [0.7] },
        { x: -14, z: 43, ridge: 28, length: 12, depth: 8, eaves: 5.8, top: 10.6, windows: 3, chimneys: [-0.6] },
        { x: -40, z: 30, ridge: 30, length: 12, depth: 8, eaves: 6, top: 11.2, windows: 3, chimneys: [0.2] },
        { x: -34, z: 54, ridge: 304, length: 13, depth: 8, eaves: 6.4, top: 11.6, windows: 3, chimneys: [-0.7] },
        { x: -18, z: 64, ridge: 20, length: 16, depth: 9, eaves: 5, top: 10, hip: 3, windows: 3 },
        { x: -52, z: 84, ridge: 290, length: 18, depth: 9, eaves: 6.2, top: 11.6, windows: 3, chimneys: [0.4] },
        { x: -92, z: 70, ridge: 10, length: 16, depth: 9, eaves: 6.5, top: 12, windows: 3, chimneys: [0.1] },
        { x: -60, z: 10, ridge: 290, length: 15, depth: 8, eaves: 6, top: 11, windows: 3, chimneys: [-0.5] },
        { x: -52, z: -8, ridge: 20, length: 13, depth: 8, eaves: 5, top: 10, windows: 3, chimneys: [0.5] },
        { x: -84, z: 24, ridge: 20, length: 16, depth: 9, eaves: 6, top: 12, hip: 3, windows: 3 },
        { x: -84, z: 100, ridge: 20, length: 14, depth: 8, eaves: 6, top: 11.5, windows: 3 },
        { x: -28, z: 92, ridge: 20, length: 15, depth: 9, eaves: 5, top: 10, windows: 4 },
      ],
      terrain.height,
    ),
  ],
  // Ruts and tufts, which break the edge of the shadow of the wall.
  relief: (x, z, noise) => 0.3 * (noise.octaves(x / 1.6, z / 1.6, 2) - 0.5),
  soil: 1.4,
  haze: [200, 1900, 0.9],
};

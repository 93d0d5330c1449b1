import type { Scene } from '../engine/scene.ts';
import { createNoise } from '../engine/noise.ts';
import {
  bar,
  box,
  createObject,
  cutOut,
  disc,
  joined,
  limb,
  piece,
  polygon,
  put,
  stillLife,
  without,
} from '../part/object.ts';

const noise = createNoise(12);

/** A pair of secateurs leaning on a block of limestone. */
export function secateurs(): Scene {
  const steel = { stroke: 'tile', u: (x: number, y: number) => x * 0.5 + y, gloss: 0.7, albedo: 0.95 } as const;
  const blade = polygon([
    [-0.5, -0.4],
    [-1.3, 1.4],
    [-1.2, 3.6],
    [-0.2, 5.2],
    [0.3, 3.2],
    [0.6, 0.4],
  ]);
  const hook = without(
    polygon([
      [0, -0.6],
      [1.5, 1],
      [2, 2.8],
      [1.4, 4.2],
      [0.4, 4.4],
      [0.9, 2.8],
      [0.6, 1.4],
      [-0.4, 0.4],
    ]),
    disc(-0.4, 2.6, 1.1),
  );
  const tool = [
    piece(cutOut(hook, 0.32, 0.12), { ...steel, albedo: 0.7 }),
    put(piece(cutOut(blade, 0.16, 0.06), steel), [0, 0, -0.4]),
    piece(cutOut(joined(disc(0, 0.2, 0.75)), 0.62, 0.15), { ...steel, u: (x, y) => Math.atan2(y - 0.2, x) }),
    limb([
      [-0.3, -0.6, 0, 0.55],
      [1.5, -2.6, 0, 0.62],
      [2, -5.4, 0, 0.7],
      [1.4, -8.2, 0, 0.5],
    ]),
    limb([
      [0.4, -0.6, -0.2, 0.55],
      [-1.5, -2.6, -0.2, 0.62],
      [-2.3, -5.2, -0.2, 0.7],
      [-2.6, -7.9, -0.2, 0.5],
    ]),
    piece(cutOut(bar(-0.9, -2.3, 0.9, -2.3, 0.2), 0.3, 0.1), { ...steel, albedo: 0.5 }),
  ].map((one) => put(one, [-0.4, 1.9, -4.2], 0, 22));
  const rough = box(7.6, 3.3, 2.6, 0.5);
  const stone = piece((x, y, z) => rough(x, y, z) - (noise.octavesInSpace(x * 0.35, y * 0.5, z * 0.4, 3) - 0.5) * 1.5, {
    stroke: 'stone',
    u: (x, y, z) => y * 0.9 + x * 0.12 + z * 0.3 + 0.3 * noise.plane(x * 0.6, y),
    v: (x, y, z) => x * 0.6 + y * 0.5 - z,
    albedo: 1,
  });
  return stillLife([createObject(tool, 1), createObject([put(stone, [2.2, -3.6, 1.6], -14)], 2)], {
    reach: 8,
    table: -7,
  });
}

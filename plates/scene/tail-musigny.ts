import { hypot } from '../engine/numbers.ts';
import type { Scene } from '../engine/scene.ts';
import { ball, createObject, limb, piece, put, stillLife } from '../part/object.ts';

/** A drop falling from a silver spoon: the owner's first taste of Musigny. */
export function tailMusigny(): Scene {
  const bowl = (x: number, y: number, z: number): number => {
    const outside = hypot(x / 2.1, y / 0.95, z / 1.4) - 1;
    const inside = hypot(x / 1.92, (y - 0.12) / 0.92, z / 1.24) - 1;
    return Math.max(outside, -inside, y - 0.1) * 0.8;
  };
  const silver = { stroke: 'berry', gloss: 1, albedo: 1 } as const;
  const spoon = [
    piece(bowl, {
      ...silver,
      u: (x, y) => y + x * 0.08,
      v: (x) => x,
      part: (x, y, z) => (hypot(x / 2, (y - 0.12) / 0.95, z / 1.32) < 1 ? 1 : 0),
    }),
    limb(
      [
        [1.8, 0, 0, 0.26],
        [3, 0.6, 0, 0.2],
        [6.4, 2.3, 0, 0.24],
        [8.4, 3, 0, 0.44],
      ],
      silver,
    ),
  ].map((one) => put(one, [-2.4, 0.9, 0], 10, 12, 10));
  const drop = [
    piece(ball(0.42), { stroke: 'berry', u: (_x, y) => y, v: (x) => x, gloss: 1, albedo: 0.5 }),
    limb(
      [
        [0, 0.1, 0, 0.36],
        [0, 0.95, 0, 0.04],
      ],
      { stroke: 'berry', gloss: 0.6, albedo: 0.5 },
    ),
  ].map((one) => put(one, [-4.4, -2.3, -0.4]));
  return stillLife([createObject([...spoon, ...drop])], { reach: 5, aim: [1, 0.4] });
}

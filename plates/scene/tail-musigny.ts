import { hypot } from '../engine/numbers.ts';
import type { Scene } from '../engine/scene.ts';
import { createObject, limb, piece, put, stillLife, turned } from '../part/object.ts';

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
  ].map((one) => put(one, [-2.2, 0.9, 0], 10, -4, 14));
  /** Radius of the drop by height: a ball below, drawn out to a thread above. */
  const round = (y: number): number =>
    y < 0 ? 0.62 * Math.sqrt(Math.max(0, 1 - (y / 0.62) ** 2)) : 0.62 * Math.cos(Math.min(y / 1.9, 1) * 1.57) ** 1.7;
  const isShine = (x: number, y: number): boolean => hypot((x + 0.24) / 0.11, (y - 0.12) / 0.3) < 1;
  const drop = put(
    piece(turned(round, -0.62, 1.85), {
      stroke: 'berry',
      // Lines fall from the thread and part round the ball.
      u: (x, y) => x / Math.max(round(y), 0.05),
      v: (_x, y) => y,
      gloss: 1,
      albedo: (x, y) => (isShine(x, y) ? 3 : 0.42),
      part: (x, y) => (isShine(x, y) ? 1 : 0),
    }),
    [-4.35, -2.6, -0.4],
  );
  return stillLife([createObject([...spoon, drop])], { reach: 5, aim: [0.8, 0.4] });
}

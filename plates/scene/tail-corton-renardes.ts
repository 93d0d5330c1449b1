import type { Scene } from '../engine/scene.ts';
import { ball, createObject, limb, piece, put, stillLife } from '../part/object.ts';

/** A fox asleep, nose under its brush: one account reads the name as the foxes' dens. */
export function tailCortonRenardes(): Scene {
  const fur = { stroke: 'tree', albedo: 0.9 } as const;
  const sweep = (x: number, y: number): number => y - 0.14 * x * x;
  const across = (x: number, y: number): number => x * 0.7 - y;
  const ear = (x: number, y: number, z: number): number =>
    Math.max(Math.abs(x) * 0.9 + y * 0.5 - 0.42, Math.abs(z) - 0.22 + y * 0.1, -y - 0.4);
  return stillLife(
    [
      createObject([
        limb(
          [
            [-3.2, -0.6, 0.6, 1.2],
            [-2, 0.5, 0.8, 1.7],
            [0.4, 0.9, 0.9, 1.85],
            [2.6, 0.1, 0.6, 1.7],
            [3.3, -0.9, 0, 1.2],
          ],
          { ...fur, u: sweep, v: across },
          1.4,
        ),
        limb(
          [
            [3.4, -1, -0.4, 0.75],
            [2.2, -1.4, -1.5, 0.95],
            [0.2, -1.5, -1.9, 1.05],
            [-1.6, -1.5, -1.8, 0.85],
            [-2.9, -1.3, -1.6, 0.2],
          ],
          { ...fur, u: (x, y) => y * 2.2 + x * 0.3, v: across, albedo: (x) => (x < -2 ? 1.3 : 0.95) },
          1.2,
        ),
        limb(
          [
            [-2.9, 0, -0.9, 1.05],
            [-2.2, -0.6, -1.5, 0.66],
            [-1.3, -1, -1.8, 0.22],
          ],
          { ...fur, u: (x, y) => y * 1.6 - x * 1.2, v: across },
          1,
        ),
        put(piece(ball(0.2), { stroke: 'black' }), [-1.15, -0.98, -2.02]),
        limb(
          [
            [-2.7, -0.15, -1.98, 0.07],
            [-2.35, -0.34, -2.1, 0.07],
            [-2.05, -0.28, -2.06, 0.05],
          ],
          { stroke: 'black' },
        ),
        put(piece(ear, { ...fur, albedo: 0.7, u: (x, y) => y + x, v: across }), [-3.5, 1.2, -0.8], 0, -18),
        put(piece(ear, { ...fur, albedo: 0.85, u: (x, y) => y - x, v: across }), [-2.4, 1.3, -1], 0, 10),
      ]),
    ],
    { reach: 4.3, aim: [0, -0.2], table: -2.3 },
  );
}

import { createNoise } from '../engine/noise.ts';
import type { Scene } from '../engine/scene.ts';
import { ball, createObject, limb, piece, put, stillLife, type Joint, type Piece } from '../part/object.ts';

const noise = createNoise(36);

/** A part of the coat: hairs lie along the limb, and its edge is rough. */
function fur(joints: readonly Joint[], albedo: NonNullable<Piece['albedo']>, blend = 1.3): Piece {
  const form = limb(joints, {}, blend);
  const rough = (x: number, y: number, z: number): number => noise.space(x * 3.1, y * 3.1, z * 3.1) - 0.5;
  return piece((x, y, z) => form.distance(x, y, z) - 0.13 * rough(x, y, z), {
    stroke: 'tree',
    u: (x, y, z) => Math.abs(form.v(x, y, z)) * 1.5 + 0.5 * noise.space(x * 0.9, y * 0.9, z * 0.9),
    v: (x, y, z) => form.u(x, y, z) * 1.4,
    albedo,
  });
}

/** A fox asleep, its head on its brush: one account reads the name as the foxes' dens. */
export function tailCortonRenardes(): Scene {
  const black = { stroke: 'black' } as const;
  const ear = (x: number, lean: number): Piece[] => [
    fur(
      [
        [x, 0.35, -1.7, 0.42],
        [x + lean, 1.45, -1.6, 0.06],
      ],
      0.5,
    ),
    limb(
      [
        [x + lean * 0.35, 0.62, -2.06, 0.16],
        [x + lean * 0.85, 1.2, -1.8, 0.03],
      ],
      black,
    ),
  ];
  return stillLife(
    [
      createObject([
        fur(
          [
            [-2.6, -0.7, 0.3, 1.1],
            [-1.7, 0.1, 0.8, 1.5],
            [0.4, 0.55, 0.9, 1.75],
            [2.5, -0.1, 0.6, 1.65],
            [3.2, -1, 0, 1.15],
          ],
          (_x, y) => (y > 0.9 ? 0.62 : 0.86),
          1.4,
        ),
        fur(
          [
            [1.3, -0.6, -0.9, 1.05],
            [2.6, -1.2, -1, 0.8],
          ],
          0.8,
        ),
        fur(
          [
            [3.3, -1.3, -0.5, 0.55],
            [2.2, -1.5, -1.9, 0.8],
            [0.2, -1.5, -2.5, 0.86],
            [-1.9, -1.5, -2.5, 0.68],
            [-3.5, -1.4, -2, 0.1],
          ],
          (x, y) => (x < -1.6 + 0.9 * (noise.plane(y * 3, 2) - 0.5) ? 2 : 0.72),
        ),
        fur(
          [
            [-2.5, -0.15, -1.6, 0.92],
            [-1.9, -0.35, -2.2, 0.7],
          ],
          (x, y) => (y < -0.45 - 0.2 * (x + 2) ? 1.9 : 0.74),
          0.8,
        ),
        fur(
          [
            [-1.9, -0.4, -2.4, 0.52],
            [-1.1, -0.62, -2.9, 0.28],
            [-0.6, -0.74, -3.1, 0.2],
          ],
          (x, y) => (y < -0.62 - 0.12 * (x + 1) ? 1.9 : 0.7),
          0.8,
        ),
        put(piece(ball(0.2, 0.17, 0.2), black), [-0.5, -0.68, -3.24]),
        limb(
          [
            [-2, -0.2, -2.86, 0.05],
            [-1.72, -0.34, -2.95, 0.06],
            [-1.44, -0.3, -2.92, 0.04],
          ],
          black,
        ),
        ...ear(-3, -0.3),
        ...ear(-1.9, 0.25),
      ]),
    ],
    { reach: 4.1, aim: [0, -0.3], table: -2.4 },
  );
}

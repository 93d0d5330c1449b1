import { createNoise } from '../engine/noise.ts';
import { fract } from '../engine/numbers.ts';
import type { Scene } from '../engine/scene.ts';
import { createBerries } from '../part/bunch.ts';
import { createObject, limb, piece, stillLife, turned } from '../part/object.ts';

/** A picker's basket of split wood, heaped with bunches. */
export function tailRichebourg(): Scene {
  const radius = (y: number): number => 3.3 + 0.22 * (y + 3);
  const weave = (x: number, y: number, z: number): number => {
    const around = Math.atan2(x, -z) * 3.4;
    const over = (Math.floor(y / 0.5) + Math.floor(around / 0.62)) % 2 === 0;
    return fract(y / 0.5) < 0.16 ? 0.35 : over ? 1.05 : 0.66;
  };
  const bunches = [
    [-1.9, 0.4, -0.5],
    [1.6, 0.6, -0.7],
    [0, 1.1, 0.6],
  ] as const;
  return stillLife(
    [
      createObject([
        piece(turned(radius, -3, 0), { u: (_x, y) => y, v: (x, _y, z) => Math.atan2(x, -z) * 3.4, albedo: weave }),
        limb(
          [
            [-3.7, -0.2, 0, 0.24],
            [-3.3, 2.4, 0, 0.24],
            [0, 4.1, 0, 0.24],
            [3.3, 2.4, 0, 0.24],
            [3.7, -0.2, 0, 0.24],
          ],
          {},
          3,
        ),
      ]),
      ...bunches.map((at, n) => createBerries(createNoise(60 + n), at, 30, 4.2)),
    ],
    { reach: 4.8, aim: [0, 0.5], table: -3 },
  );
}

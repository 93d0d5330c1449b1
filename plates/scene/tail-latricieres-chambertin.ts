import { createNoise } from '../engine/noise.ts';
import { fract, hypot } from '../engine/numbers.ts';
import type { Scene } from '../engine/scene.ts';
import { ball, createObject, limb, piece, put, stillLife } from '../part/object.ts';
import { createOakLeaf } from '../part/oak.ts';

/** An acorn on its twig, from the wood above the climat. */
export function tailLatricieres(): Scene {
  const noise = createNoise(5);
  const acorn = (n: number) => [
    piece(ball(1.15, 1.75, 1.15), {
      stroke: 'berry',
      u: (x, _y, z) => Math.atan2(x, -z),
      v: (_x, y) => y,
      gloss: 0.7,
      albedo: 0.85,
    }),
    put(
      piece((x, y, z) => Math.max(hypot(x / 1.4, y / 1.15, z / 1.4) - 1, -0.1 - y), {
        stroke: 'tile',
        u: (x, y, z) => Math.atan2(x, -z) + y,
        v: (x, y, z) => Math.atan2(x, -z) - y,
        albedo: (x, y, z) =>
          fract(Math.atan2(x, -z) * 3 + y * 2) < 0.5 === fract(y * 2 - Math.atan2(x, -z) * 3) < 0.5 ? 0.7 : 0.45,
      }),
      [0, 0.55, 0],
    ),
    limb([
      [0, 1.4, 0, 0.2],
      [n * 0.2, 3.2, 0.2, 0.16],
    ]),
  ];
  return stillLife(
    [
      createObject(
        [
          ...acorn(1).map((one) => put(one, [-0.6, -1.5, 0], 0, 8)),
          ...acorn(-1).map((one) => put(one, [2.3, -1.1, 0.6], 0, -18)),
          limb([
            [-5.4, 2.9, 0.2, 0.24],
            [-1.6, 2, 0.2, 0.24],
            [1.2, 2.2, 0.3, 0.22],
            [5.6, 3.2, 0.2, 0.14],
          ]),
        ],
        1,
      ),
      createOakLeaf(noise, [-1.8, 2, -0.3], 5.2, -112, 2),
      createOakLeaf(noise, [2.4, 2.4, -0.3], 4.6, 104, 3),
    ],
    { reach: 5.4, aim: [0.2, 0.2] },
  );
}

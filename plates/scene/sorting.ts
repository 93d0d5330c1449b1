import { createNoise } from '../engine/noise.ts';
import { fract } from '../engine/numbers.ts';
import type { Scene } from '../engine/scene.ts';
import { createBerries } from '../part/bunch.ts';
import { createObject, limb, piece, stillLife, turned, type Joint, type Piece } from '../part/object.ts';

/** A hand over the basket: palm, cuff, four fingers and a thumb; `side` is 1 for the right one. */
function hand(side: 1 | -1, x: number, y: number): Piece[] {
  const at = (joints: readonly Joint[]): Joint[] => joints.map(([jx, jy, jz, r]) => [x + side * jx, y + jy, jz, r]);
  const skin = { stroke: 'berry', albedo: 1.12 } as const;
  const finger = (from: number, reach: number, drop: number, depth: number): Piece =>
    limb(
      at([
        [from, 0.2, depth, 0.62],
        [from - reach * 0.5, -0.5, depth - 0.5, 0.56],
        [from - reach * 0.85, -1.3 - drop * 0.4, depth - 0.5, 0.5],
        [from - reach, -2 - drop, depth - 0.2, 0.42],
      ]),
      skin,
      1.2,
    );
  return [
    limb(
      at([
        [1.2, 0.5, -2.2, 1.15],
        [2.6, 0.9, -2, 1.35],
        [4.4, 1.8, -1.6, 1.1],
        [6, 2.8, -1.2, 1.05],
      ]),
      skin,
      1.4,
    ),
    limb(
      at([
        [5.4, 2.5, -1.3, 1.45],
        [12, 6.4, 0, 1.9],
      ]),
      { stroke: 'tile', albedo: 0.62 },
    ),
    finger(1.3, 2.9, 0.1, -2.9),
    finger(1, 3.1, 0.3, -2.3),
    finger(0.9, 2.9, 0.5, -1.7),
    finger(1.1, 2.3, 0.4, -1.1),
    limb(
      at([
        [2.4, 0.2, -3, 0.7],
        [1.5, -0.9, -3.5, 0.6],
        [0.6, -1.9, -3.5, 0.5],
      ]),
      skin,
      1.2,
    ),
  ];
}

/** Two hands sorting bunches over a basket. */
export function sorting(): Scene {
  const weave = (x: number, y: number, z: number): number => {
    const around = Math.atan2(x, -z) * 6;
    const over = (Math.floor(y / 0.62) + Math.floor(around / 0.8)) % 2 === 0;
    return fract(y / 0.62) < 0.16 ? 0.35 : over ? 1.05 : 0.66;
  };
  const bunches = [
    [-3.6, -1.2, -0.6],
    [0, -0.9, -1.6],
    [3.6, -1.2, -0.4],
    [-1.8, -0.6, 2],
    [2, -0.6, 2],
  ] as const;
  return stillLife(
    [
      createObject(
        [
          piece(
            turned((y) => 6.4 + 0.16 * (y + 5), -6, -1.6),
            { u: (_x, y) => y, v: (x, _y, z) => Math.atan2(x, -z) * 6, albedo: weave },
          ),
        ],
        1,
      ),
      ...bunches.map((at, n) => createBerries(createNoise(80 + n), at, 34, 5)),
      createObject(hand(1, 2.2, 2.6), 2),
      createObject(hand(-1, -2.6, 2.2), 3),
    ],
    { reach: 7.2, aim: [0, -0.6], table: -6 },
  );
}

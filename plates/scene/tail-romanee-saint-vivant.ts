import type { Scene } from '../engine/scene.ts';
import { ball, createObject, cutOut, limb, piece, polygon, put, ring, stillLife, type Piece } from '../part/object.ts';

/** Two crossed keys, as in the arms of Cluny, whose priory held closes here. */
export function tailRomaneeSaintVivant(): Scene {
  const iron = { stroke: 'tile', gloss: 0.8, albedo: 0.95 } as const;
  const along = { ...iron, u: (x: number) => x, v: (_x: number, y: number) => y };
  const level = { ...iron, u: (_x: number, y: number) => y, v: (x: number) => x };
  const round = { ...iron, u: (x: number, y: number) => Math.atan2(y, x) * 1.6 };
  const wards = polygon([
    [0.1, -2.5],
    [1.05, -2.5],
    [1.05, -2.95],
    [1.5, -2.95],
    [1.5, -2.4],
    [2.15, -2.4],
    [2.15, -3.4],
    [1.35, -3.4],
    [1.35, -3.8],
    [2.15, -3.8],
    [2.15, -4.8],
    [1.5, -4.8],
    [1.5, -4.3],
    [1.05, -4.3],
    [1.05, -4.7],
    [0.1, -4.7],
  ]);
  /** A bow of three rings, a shaft with a collar, and a bit cut into wards; `side` is where the bit stands. */
  const key = (side: 1 | -1): Piece[] => [
    put(piece(ring(0.86, 0.2), round), [-0.98, 3.9, 0]),
    put(piece(ring(0.86, 0.2), round), [0.98, 3.9, 0]),
    put(piece(ring(0.86, 0.2), round), [0, 5.5, 0]),
    put(piece(ball(0.36), level), [0, 4.3, 0]),
    limb(
      [
        [0, 3.1, 0, 0.3],
        [0, -5.2, 0, 0.3],
      ],
      along,
    ),
    put(piece(ball(0.58, 0.2, 0.58), level), [0, 2.75, 0]),
    put(piece(ball(0.5, 0.3, 0.5), level), [0, 2.3, 0]),
    put(piece(ball(0.42, 0.34, 0.42), level), [0, -5.1, 0]),
    piece((x, y, z) => cutOut(wards, 0.14, 0.02)(x * side, y, z), { ...level, albedo: 0.8 }),
  ];
  return stillLife(
    [
      createObject(
        key(1).map((one) => put(one, [0, 0, -0.5], 0, 42)),
        1,
      ),
      createObject(
        key(-1).map((one) => put(one, [0, 0, 0.5], 0, -42)),
        2,
      ),
    ],
    { reach: 6, aim: [0, 0] },
  );
}

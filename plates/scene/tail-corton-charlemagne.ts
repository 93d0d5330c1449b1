import { fract, hypot } from '../engine/numbers.ts';
import type { Scene } from '../engine/scene.ts';
import { ball, createObject, cutOut, disc, joined, piece, polygon, put, stillLife, turned } from '../part/object.ts';

/** A plain open crown with lilies, for the emperor of the legend. */
export function tailCortonCharlemagne(): Scene {
  const gold = { stroke: 'tile', gloss: 0.9, albedo: 0.95 } as const;
  const around = (x: number, _y: number, z: number): number => Math.atan2(x, -z) * 3.2;
  const band = turned(() => 3.3, -1, 0.6);
  const hollow = turned(() => 3, -2, 2);
  const lily = cutOut(
    joined(
      polygon([
        [-0.3, -0.4],
        [0.3, -0.4],
        [0.55, 1],
        [0, 2.1],
        [-0.55, 1],
      ]),
      disc(-0.72, 0.62, 0.36),
      disc(0.72, 0.62, 0.36),
    ),
    0.16,
    0.08,
  );
  const points = Array.from({ length: 8 }, (_, n) => n * 45 + 22.5);
  return stillLife(
    [
      createObject([
        piece((x, y, z) => Math.max(band(x, y, z), -hollow(x, y, z)), {
          ...gold,
          u: (_x, y) => y,
          v: around,
          albedo: (x, y, z) => (Math.abs(Math.abs(y + 0.2) - 0.62) < 0.09 ? 0.4 : hypot(x, z) < 3.15 ? 0.55 : 0.95),
          part: (x, _y, z) => (hypot(x, z) < 3.15 ? 1 : 0),
        }),
        ...points.map((turn) => {
          const a = (turn * Math.PI) / 180;
          return put(
            piece(lily, { ...gold, u: (x, y) => y + x * 0.3 }),
            [Math.sin(a) * 3.15, 0.9, -Math.cos(a) * 3.15],
            -turn,
          );
        }),
        ...points.slice(0, 8).map((turn, n) => {
          const a = ((turn + 22.5) * Math.PI) / 180;
          const gem = n % 2 === 0 ? ball(0.42, 0.42, 0.3) : ball(0.3, 0.44, 0.3);
          return put(
            piece(gem, {
              stroke: 'berry',
              u: (_x, y) => y,
              v: (x) => x,
              gloss: 1,
              albedo: fract(n / 2) < 0.25 ? 0.45 : 0.8,
            }),
            [Math.sin(a) * 3.3, -0.2, -Math.cos(a) * 3.3],
            -turn - 22.5,
          );
        }),
      ]),
    ],
    { reach: 4, aim: [0, 0.4], table: -1.05 },
  );
}

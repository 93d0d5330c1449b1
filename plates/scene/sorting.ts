import { createNoise } from '../engine/noise.ts';
import { fract } from '../engine/numbers.ts';
import type { Scene, Solid } from '../engine/scene.ts';
import { createBerries } from '../part/bunch.ts';
import { hand } from '../part/hand.ts';
import { createObject, piece, stillLife, turned } from '../part/object.ts';

/** Ripe Pinot is darker than the skin of a hand. */
const dark = (berries: Solid): Solid => ({
  ...berries,
  describe(x, y, z, t, finding) {
    berries.describe(x, y, z, t, finding);
    finding.albedo *= 0.62;
  },
});

/** Two hands sorting bunches over a basket. */
export function sorting(): Scene {
  const weave = (x: number, y: number, z: number): number => {
    const around = Math.atan2(x, -z) * 9;
    const over = (Math.floor(y / 0.8) + Math.floor(around / 0.9)) % 2 === 0;
    if (y > -2.7) return 0.3;
    return fract(y / 0.8) < 0.16 ? 0.35 : over ? 1.05 : 0.66;
  };
  const bunches = [
    [-6.6, -2.6, -2],
    [-2.4, -2.2, -4.6],
    [2.6, -2.2, -4.4],
    [6.8, -2.6, -1.6],
    [-4.4, -1.2, 2.4],
    [0.2, -0.8, 0.6],
    [4.4, -1.2, 2.6],
  ] as const;
  return stillLife(
    [
      createObject(
        [
          piece(
            turned((y) => 10 + 0.16 * (y + 5), -9, -2.6),
            { u: (_x, y) => y, v: (x, _y, z) => Math.atan2(x, -z) * 6, albedo: weave },
          ),
        ],
        1,
      ),
      ...bunches.map((at, n) => dark(createBerries(createNoise(80 + n), at, 46, 6.4))),
      createObject(
        hand({
          size: 0.76,
          wrist: [9.4, 4.6, -2.4],
          along: [-0.8, -0.36, -0.48],
          back: [-0.2, 0.75, -0.65],
          thumb: -1,
          bends: [
            [34, 30, 18],
            [40, 34, 20],
            [44, 38, 22],
            [46, 40, 22],
          ],
        }),
        2,
      ),
      createObject(
        hand({
          size: 0.76,
          wrist: [-9.8, 5.4, -2.4],
          along: [0.86, -0.3, -0.4],
          back: [0.2, 0.75, -0.65],
          thumb: 1,
          bends: [
            [20, 32, 22],
            [16, 24, 18],
            [26, 32, 20],
            [36, 38, 22],
          ],
        }),
        3,
      ),
    ],
    { reach: 11, aim: [0, -0.6], table: -9, fill: 0.5 },
  );
}

import { createNoise } from '../engine/noise.ts';
import { clamp, fract, hypot, mix, step } from '../engine/numbers.ts';
import type { Scene, Solid } from '../engine/scene.ts';
import { createBerries } from '../part/bunch.ts';
import { hand } from '../part/hand.ts';
import { createObject, piece, stillLife } from '../part/object.ts';

/** Ripe Pinot is darker than the skin of a hand. */
const dark = (berries: Solid): Solid => ({
  ...berries,
  describe(x, y, z, t, finding) {
    berries.describe(x, y, z, t, finding);
    finding.albedo *= 0.62;
  },
});

/** Height of a rod of the basket, and of its upper edge's lower side. */
const ROD = 0.9;
const RIM = -3.3;

/** Radius inside the upper edge, where the basket is dark between the bunches. */
const MOUTH = 9.9;

/** Roundness of the rods: 0 between two, 1 in the middle of one. */
const strand = (y: number): number => Math.sqrt(Math.max(0, 1 - (2 * fract(y / ROD) - 1) ** 2));

/** A basket of rods that go before and behind its stakes in turn. */
function basket(x: number, y: number, z: number): number {
  const level = clamp(y, -9, -2.4);
  const around = Math.atan2(x, -z) * 12;
  const wave = Math.cos(Math.PI * (around + Math.floor(level / ROD)));
  const rod = 0.3 * strand(level) * (0.5 + 0.5 * wave);
  const stake = 0.2 * step(0.3, 0.16, Math.abs(fract(around + 0.5) - 0.5));
  const roll = Math.sqrt(Math.max(0, 1 - ((level - (RIM - 2.4) / 2) / ((RIM + 2.4) / 2)) ** 2));
  const relief = level > RIM ? 0.15 + 0.4 * roll : Math.max(rod, stake);
  return Math.max((hypot(x, z) - 10 - 0.16 * (level + 5) - relief) * 0.6, -9 - y, y + 2.4);
}

/** Two hands sorting bunches over a basket. */
export function sorting(): Scene {
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
          piece(basket, {
            u: (x, y, z) => (y > RIM ? Math.atan2(x, -z) * 6 + y : y),
            v: (x, _y, z) => Math.atan2(x, -z) * 6,
            albedo: (x, y, z) => (y < RIM ? mix(0.4, 0.95, strand(y)) : hypot(x, z) < MOUTH ? 0.1 : 0.7),
            part: (_x, y) => (y > RIM ? 100 : Math.floor(y / ROD) + 50),
          }),
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
    { reach: 13.2, aim: [0, -1.4], table: -9, fill: 0.5 },
  );
}

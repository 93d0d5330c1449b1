import { createNoise } from '../engine/noise.ts';
import { clamp, fract, hypot, mix, radians } from '../engine/numbers.ts';
import type { Scene, Solid } from '../engine/scene.ts';
import { createBerries } from '../part/bunch.ts';
import { createLeaf } from '../part/leaf.ts';
import { createObject, piece, stillLife } from '../part/object.ts';

/** Size of a bunch in the basket: its berries would be an apple's size otherwise. */
const SMALLER = 0.31;

/** A bunch lying at a place, its tip turned by some degrees from straight down. */
function lying(n: number, at: readonly [number, number, number], turn: number): Solid {
  const bunch = createBerries(createNoise(60 + n), [0, 0, 0], 46, 8.4);
  const [sin, cos] = [Math.sin(radians(turn)), Math.cos(radians(turn))];
  const own = (x: number, y: number, z: number): readonly [number, number, number] => {
    const right = (x - at[0]) / SMALLER;
    const up = (y - at[1]) / SMALLER;
    return [right * cos - up * sin, right * sin + up * cos, (z - at[2]) / SMALLER];
  };
  return {
    distance: (x, y, z, t) => bunch.distance(...own(x, y, z), t) * SMALLER,
    describe(x, y, z, t, finding) {
      bunch.describe(...own(x, y, z), t, finding);
      finding.id += n * 200;
      finding.gloss = 0.5;
    },
  };
}

/** A picker's basket, woven of willow and heaped with six bunches. */
export function tailRichebourg(): Scene {
  const radius = (y: number): number => 3.2 + 0.24 * (y + 3);
  const rod = 0.36;
  const stakes = 13;
  const row = (y: number): number => Math.floor((y + 3) / rod);
  /** Over a stake a rod stands out, behind the next one it goes in; in the next row it is the other way about. */
  const bulge = (x: number, y: number, z: number): number =>
    0.13 * Math.sin(Math.atan2(x, -z) * stakes + row(y) * Math.PI) + 0.12 * Math.sin(Math.PI * fract((y + 3) / rod));
  const woven = (x: number, y: number, z: number): number => {
    const h = clamp(y, -3, 0);
    return Math.max((hypot(x, z) - radius(h) - bulge(x, h, z)) * 0.6, -3 - y, y, radius(h) - 0.5 - hypot(x, z));
  };
  const rim = (x: number, y: number, z: number): number => {
    const twist = 0.06 * Math.sin(Math.atan2(x, -z) * 22 + Math.atan2(y, hypot(x, z) - 4) * 1);
    return hypot(hypot(x, z) - radius(0), y) - 0.3 - twist;
  };
  const bunches: readonly (readonly [at: readonly [number, number, number], turn: number])[] = [
    [[-2.3, 0.35, -1.7], 62],
    [[0.1, 0.5, -2.3], 84],
    [[2.3, 0.4, -1.6], -58],
    [[-1.3, 1.25, 0.1], 40],
    [[1.2, 1.35, 0], -34],
    [[0, 1.2, 1.7], 90],
  ];
  return stillLife(
    [
      createObject([
        piece(woven, {
          u: (_x, y) => (y * 3.2) / rod,
          v: (x, _y, z) => Math.atan2(x, -z) * 9,
          albedo: (x, y, z) => mix(0.5, 1.2, (bulge(x, y, z) + 0.13) / 0.38),
          part: (_x, y) => row(y) + 1,
        }),
        piece(rim, {
          u: (x, y, z) => Math.atan2(x, -z) * 11 + Math.atan2(y, hypot(x, z) - 4) * 0.9,
          v: (_x, y) => y,
          albedo: 1,
        }),
        piece((x, y, z) => Math.max(hypot(x, z) - 3.7, Math.abs(y + 0.3) - 0.3), { albedo: 0.1 }),
      ]),
      ...bunches.map(([at, turn], n) => lying(n, at, turn)),
      createLeaf(createNoise(3), { at: [-2.8, 0.5, -2.5], size: 1.9, turn: 214, lean: 18, roll: 10 }, 1),
      createLeaf(createNoise(4), { at: [3, 0.55, -2.5], size: 1.9, turn: 158, lean: 20, roll: -14 }, 2),
      createLeaf(createNoise(5), { at: [1.7, 2, -0.2], size: 1.5, turn: 38, lean: 16, roll: 12 }, 3),
    ],
    { reach: 5.3, aim: [1.4, 0], table: -3 },
  );
}

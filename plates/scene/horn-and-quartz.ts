import type { Scene } from '../engine/scene.ts';
import { hypot } from '../engine/numbers.ts';
import { createObject, limb, piece, put, stillLife } from '../part/object.ts';

const SIDES = [0, Math.PI / 3, (2 * Math.PI) / 3].map((turn) => [Math.cos(turn), Math.sin(turn)] as const);

/** A six-sided prism with a pointed end, as quartz grows; `part` is the face. */
function crystal(radius: number, half: number) {
  const face = { n: 0 };
  const distance = (x: number, y: number, z: number): number => {
    let d = -half - y;
    face.n = 9;
    SIDES.forEach(([nx, nz], n) => {
      const along = x * nx + z * nz;
      const side = Math.abs(along) - radius;
      const point = (Math.abs(along) - radius) * 0.82 + (y - half) * 0.57;
      const number = n * 2 + (along > 0 ? 1 : 0);
      if (side > d) [d, face.n] = [side, number];
      if (point > d) [d, face.n] = [point, number + 10];
    });
    return d;
  };
  return piece(distance, {
    stroke: 'stone',
    u: (x, y, z) => {
      distance(x, y, z);
      return face.n < 10 ? y : x + z;
    },
    v: (x, _y, z) => hypot(x, z),
    albedo: 1.05,
    gloss: 0.5,
    part: (x, y, z) => {
      distance(x, y, z);
      return face.n;
    },
  });
}

/** A cow's horn and crystals of quartz, for the two field preparations. */
export const hornAndQuartz = (): Scene =>
  stillLife(
    [
      createObject(
        [
          limb(
            [
              [-8.6, -2.2, 0.4, 2.4],
              [-7.3, -1.3, 0.3, 2.32],
              [-6, -0.5, 0.2, 2.2],
              [-4.5, 0.4, 0.1, 2.02],
              [-3, 1, 0, 1.8],
              [-1.5, 1.35, -0.1, 1.58],
              [0, 1.4, -0.2, 1.34],
              [1.4, 1.15, -0.25, 1.1],
              [2.6, 0.6, -0.3, 0.84],
              [3.6, -0.2, -0.3, 0.6],
              [4.3, -1.2, -0.3, 0.36],
              [4.8, -2.4, -0.3, 0.1],
            ],
            { albedo: (x) => (x < -7.6 ? 0.35 : 0.9), gloss: 0.5 },
            1.6,
          ),
        ],
        1,
      ),
      createObject(
        [
          put(crystal(1.25, 2.6), [8.2, -2.2, 0.6], 14, 9),
          put(crystal(0.8, 1.7), [6.4, -3.2, -0.6], 40, -24),
          put(crystal(0.62, 1.2), [10.2, -3.5, -0.6], 20, 32),
        ],
        2,
      ),
    ],
    { reach: 9.6, aim: [0.4, -1.2], table: -4.6 },
  );

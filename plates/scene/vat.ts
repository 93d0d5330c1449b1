import type { Scene } from '../engine/scene.ts';
import { hypot } from '../engine/numbers.ts';
import { boards, box, createObject, limb, piece, put, stillLife, turned } from '../part/object.ts';

const LOW = -6;
const HIGH = 6.4;
const radiusAt = (y: number): number => 6.3 - 0.1 * (y - LOW);
const HOOPS = [-5, -3.9, -0.6, 2.6, 5.4];

/** An upright wooden vat on its beams, open at the top. */
export function vat(): Scene {
  const angle = (x: number, _y: number, z: number): number => Math.atan2(x, -z) * 6;
  const outer = turned(radiusAt, LOW, HIGH);
  const inner = turned((y) => radiusAt(y) - 0.4, HIGH - 2.4, HIGH + 2);
  return stillLife(
    [
      createObject(
        [
          piece((x, y, z) => Math.max(outer(x, y, z), -inner(x, y, z)), {
            u: angle,
            v: (_x, y) => y,
            albedo: (x, y, z) =>
              hypot(x, z) < radiusAt(y) - 0.2 && y > HIGH - 3 ? 0.35 : 1.08 * boards(angle, 1.02)(x, y, z),
            part: (x, y, z) => (y > HIGH - 0.06 ? 1 : hypot(x, z) < radiusAt(y) - 0.3 ? 2 : 0),
          }),
          ...HOOPS.map((y) =>
            piece(
              turned(() => radiusAt(y) + 0.14, y - 0.26, y + 0.26),
              { stroke: 'tile', u: (x, py, z) => py + 0 * (x + z), v: angle, albedo: 0.4 },
            ),
          ),
          put(piece(box(1.1, 1.3, 0.3, 0.1), { albedo: 0.7, u: (x) => x }), [0, -2.4, -radiusAt(-2.4) - 0.1]),
          piece(box(0.16, 1.9, 0.3, 0.1), { albedo: 0.5 }),
          limb(
            [
              [0, -5.2, -6, 0.34],
              [0, -5.3, -7.6, 0.3],
            ],
            { albedo: 0.6 },
          ),
          ...[-3.6, 3.6].map((x) =>
            put(piece(box(0.8, 0.7, 6.6, 0.1), { u: (_x, y) => y, albedo: 0.7 }), [x, -6.8, 0]),
          ),
        ],
        1,
      ),
    ],
    { reach: 10.4, aim: [0.8, -0.6], table: -7.5 },
  );
}

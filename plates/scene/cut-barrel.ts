import type { Scene } from '../engine/scene.ts';
import { hypot } from '../engine/numbers.ts';
import { boards, box, createObject, piece, put, stillLife, turned } from '../part/object.ts';

/** A *pièce* is 88 cm long and 72 cm wide at the bulge; here one centimetre stands for ten. */
const HALF = 4.4;
const BULGE = 3.6;
const HEAD = 2.9;
const THICK = 0.3;
/** The heads stand in a groove of the staves, which reach past them. */
const HEAD_AT = HALF - 0.5;
const radiusAt = (y: number): number => BULGE - (BULGE - HEAD) * (y / HALF) ** 2;
const HOOPS = [-4.1, -3.1, -1.7, 1.7, 3.1, 4.1];

/** A cask with a quarter sawn out of its side, to show the thickness of the staves and the hollow. */
export function cutBarrel(): Scene {
  const angle = (x: number, _y: number, z: number): number => Math.atan2(x, -z) * BULGE;
  // The quarter towards the eye and upwards, in the frame of the standing barrel.
  const saw = (x: number, y: number, z: number): number => Math.max(-x, z, Math.abs(y) - 2.6);
  const staves = boards(angle, 0.86);
  const outer = turned(radiusAt, -HALF, HALF);
  const inner = turned((y) => radiusAt(y) - THICK, -HALF - 1, HALF + 1);
  const isInside = (x: number, y: number, z: number): boolean => hypot(x, z) < radiusAt(y) - THICK * 0.6;
  const whole = [
    piece((x, y, z) => Math.max(outer(x, y, z), -inner(x, y, z), -saw(x, y, z)), {
      u: angle,
      v: (_x, y) => y,
      albedo: (x, y, z) => {
        const inside = isInside(x, y, z);
        const sawn = saw(x, y, z) < 0.05;
        return sawn && !inside ? 1.25 : (inside ? 0.7 : 1) * staves(x, y, z);
      },
      part: (x, y, z) => (Math.abs(y) > HALF - 0.1 ? 1 : saw(x, y, z) < 0.04 ? 2 : isInside(x, y, z) ? 3 : 0),
    }),
    ...[-HEAD_AT, HEAD_AT].map((at) =>
      piece(
        turned((y) => radiusAt(y) - THICK / 2, at - 0.12, at + 0.12),
        {
          u: (x, _y, z) => x - z,
          v: (x, _y, z) => x + z,
          albedo: boards((x, _y, z) => (x - z) / Math.SQRT2, 0.95, 0.05),
        },
      ),
    ),
    ...HOOPS.map((y) => {
      const band = turned((py) => radiusAt(py) + 0.1, y - 0.2, y + 0.2);
      return piece((x, py, z) => Math.max(band(x, py, z), -saw(x, py, z), radiusAt(y) - 0.05 - hypot(x, z)), {
        stroke: 'tile',
        u: (_x, py) => py,
        v: angle,
        albedo: 0.35,
      });
    }),
  ].map((one) => put(one, [0, 0, 0], 48, 90, 0));
  const chocks = [-2.4, 2.4].map((x) =>
    put(piece(box(0.5, 0.5, 3.4, 0.08), { u: (_x, y) => y, albedo: 0.7 }), [x, -3.75, 0]),
  );
  return stillLife(
    [
      createObject(
        whole.map((one) => put(one, [0, 0, 0], -40)),
        1,
      ),
      createObject(chocks, 2),
    ],
    { reach: 5.7, aim: [0.3, -0.4], table: -4.2, fill: 1.1 },
  );
}

import type { Scene } from '../engine/scene.ts';
import { clamp, hypot, mix, radians, step } from '../engine/numbers.ts';
import { createObject, piece, put, stillLife } from '../part/object.ts';

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
    albedo: 0.92,
    gloss: 0.5,
    part: (x, y, z) => {
      distance(x, y, z);
      return face.n;
    },
  });
}

/** The axis of the horn is an arc: its radius, where it begins, and how far it goes, in radians. */
const ARC = 8.6;
const BASE = radians(243);
const SPAN = radians(112);

/** A hollow horn that lies on its base and rises to its tip, in the plane of the picture. */
function horn() {
  /** Place along the axis, 0 at the base and 1 at the tip. */
  const along = (x: number, y: number): number => clamp((Math.atan2(y, x) + 2 * Math.PI - BASE) / SPAN);
  const radius = (s: number): number => 2.7 * Math.pow(1 - s, 0.72) * (1 + 0.012 * Math.sin(s * 90) * (1 - s));
  const hollow = (x: number, y: number, z: number): number => {
    const s = along(x, y);
    return hypot(hypot(x, y) - ARC, z) - radius(s) + 0.32 + s * 9;
  };
  const distance = (x: number, y: number, z: number): number => {
    const s = along(x, y);
    const angle = BASE + s * SPAN;
    const axis = hypot(x - Math.cos(angle) * ARC, y - Math.sin(angle) * ARC, z);
    const cut = x * Math.sin(BASE) - y * Math.cos(BASE);
    return Math.max((axis - radius(s)) * 0.8, cut, -hollow(x, y, z) * 0.8);
  };
  const isInside = (x: number, y: number, z: number): boolean => hollow(x, y, z) < 0.06;
  return piece(distance, {
    stroke: 'wood',
    u: (x, y) => along(x, y) * 16,
    v: (x, y, z) => Math.atan2(z, hypot(x, y) - ARC) * 3,
    albedo: (x, y, z) => (isInside(x, y, z) ? 0.3 : mix(0.88, 0.3, step(0.55, 0.95, along(x, y)))),
    gloss: 0.5,
    part: (x, y, z) => Number(isInside(x, y, z)),
  });
}

/** A cow's horn and crystals of quartz, for the two field preparations. */
export const hornAndQuartz = (): Scene =>
  stillLife(
    [
      createObject([put(horn(), [-3, 5.9, 0], -32)], 1),
      createObject(
        [
          put(crystal(1.5, 3.2), [7.2, -2, 1.6], 14, 9),
          put(crystal(1, 2.1), [5, -3, 0.4], 40, -24),
          put(crystal(0.75, 1.5), [9, -3.5, -0.4], 20, 26),
        ],
        2,
      ),
    ],
    { reach: 7.8, aim: [0.7, -0.8], table: -5, fill: 0.3 },
  );

import type { Scene } from '../engine/scene.ts';
import { createNoise } from '../engine/noise.ts';
import { mix } from '../engine/numbers.ts';
import {
  box,
  createObject,
  cutOut,
  disc,
  joined,
  piece,
  polygon,
  put,
  ring,
  stillLife,
  bar,
  type Figure,
  type Piece,
} from '../part/object.ts';

const noise = createNoise(12);
/** Degrees that the tool leans back, its blades to the light. */
const LEANING = 14;

type Spot = readonly [x: number, y: number];

/** A point on a cubic curve. */
const along = (a: Spot, b: Spot, c: Spot, d: Spot, k: number): Spot => {
  const at = (n: 0 | 1): number =>
    (1 - k) ** 3 * a[n] + 3 * k * (1 - k) ** 2 * b[n] + 3 * k * k * (1 - k) * c[n] + k ** 3 * d[n];
  return [at(0), at(1)];
};

/** A pair of secateurs leaning on a block of limestone. */
export function secateurs(): Scene {
  const steel = { stroke: 'tile', u: (x: number, y: number) => x * 0.8 + y * 0.25, gloss: 0.7, albedo: 1.05 } as const;
  // Straight along its back; the cutting edge swells towards the hook.
  const blade = polygon([
    [-0.62, -0.3],
    [-0.74, 1.2],
    [-0.62, 2.6],
    [-0.24, 4.1],
    [0.42, 5.4],
    [0.86, 4.3],
    [1.08, 3.3],
    [1.1, 2.3],
    [0.92, 1.2],
    [0.6, -0.3],
  ]);
  const isGround = (x: number, y: number): boolean => blade(x, y) > -0.36 && x > 0.2 + y * 0.03 && y > 0.9;
  const hook = polygon([
    [0.3, -0.6],
    [1.15, 0.7],
    [1.72, 1.9],
    [1.98, 3],
    [1.86, 4],
    [1.28, 4.9],
    [1.34, 3.9],
    [1.26, 3],
    [1, 2.1],
    [0.5, 1.2],
    [-0.3, 0.4],
  ]);
  const spring = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((x) =>
    put(piece(ring(0.42, 0.1), { ...steel, u: (_x, y) => y }), [x + 0.1, -2.3, -0.1], 70),
  );
  /** A flat handle on a curve: a tang of steel, then a wider grip that is flared at its end. */
  const grip = (a: Spot, b: Spot, c: Spot, d: Spot, z: number): Piece[] => {
    const strip = (from: number, to: number, half: (k: number) => number): Figure => {
      const steps = 9;
      const bars = Array.from({ length: steps }, (_, n) => {
        const here = along(a, b, c, d, mix(from, to, n / steps));
        const next = along(a, b, c, d, mix(from, to, (n + 1) / steps));
        return bar(...here, ...next, half((n + 0.5) / steps));
      });
      return joined(...bars);
    };
    const tang = strip(0, 0.4, (k) => mix(0.58, 0.42, k));
    const sheath = strip(0.34, 1, (k) => 0.5 + 0.16 * Math.sin(k * 3) + 0.24 * k ** 8);
    return [
      put(piece(cutOut(tang, 0.22, 0.08), steel), [0, 0, z]),
      put(piece(cutOut(sheath, 0.44, 0.3), { stroke: 'tile', u: (x, y) => x * 0.9 - y * 0.35, albedo: 0.42 }), [
        0,
        0,
        z,
      ]),
    ];
  };
  const tool = [
    piece(cutOut(hook, 0.32, 0.12), { ...steel, albedo: 0.85 }),
    put(
      piece(cutOut(blade, 0.16, 0.06), {
        ...steel,
        albedo: (x, y) => (isGround(x, y) ? 1.9 : 1.05),
        part: (x, y) => (isGround(x, y) ? 1 : 0),
      }),
      [0, 0, -0.4],
      0,
      -13,
    ),
    piece(cutOut(disc(0, 0.2, 0.75), 0.62, 0.15), { ...steel, u: (x, y) => Math.atan2(y - 0.2, x) }),
    piece(cutOut(disc(0, 0.2, 0.3), 0.8, 0.1), { ...steel, albedo: 0.5 }),
    ...grip([-0.3, -0.5], [1.6, -1.6], [3.1, -4.2], [2.1, -7.6], 0),
    ...grip([0.4, -0.5], [-1.6, -1.8], [-3.1, -4.1], [-3, -7.2], -0.2),
    ...spring,
  ].map((one) => put(one, [-0.4, 1.9, -4.2], 0, 22, LEANING));
  const rough = box(7.6, 3.3, 2.6, 0.5);
  const stone = piece((x, y, z) => rough(x, y, z) - (noise.octavesInSpace(x * 0.35, y * 0.5, z * 0.4, 3) - 0.5) * 1.5, {
    stroke: 'stone',
    u: (x, y, z) => y * 0.9 + x * 0.12 + z * 0.3 + 0.3 * noise.plane(x * 0.6, y),
    v: (x, y, z) => x * 0.6 + y * 0.5 - z,
    albedo: 1,
  });
  return stillLife([createObject(tool, 1), createObject([put(stone, [2.2, -3.6, 1.6], -14)], 2)], {
    reach: 9,
    aim: [0.6, -0.4],
    table: -7,
  });
}

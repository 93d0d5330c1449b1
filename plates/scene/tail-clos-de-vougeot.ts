import { createNoise } from '../engine/noise.ts';
import { fract, hypot } from '../engine/numbers.ts';
import type { Scene } from '../engine/scene.ts';
import { box, createObject, piece, put, stillLife } from '../part/object.ts';

const noise = createNoise(72);
const SPRING = -0.4;
const HALF = 1.5;

const arch = (x: number, y: number, half: number): number =>
  y < SPRING ? Math.abs(x) - half : hypot(x, y - SPRING) - half;

const courses = (x: number, y: number): number => {
  const bed = Math.floor(y / 0.62);
  const place = x / 1.3 + noise.hash(bed, 4);
  return fract(y / 0.62) < 0.09 || fract(place) < 0.06 ? 0.35 : 0.95 + 0.2 * noise.hash(Math.floor(place), bed);
};

/** A gateway in the wall of the Clos. */
export function tailClosDeVougeot(): Scene {
  const stone = { stroke: 'stone', u: (_x: number, y: number) => y, v: (x: number) => x, albedo: courses } as const;
  const block = (hx: number, hy: number, hz: number) => box(hx, hy, hz, 0.05);
  const portal = block(2.9, 2.7, 0.9);
  const gable = (x: number, y: number, z: number): number =>
    Math.max(y + Math.abs(x) * 0.42 - 1.45, -y, Math.abs(z) - 1.05, Math.abs(x) - 3.2);
  return stillLife(
    [
      createObject([
        piece((x, y, z) => Math.max(portal(x, y, z), -arch(x, y, HALF)), stone),
        piece((x, y, z) => Math.max(arch(x, y, HALF), Math.abs(z - 0.3) - 0.15, -2.7 - y), {
          u: (x) => x,
          v: (_x, y) => y,
          albedo: (x) => (fract(x / 0.42) < 0.12 ? 0.12 : 0.42),
        }),
        put(piece(gable, { ...stone, albedo: 1.1 }), [0, 2.7, 0]),
        ...[-5.6, 5.6].map((x) => put(piece(block(2.8, 1.5, 0.55), stone), [x, -1.2, 0.3])),
        ...[-5.6, 5.6].map((x) => put(piece(block(2.9, 0.16, 0.75), { ...stone, albedo: 1.15 }), [x, 0.45, 0.3])),
      ]),
    ],
    { reach: 4.8, aim: [0, 0.4], table: -2.7 },
  );
}

import { createNoise } from '../engine/noise.ts';
import { fract, hypot } from '../engine/numbers.ts';
import type { Scene } from '../engine/scene.ts';
import { box, createObject, piece, put, stillLife } from '../part/object.ts';

const noise = createNoise(1868);
const HALF = 2.6;
const SPRING = 2.2;

const FOOT = -6.9;

/** Inside a round arch of some half width, standing on the ground. */
const arch = (x: number, y: number, half: number): number =>
  y < SPRING ? Math.max(Math.abs(x) - half, FOOT - y) : hypot(x, y - SPRING) - half;

const COURSE = 1.05;

/** Length of the stones of a course, and how far its joints are moved, in stones. */
const lengthOf = (bed: number): number => 1.5 + 1.1 * noise.hash(bed, 2);
const movedBy = (bed: number): number => noise.hash(bed, 5) * 7;

/** The wall ends course by course at whole stones, further in towards its top: it fades into the paper. */
const courses = Array.from({ length: 13 }, (_, index) => {
  const bed = index - 7;
  const [long, moved] = [lengthOf(bed), movedBy(bed)];
  const reach = 7 - 2.6 * (index / 12) ** 2 + 0.9 * noise.hash(bed, 11);
  const joint = (x: number): number => (Math.round(x / long + moved) - moved) * long;
  return { middle: (bed + 0.5) * COURSE, left: joint(-reach), right: joint(reach) };
});

/** Within one of these courses: how far outside or inside a place is. */
const within = (x: number, y: number): number =>
  courses.reduce(
    (least, { middle, left, right }) =>
      Math.min(least, Math.max(Math.abs(y - middle) - COURSE / 2, left - x, x - right)),
    Infinity,
  );

/** Shade of a coursed wall at a place: one tone per stone, dark joints. */
function masonry(x: number, y: number): number {
  const bed = Math.floor(y / COURSE);
  const long = lengthOf(bed);
  const place = x / long + movedBy(bed);
  const joint = Math.min(
    Math.min(fract(y / COURSE), 1 - fract(y / COURSE)) * COURSE,
    Math.min(fract(place), 1 - fract(place)) * long,
  );
  return joint < 0.06 ? 0.35 : 0.94 + 0.24 * noise.hash(Math.floor(place), bed);
}

/** A cellar door with a round arch in a wall of limestone. */
export function door(): Scene {
  const wall = box(14, 9.4, 0.8);
  const surround = (x: number, y: number): number =>
    Math.max(Math.abs(arch(x, Math.max(y, FOOT + 3), HALF + 0.62)) - 0.62, FOOT - y);
  return stillLife(
    [
      createObject(
        [
          piece((x, y, z) => Math.max(wall(x, y, z), within(x, y), -arch(x, y, HALF + 0.1)), {
            stroke: 'stone',
            u: (x, y) => y + 0.05 * noise.plane(x, y * 2),
            v: (x) => x,
            albedo: (x, y) => masonry(x, y),
          }),
          piece((x, y, z) => Math.max(surround(x, y), Math.abs(z + 0.4) - 0.75), {
            stroke: 'stone',
            u: (x, y) => (y < SPRING ? y : Math.atan2(x, y - SPRING) * 3.2),
            v: (x, y) => hypot(x, y - SPRING),
            albedo: (x, y) => {
              const along = y < SPRING ? y - SPRING : Math.abs(Math.atan2(x, y - SPRING)) * 3.2;
              return fract(along / 1.12) < 0.07 ? 0.3 : 1.15;
            },
          }),
          piece((x, y, z) => Math.max(arch(x, y, HALF), Math.abs(z - 0.1) - 0.2), {
            u: (x) => x,
            v: (_x, y) => y,
            albedo: (x, y) => (fract(x / 0.86 + 0.5) < 0.08 ? 0.12 : 0.62 + 0.16 * noise.plane(x * 4, y * 0.4)),
          }),
          ...[-3.4, 0.9].map((y) => put(piece(box(1.7, 0.22, 0.1, 0.04), { stroke: 'black' }), [-0.8, y, -0.2])),
          put(piece(box(0.22, 0.34, 0.14, 0.05), { stroke: 'black' }), [1.9, -1.3, -0.2]),
          put(piece(box(4.4, 0.5, 1.6, 0.12), { stroke: 'stone', u: (_x, y) => y, albedo: 1.15 }), [0, -6.4, -1]),
        ],
        1,
      ),
    ],
    { reach: 8.2, aim: [0, -0.2] },
  );
}

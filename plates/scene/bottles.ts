import { clamp, hypot, mix } from '../engine/numbers.ts';
import type { Scene } from '../engine/scene.ts';
import { createObject, piece, put, ring, stillLife, turned, type Piece, type Point } from '../part/object.ts';

const HEIGHT = 29.4;
const BODY = 4.1;
const NECK = 1.42;
const CAPSULE = 23.4;
const LABEL = { low: 4.6, high: 12.4, half: 0.86 };

/** Radius of a bottle of Burgundy at a height, in centimetres: sloping shoulders from the body to the neck. */
function radiusAt(y: number): number {
  const shoulder = clamp((y - 15.4) / 8);
  const eased = shoulder * shoulder * (3 - 2 * shoulder);
  return y < 0.5 ? BODY - 0.3 * (0.5 - y) : mix(BODY, NECK, eased);
}

const around = (x: number, _y: number, z: number): number => Math.atan2(x, -z) * 3;
const level = (_x: number, y: number): number => y;

/** Where ink is on a label: a frame, a large line and two small ones, or one large and one small. */
function isPrinted(x: number, y: number, z: number, lines: readonly (readonly [y: number, half: number])[]): boolean {
  const side = Math.abs(Math.atan2(x, -z));
  const fromEdge = Math.min(y - LABEL.low, LABEL.high - y, (LABEL.half - side) * BODY);
  return (fromEdge > 0.36 && fromEdge < 0.58) || lines.some(([at, half]) => Math.abs(y - at) < 0.16 && side < half);
}

/** The pieces of one bottle, standing on the origin. */
function bottle(lines: readonly (readonly [y: number, half: number])[]): Piece[] {
  const body = turned(radiusAt, 0, HEIGHT);
  const paper = turned((y) => radiusAt(y) + 0.05, LABEL.low, LABEL.high);
  const cap = turned((y) => radiusAt(y) + 0.09, CAPSULE, HEIGHT + 0.08);
  return [
    piece(body, { stroke: 'tile', u: around, v: level, albedo: 0.34, gloss: 0.7 }),
    piece((x, y, z) => Math.max(paper(x, y, z), z + BODY * Math.cos(LABEL.half)), {
      stroke: 'tile',
      u: level,
      v: around,
      albedo: (x, y, z) => (isPrinted(x, y, z, lines) ? 0.12 : 1.5),
      part: (x, y, z) => (isPrinted(x, y, z, lines) ? 1 : 0),
    }),
    piece(cap, { stroke: 'tile', u: level, v: around, albedo: 0.62, gloss: 0.4 }),
    put(
      piece(ring(NECK + 0.14, 0.24), { stroke: 'tile', u: (x, y) => Math.atan2(y, x), albedo: 0.6 }),
      [0, 28, 0],
      0,
      0,
      90,
    ),
  ];
}

const moved = (pieces: readonly Piece[], at: Point, turn = 0, lean = 0, nod = 0): Piece[] =>
  pieces.map((one) => put(one, at, turn, lean, nod));

/** Three bottles whose labels differ by a line: two standing, one lying, and a cork. */
export function bottles(): Scene {
  const cork = piece(
    turned(() => 1.15, -2.3, 2.3),
    { u: level, v: around, albedo: (x, y) => (hypot(Math.sin(x * 9 + y * 5), Math.sin(y * 11)) < 0.35 ? 0.4 : 0.95) },
  );
  return stillLife(
    [
      createObject(
        moved(
          bottle([
            [9.6, 0.62],
            [7.6, 0.42],
            [6.6, 0.3],
          ]),
          [0, 0, 0],
          12,
        ),
        1,
      ),
      createObject(
        moved(
          bottle([
            [9.2, 0.56],
            [7, 0.34],
          ]),
          [11.4, 0, 2.6],
          14,
        ),
        2,
      ),
      createObject(
        moved(
          bottle([
            [9.6, 0.62],
            [8.2, 0.62],
            [6.6, 0.26],
          ]),
          [-5.4, BODY, -2],
          -14,
          -90,
        ),
        3,
      ),
      createObject([put(cork, [-27, 1.15, -9], 0, -74)], 4),
    ],
    { reach: 22.5, aim: [-9.7, 13.6], table: 0, ratio: 16 / 9, fill: 0.3 },
  );
}

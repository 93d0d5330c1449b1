import { createNoise } from '../engine/noise.ts';
import { fract, hypot } from '../engine/numbers.ts';
import type { Scene } from '../engine/scene.ts';
import { createObject, limb, piece, polygon, cutOut, put, ring, stillLife } from '../part/object.ts';

const noise = createNoise(71);
const LENS = 3.3;

interface Grain {
  readonly d: number;
  readonly x: number;
  readonly y: number;
  readonly key: number;
}

/** The round grain of an oolite nearest to a place, on an uneven lattice. */
function grainAt(x: number, y: number, cell: number): Grain {
  let best: Grain = { d: Infinity, x: 0, y: 0, key: 0 };
  for (let i = -1; i <= 1; i++) {
    for (let j = -1; j <= 1; j++) {
      const p = Math.floor(x / cell) + i;
      const q = Math.floor(y / cell) + j;
      const cx = (p + 0.5 + 0.34 * (noise.hash(p, q) - 0.5) + (q & 1) * 0.5) * cell;
      const cy = (q + 0.5 + 0.34 * (noise.hash(q, p + 9) - 0.5)) * cell;
      const r = cell * (0.4 + 0.14 * noise.hash(p + 3, q - 3));
      const d = hypot(x - cx, y - cy) - r;
      if (d < best.d) best = { d, x: (x - cx) / r, y: (y - cy) / r, key: (p & 63) * 64 + (q & 63) };
    }
  }
  return best;
}

/** Oolitic limestone under a hand lens: the lens shows the round grains three times larger. */
export function handLens(): Scene {
  const block = cutOut(
    polygon([
      [-7.4, -4.6],
      [7.2, -5],
      [8, 1.4],
      [5.6, 4.6],
      [-3.8, 5],
      [-8, 2.2],
    ]),
    1.6,
    0.4,
  );
  const scaleAt = (x: number, y: number): number => (hypot(x, y) < LENS ? 1.45 : 0.46);
  const relief = (x: number, y: number): number => {
    const cell = scaleAt(x, y);
    const grain = grainAt(x, y, cell);
    const inside = Math.max(0, 1 - grain.x * grain.x - grain.y * grain.y);
    return Math.sqrt(inside) * cell * 0.32;
  };
  const stone = piece((x, y, z) => (block(x, y, z) - (z < 0 ? relief(x, y) : 0)) * 0.6, {
    stroke: 'berry',
    u: (x, y) => {
      const grain = grainAt(x, y, scaleAt(x, y));
      return hypot(grain.x, grain.y) * 0.9;
    },
    v: (x, y) => {
      const grain = grainAt(x, y, scaleAt(x, y));
      return Math.atan2(grain.y, grain.x) * 0.4;
    },
    albedo: (x, y) => {
      const grain = grainAt(x, y, scaleAt(x, y));
      if (grain.d > 0) return 0.5;
      return 0.92 - 0.14 * (fract(hypot(grain.x, grain.y) * 3) < 0.3 ? 1 : 0);
    },
    part: (x, y) => (hypot(x, y) < LENS ? 1 + (grainAt(x, y, 1.45).key & 127) : 0),
  });
  return stillLife(
    [
      createObject([put(stone, [0, 0, 1.6])], 1),
      createObject(
        [
          put(
            piece(ring(LENS + 0.2, 0.36), {
              stroke: 'tile',
              gloss: 0.8,
              albedo: 0.8,
              u: (x, y) => Math.atan2(y, x) * 3,
            }),
            [0, 0, -1.2],
          ),
          limb(
            [
              [2.6, -2.6, -1.2, 0.3],
              [3.4, -3.4, -1.3, 0.34],
              [4, -4, -1.4, 0.62],
              [6.4, -6.2, -1.8, 0.7],
              [7, -6.8, -1.9, 0.4],
            ],
            { gloss: 0.4 },
          ),
        ],
        2,
      ),
    ],
    { reach: 7.6, aim: [0.2, -0.9] },
  );
}

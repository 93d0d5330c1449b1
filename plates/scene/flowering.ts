import { createNoise } from '../engine/noise.ts';
import { clamp, hypot, mix, radians } from '../engine/numbers.ts';
import type { Scene } from '../engine/scene.ts';
import { createCane } from '../part/bunch.ts';
import { createLeaf } from '../part/leaf.ts';
import { ball, createObject, limb, piece, put, stillLife, type Piece, type Point } from '../part/object.ts';

const noise = createNoise(2);

/** A flower that has thrown its cap: an ovary and five stamens, spread flat towards the eye. */
function flower(at: Point, turn: number): Piece[] {
  const length = 0.74;
  const stamens = (x: number, y: number, z: number): number => {
    const away = hypot(x, y);
    if (away > 1.4) return hypot(away - 1.1, z);
    let least = Infinity;
    for (let n = 0; n < 5; n++) {
      const angle = radians(turn + n * 72);
      const [ex, ey] = [Math.cos(angle) * length, Math.sin(angle) * length];
      const s = clamp((x * ex + y * ey) / length ** 2);
      least = Math.min(
        least,
        hypot(x - ex * s, y - ey * s, z) - 0.035,
        hypot((x - ex) * 0.9, (y - ey) * 0.9, z) - 0.105,
      );
    }
    return least;
  };
  return [
    put(piece(stamens, { albedo: (x, y) => (hypot(x, y) > length - 0.14 ? 0.3 : 0.9), u: (x, y) => (x + y) * 2 }), at),
    put(
      piece(ball(0.23, 0.28, 0.23), { stroke: 'berry', u: (_x, y, z) => y * 5 + z * 2, v: (x) => x * 5, albedo: 0.9 }),
      [at[0], at[1], at[2] - 0.1],
    ),
  ];
}

/** A flower that is shut: its five petals make a cap with a ridge along each seam. */
const bud = (at: Point): Piece =>
  put(
    piece((x, y, z) => ball(0.25, 0.33, 0.25)(x, y, z) - 0.02 * Math.cos(Math.atan2(x, -z) * 5), {
      stroke: 'berry',
      u: (x, _y, z) => Math.atan2(x, -z) * 1.4,
      v: (_x, y) => y * 4,
      albedo: 0.95,
    }),
    at,
  );

/** June: on most branches the caps have fallen and each flower shows its stamens; at the tip they are shut. */
export function flowering(): Scene {
  const stalk = { albedo: 0.85, u: (x: number, y: number) => y * 2 + x } as const;
  const spine = (s: number): Point => [0.5 * Math.sin(s * 2.2), 1.9 - 9.4 * s, 0];
  const pieces: Piece[] = [
    limb(
      Array.from({ length: 12 }, (_, n) => [...spine(n / 11), mix(0.17, 0.07, n / 11)] as const),
      stalk,
    ),
  ];
  const branches = 8;
  for (let n = 0; n < branches; n++) {
    const s = mix(0.2, 0.93, n / (branches - 1));
    const side = n % 2 === 0 ? -1 : 1;
    const long = mix(3.4, 0.9, s) * mix(0.9, 1.08, noise.hash(n, 4));
    const [x, y] = spine(s);
    const tip: Point = [x + side * long, y - long * 0.3, -0.3 * (n % 3)];
    pieces.push(
      limb(
        [
          [x, y, 0, 0.085],
          [x + side * long * 0.55, y - long * 0.08, 0, 0.07],
          [...tip, 0.05],
        ],
        stalk,
      ),
    );
    const heads = s < 0.62 ? 2 : 1;
    for (let k = 0; k < heads; k++) {
      const share = 1 - k * 0.5;
      const from: Point = [mix(x, tip[0], share), mix(y, tip[1], share * share), tip[2] * share];
      const up = k === 0 ? -0.3 : 0.86;
      const at: Point = [from[0] + side * (k === 0 ? 0.5 : 0.1), from[1] + up, from[2] - 0.4];
      pieces.push(
        limb(
          [
            [...from, 0.045],
            [...at, 0.045],
          ],
          stalk,
        ),
      );
      if (s > 0.78 || (n === 3 && k === 1)) pieces.push(bud(at));
      else pieces.push(...flower(at, noise.hash(n, k) * 72));
    }
  }
  pieces.push(bud([spine(1)[0], spine(1)[1] - 0.3, 0]));
  return stillLife(
    [
      createObject(pieces),
      createCane(
        noise,
        [
          [-9, 1.6, 0.8],
          [-3, 2.4, 0.6],
          [0, 2.1, 0.2],
          [5, 2.7, 0.6],
          [9, 2.3, 0.8],
        ],
        0.34,
        0.28,
        1,
      ),
      createLeaf(noise, { at: [-4.2, 2.3, -0.2], size: 3.6, turn: 236, lean: 24, roll: -16 }, 1),
      createLeaf(noise, { at: [4.6, 2.6, -0.2], size: 3.2, turn: 122, lean: 22, roll: 20 }, 2),
    ],
    { reach: 7.4, aim: [0, -1.6] },
  );
}

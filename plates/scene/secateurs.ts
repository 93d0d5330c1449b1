import type { Scene, Solid } from '../engine/scene.ts';
import { createNoise } from '../engine/noise.ts';
import { mix, radians, step } from '../engine/numbers.ts';
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
type Spot = readonly [x: number, y: number];

/** A point on a cubic curve. */
const along = (a: Spot, b: Spot, c: Spot, d: Spot, k: number): Spot => {
  const at = (n: 0 | 1): number =>
    (1 - k) ** 3 * a[n] + 3 * k * (1 - k) ** 2 * b[n] + 3 * k * k * (1 - k) * c[n] + k ** 3 * d[n];
  return [at(0), at(1)];
};

/** A pair of secateurs lying across a flat slab of limestone, seen from above. */
export function secateurs(): Scene {
  const steel = { stroke: 'tile', u: (x: number, y: number) => x * 0.9 + y * 0.5, gloss: 0.5, albedo: 0.8 } as const;
  // Straight along its back; the cutting edge swells towards the hook.
  const blade = polygon([
    [-0.62, -0.3],
    [-0.8, 1.2],
    [-0.72, 2.6],
    [-0.3, 4.2],
    [0.5, 5.6],
    [0.95, 4.4],
    [1.18, 3.3],
    [1.18, 2.3],
    [0.96, 1.2],
    [0.6, -0.3],
  ]);
  /** The blade is dark along its edges and on its back; the ground bevel is one light. */
  const sheen = (x: number, y: number): number => {
    const inside = -blade(x, y);
    if (inside < 0.09) return 0.08;
    if (y > 0.9 && x > 0.22 + y * 0.06) return inside < 0.5 ? 2.4 : 0.16;
    return mix(0.3, 0.75, (y + 1) / 7);
  };
  const hook = polygon([
    [0.3, -0.6],
    [1.25, 0.7],
    [1.9, 1.9],
    [2.2, 3],
    [2.08, 4.1],
    [1.4, 5],
    [1.5, 3.9],
    [1.42, 3],
    [1.1, 2.1],
    [0.5, 1.2],
    [-0.3, 0.4],
  ]);
  const spring = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((x) =>
    put(piece(ring(0.42, 0.1), { ...steel, u: (_x, y) => y * 2 }), [x + 0.1, -2.3, -0.1], 70),
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
    const sheath = strip(0.34, 1, (k) => 0.54 + 0.16 * Math.sin(k * 3) + 0.24 * k ** 8);
    return [
      put(piece(cutOut(tang, 0.22, 0.08), steel), [0, 0, z]),
      put(
        piece(cutOut(sheath, 0.5, 0.42), {
          stroke: 'tile',
          u: (x, y) => y * 1.1 + x * 0.5,
          gloss: 0.4,
          // One light along the back of the grip.
          albedo: (x, y) =>
            mix(0.3, 1.5, step(-0.34, -0.52, sheath(x, y)) * step(0.2, 0.6, noise.plane(x, y * 0.3) + 0.2)),
        }),
        [0, 0, z],
      ),
    ];
  };
  const tool = [
    piece(cutOut(hook, 0.32, 0.12), {
      ...steel,
      albedo: (x, y) => (hook(x, y) > -0.09 ? 0.08 : mix(0.9, 0.4, y / 5)),
    }),
    put(
      piece(cutOut(blade, 0.16, 0.04), { ...steel, albedo: sheen, part: (x, y) => (sheen(x, y) > 2 ? 1 : 0) }),
      [0, 0, -0.4],
      0,
      -13,
    ),
    piece(cutOut(disc(0, 0.2, 0.78), 0.62, 0.15), { ...steel, u: (x, y) => Math.atan2(y - 0.2, x) * 2 }),
    piece(cutOut(disc(0, 0.2, 0.32), 0.8, 0.1), { ...steel, albedo: 0.3 }),
    ...grip([-0.3, -0.5], [1.6, -1.6], [3.1, -4.2], [2.1, -7.6], 0),
    ...grip([0.4, -0.5], [-1.6, -1.8], [-3.1, -4.1], [-3, -7.2], -0.2),
    ...spring,
  ].map((one) => put(put(one, [0, 0, 0], 0, 0, 90), [-0.6, 0.62, 0.4], 52));
  const rough = box(5.6, 1, 4.3, 0.4);
  const stone = piece((x, y, z) => rough(x, y, z) - (noise.octavesInSpace(x * 0.3, y * 0.5, z * 0.3, 3) - 0.5) * 0.9, {
    stroke: 'stone',
    u: (x, y, z) => z * 1.1 + x * 0.3 + y * 0.6 + 0.4 * noise.plane(x * 0.5, z * 0.5),
    v: (x, y, z) => x * 0.8 - z * 0.3 + y,
    albedo: 1.05,
  });
  const tilt = radians(56);
  const away = 44;
  const eye = [0.3, Math.sin(tilt) * away, -Math.cos(tilt) * away + 0.6] as const;
  const paper: Solid = {
    distance: (_x, y) => y + 1.9,
    describe(_x, y, z, _t, finding) {
      finding.stroke = 'backdrop';
      finding.id = 7;
      // Level on the picture.
      const [up, out] = [y - eye[1], z - eye[2]];
      finding.u = (up * Math.cos(tilt) + out * Math.sin(tilt)) / (out * Math.cos(tilt) - up * Math.sin(tilt));
      finding.albedo = 1.7;
    },
  };
  const still = stillLife([createObject(tool, 1), createObject([put(stone, [1.6, -1, 1.6], -12)], 2), paper], {
    reach: 8.4,
  });
  return {
    ...still,
    camera: { at: eye, bearing: 0, horizon: 0.5, tilt: -56, angle: 21.8 },
    light: { ...still.light, bearing: 250, elevation: 48 },
  };
}

import { createNoise } from '../engine/noise.ts';
import type { Scene } from '../engine/scene.ts';
import { box, createObject, piece, put, stillLife } from '../part/object.ts';

const noise = createNoise(31);

/** Slabs of limestone, as they break the surface. */
export function tailClosDeLaRoche(): Scene {
  const slab = (hx: number, hy: number, hz: number, seed: number) => {
    const body = box(hx, hy, hz, 0.2);
    return piece((x, y, z) => body(x, y, z) - (noise.octavesInSpace(x * 0.5 + seed, y * 0.9, z * 0.5, 3) - 0.5) * 1.3, {
      stroke: 'stone',
      u: (x, y, z) => y * 1.2 + x * 0.16 + z * 0.2 + 0.2 * noise.plane(x, y),
      v: (x, y, z) => x * 0.8 + y * 0.4 - z * 0.6,
      albedo: 1.02,
    });
  };
  return stillLife(
    [
      createObject([
        put(slab(3.6, 0.95, 2.2, 0), [-0.6, -1.7, 0], 12, 4),
        put(slab(2.5, 0.8, 1.7, 9), [0.6, 0.1, 0.3], -24, -9),
        put(slab(1.3, 0.8, 1, 17), [4.1, -2, -0.9], 30, 12),
        put(slab(0.8, 0.45, 0.7, 23), [-4.6, -2.4, -1], 50, -6),
      ]),
    ],
    { reach: 4.4, aim: [0, -0.6], table: -2.7 },
  );
}

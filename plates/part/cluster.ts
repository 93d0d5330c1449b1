import type { Noise } from '../engine/noise.ts';
import { clamp, hypot, item, mix } from '../engine/numbers.ts';
import type { Solid } from '../engine/scene.ts';

/** An open cluster hanging in the plane x–y from the origin; centimetres. */
export interface ClusterShape {
  readonly count: number;
  readonly length: number;
  /** Half width at the shoulder. */
  readonly width: number;
  /** Radius of a berry, or of a flower's cap. */
  readonly berry: number;
  /** Stamens round each berry: flowers. */
  readonly stamens?: boolean;
  /** Reflectance of a berry by its number. */
  readonly tone: (n: number) => number;
}

interface Berry {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly r: number;
  /** Height on the stalk where its own little stalk begins. */
  readonly from: number;
}

/** Berries on little stalks about a main one. */
export function createCluster(noise: Noise, shape: ClusterShape): Solid {
  const { count, length, width, berry, stamens = false } = shape;
  const berries: Berry[] = Array.from({ length: count }, (_, n) => {
    const s = (n + 0.5) / count;
    const turn = n * 2.39996;
    const out = width * mix(1, 0.3, s) * mix(0.5, 1, noise.hash(n, 3)) * Math.min(1, 0.5 + s * 6);
    const y = -length * mix(0.08, 1, s);
    const r = berry * mix(0.86, 1.1, noise.hash(n, 5));
    return { x: Math.cos(turn) * out, y: y - out * 0.12, z: Math.sin(turn) * out, r, from: y + out * 0.25 };
  });
  let nearest = 0;
  let onStalk = false;

  const segment = (x: number, y: number, z: number, b: Berry): number => {
    const bx = b.x;
    const by = b.y - b.from;
    const bz = b.z;
    const s = clamp((x * bx + (y - b.from) * by + z * bz) / (bx * bx + by * by + bz * bz));
    return hypot(x - bx * s, y - b.from - by * s, z - bz * s) - berry * 0.16;
  };

  const star = (x: number, y: number, z: number, b: Berry): number => {
    const dx = x - b.x;
    const dy = y - b.y;
    const dz = z - b.z;
    const away = hypot(dx, dy, dz);
    const angle = Math.atan2(dy, dx);
    const ray = Math.abs(Math.sin(angle * 2.5 + b.r * 40)) * away;
    return Math.max(Math.max(ray, Math.abs(dz)) - b.r * 0.16, away - b.r * 2.4);
  };

  const distance = (x: number, y: number, z: number): number => {
    const bound = Math.max(hypot(x, z) - width * 1.5 - berry * 3, Math.abs(y + length / 2) - length * 0.8);
    if (bound > 1) return bound;
    let least = Math.max(hypot(x, z) - berry * mix(0.34, 0.2, clamp(-y / length)), y - length * 0.25, -y - length);
    onStalk = true;
    for (const [n, b] of berries.entries()) {
      const body = hypot(x - b.x, y - b.y, z - b.z) - b.r;
      if (body > least + b.r * 2) continue;
      const thing = stamens ? Math.min(body, star(x, y, z, b)) : body;
      if (thing < least) {
        least = thing;
        nearest = n;
        onStalk = false;
      }
      const stalk = segment(x, y, z, b);
      if (stalk < least) {
        least = stalk;
        nearest = n;
        onStalk = true;
      }
    }
    return least * 0.8;
  };

  return {
    distance,
    describe(x, y, z, _t, finding) {
      distance(x, y, z);
      const b = item(berries, nearest);
      finding.id = 200 + nearest * 2;
      if (onStalk) {
        finding.stroke = 'wood';
        finding.id = 190;
        finding.u = y * 2 + x;
        finding.v = x;
        finding.albedo = 0.8;
        return;
      }
      const px = (x - b.x) / b.r;
      const py = (y - b.y) / b.r;
      const pz = (z - b.z) / b.r;
      finding.stroke = 'berry';
      finding.u = Math.asin(clamp(py * 0.9 + pz * 0.3, -1, 1));
      finding.v = Math.atan2(px, -pz * 1.1);
      finding.albedo = shape.tone(nearest);
      finding.gloss = stamens ? 0 : 0.6;
    },
  };
}

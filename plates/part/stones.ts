import type { Noise } from '../engine/noise.ts';
import { hypot, mix } from '../engine/numbers.ts';
import type { Solid } from '../engine/scene.ts';

export interface StoneShape {
  readonly gap: number;
  readonly smallest: number;
  readonly largest: number;
  /** The patch of stony ground: middle and radius. */
  readonly x: number;
  readonly z: number;
  readonly radius: number;
  /** Chance that a lattice cell of the patch holds a stone. */
  readonly chance: number;
}

/** One slab: middle, size, half height, and the sines and cosines of its turn and dip. */
interface Slab {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly size: number;
  readonly sin: number;
  readonly cos: number;
  readonly dip: number;
}

/** Limestone that breaks the surface: flat broken slabs, half buried. */
export function createStones(noise: Noise, shape: StoneShape, ground: (x: number, z: number) => number): Solid {
  const { gap, radius } = shape;
  const slabs = new Map<number, Slab | null>();

  const slabIn = (i: number, j: number): Slab | null => {
    const key = (i + 4096) * 8192 + j + 4096;
    const known = slabs.get(key);
    if (known !== undefined) return known;
    const x = (i + 0.25 + 0.5 * noise.hash(i, j + 31)) * gap;
    const z = (j + 0.25 + 0.5 * noise.hash(j, i + 57)) * gap;
    const away = hypot(x - shape.x, z - shape.z);
    const stands = away < radius && noise.hash(i + 11, j - 7) < shape.chance;
    const size = mix(shape.smallest, shape.largest, noise.hash(i - 3, j + 2) ** 2.2);
    const turn = noise.hash(i, j) * Math.PI;
    const slab = stands
      ? {
          x,
          z,
          size,
          y: ground(x, z) + size * 0.12,
          sin: Math.sin(turn),
          cos: Math.cos(turn),
          dip: (noise.hash(j + 5, i) - 0.35) * 0.5,
        }
      : null;
    slabs.set(key, slab);
    return slab;
  };

  const toSlab = (slab: Slab, x: number, y: number, z: number): number => {
    const dx = x - slab.x;
    const dz = z - slab.z;
    const a = dx * slab.cos + dz * slab.sin;
    const c = dz * slab.cos - dx * slab.sin;
    const qa = Math.abs(a) - slab.size * 0.62;
    const qc = Math.abs(c) - slab.size * 0.45;
    const qh = Math.abs(y - slab.y - a * slab.dip) - slab.size * 0.24;
    const outside = hypot(Math.max(qa, 0), Math.max(qc, 0), Math.max(qh, 0));
    return outside + Math.min(Math.max(qa, qc, qh), 0) - slab.size * 0.07;
  };

  const distance = (x: number, y: number, z: number): number => {
    const outside = hypot(x - shape.x, z - shape.z) - radius - shape.largest;
    if (outside > 0.5) return outside;
    const above = y - ground(x, z);
    if (above > shape.largest + 0.5) return (above - shape.largest) * 0.8;
    const i = Math.floor(x / gap);
    const j = Math.floor(z / gap);
    let least = Math.max(gap * 0.45, gap * 1.25 - shape.largest * 0.9);
    let size = 1;
    for (let di = -1; di <= 1; di++) {
      for (let dj = -1; dj <= 1; dj++) {
        const slab = slabIn(i + di, j + dj);
        if (slab === null) continue;
        const d = toSlab(slab, x, y, z);
        if (d < least) {
          least = d;
          size = slab.size;
        }
      }
    }
    if (least < size * 0.3) {
      const f = 1.7 / size;
      least -= (noise.octavesInSpace(x * f, y * f * 1.6, z * f, 3) - 0.5) * 0.32 * size;
    }
    return least * 0.75;
  };

  return {
    distance,
    describe(x, y, z, _t, finding) {
      finding.stroke = 'stone';
      finding.id = 0x70000000 + ((Math.floor(x / gap) & 255) << 8) + (Math.floor(z / gap) & 255);
      const f = 1 / shape.largest;
      finding.u = (y * 2.2 + (x + z) * 0.35) * f + 0.05 * noise.plane(x * 3 * f, z * 3 * f + y * 4 * f);
      finding.v = ((x - z) * 0.8 + y * 0.9) * f;
      finding.albedo = mix(0.82, 1.08, noise.space(x * 2, y * 3, z * 2));
      finding.openness = 0.95;
    },
  };
}

import { mix } from './numbers.ts';

/**
 * Seeded value noise: the only source of chance in a plate, so that a seed
 * always gives the same picture.
 */
export interface Noise {
  /** A number in [0, 1) for a lattice point. */
  hash(x: number, y: number): number;
  /** Smooth value noise in the plane, in [0, 1). */
  plane(x: number, y: number): number;
  /** Smooth value noise in space, in [0, 1). */
  space(x: number, y: number, z: number): number;
  /** Sum of octaves of `plane`, about 0 to 1 with its mean at one half. */
  octaves(x: number, y: number, count: number): number;
  /** Sum of octaves of `space`, about 0 to 1 with its mean at one half. */
  octavesInSpace(x: number, y: number, z: number, count: number): number;
}

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

export function createNoise(seed: number): Noise {
  const salt = Math.imul(seed + 1, 1442695041);

  const bits = (x: number, y: number, z: number): number => {
    let h = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(z, 2147483029) + salt) | 0;
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    h = Math.imul(h ^ (h >>> 16), 2246822519);
    return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
  };

  const hash = (x: number, y: number): number => bits(x | 0, y | 0, 0);

  const plane = (x: number, y: number): number => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    const u = fade(x - i);
    const v = fade(y - j);
    const near = mix(bits(i, j, 0), bits(i + 1, j, 0), u);
    const far = mix(bits(i, j + 1, 0), bits(i + 1, j + 1, 0), u);
    return mix(near, far, v);
  };

  const space = (x: number, y: number, z: number): number => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    const k = Math.floor(z);
    const u = fade(x - i);
    const v = fade(y - j);
    const w = fade(z - k);
    const low = mix(mix(bits(i, j, k), bits(i + 1, j, k), u), mix(bits(i, j + 1, k), bits(i + 1, j + 1, k), u), v);
    const high = mix(
      mix(bits(i, j, k + 1), bits(i + 1, j, k + 1), u),
      mix(bits(i, j + 1, k + 1), bits(i + 1, j + 1, k + 1), u),
      v,
    );
    return mix(low, high, w);
  };

  const octaves = (x: number, y: number, count: number): number => {
    let sum = 0;
    let weight = 0.5;
    let total = 0;
    for (let n = 0; n < count; n++) {
      sum += weight * plane(x, y);
      total += weight;
      x = x * 2.03 + 17.1;
      y = y * 2.01 + 9.2;
      weight *= 0.5;
    }
    return sum / total;
  };

  const octavesInSpace = (x: number, y: number, z: number, count: number): number => {
    let sum = 0;
    let weight = 0.5;
    let total = 0;
    for (let n = 0; n < count; n++) {
      sum += weight * space(x, y, z);
      total += weight;
      x = x * 2.03 + 17.1;
      y = y * 2.01 + 9.2;
      z = z * 2.02 + 31.7;
      weight *= 0.5;
    }
    return sum / total;
  };

  return { hash, plane, space, octaves, octavesInSpace };
}

import type { Noise } from '../engine/noise.ts';
import { clamp, fract, hypot, mix, step } from '../engine/numbers.ts';
import type { Finding } from '../engine/scene.ts';
import type { Plot } from './plots.ts';

export interface VineShape {
  /** Distance of rows in metres: about one in the place, more reads better. */
  readonly spacing: number;
  readonly height: number;
  /** 1 is high summer, 0 the bare wood of winter. */
  readonly foliage: number;
}

/** Beyond this the hedge is a ridge without leaves. */
const LEAVES_TO = 90;
const POSTS_TO = 70;
/** Nearer than this, light and dark clusters of leaves are told apart. */
const DAPPLED_TO = 45;
const POST_EVERY = 5.5;
const VINE_EVERY = 1.05;

/** Trellised rows: a hedge on trunks, with posts, laid in the frame of a parcel. */
export function createVines(noise: Noise, shape: VineShape) {
  const { spacing, height, foliage } = shape;
  const base = 0.36;
  const middle = (base + height) / 2;
  const halfHeight = (height - base) / 2 - 0.1;
  const halfWidth = mix(0.05, 0.17, foliage);

  const distance = (x: number, z: number, above: number, t: number, plot: Plot, inside: number): number => {
    const across = x * plot.cos - z * plot.sin;
    const along = x * plot.sin + z * plot.cos;
    const row = Math.round(across / spacing);
    const du = Math.abs(across - row * spacing);
    const detail = 1 - step(LEAVES_TO * 0.4, LEAVES_TO, t);
    let swell = 0;
    if (detail > 0 && Math.abs(above - middle) < height) {
      const lump = noise.space(along * 1.1, above * 1.6 + row * 7.3, across * 1.6) - 0.5;
      swell = lump * 0.2;
      if (t < 40) swell += (noise.space(along * 4.3, above * 4.6, across * 4.6 + row) - 0.5) * 0.12;
      if (t < 16) swell += (noise.space(along * 11, above * 12, across * 12) - 0.5) * 0.05;
      swell *= detail * foliage;
    }
    const qx = du - halfWidth;
    const qy = Math.abs(above - middle) - halfHeight;
    const outside = hypot(Math.max(qx, 0), Math.max(qy, 0));
    let d = outside + Math.min(Math.max(qx, qy), 0) - 0.1 - swell;
    if (t < POSTS_TO) {
      const stock = fract(along / VINE_EVERY + noise.hash(row, 7)) - 0.5;
      const lean = (noise.hash(row, Math.round(along / VINE_EVERY)) - 0.5) * 0.3 * above;
      const trunk = hypot(du, stock * VINE_EVERY - lean) - 0.035;
      d = Math.min(d, Math.max(trunk, above - middle));
      const post = hypot(du, (fract(along / POST_EVERY + 0.37 * row) - 0.5) * POST_EVERY) - 0.045;
      d = Math.min(d, Math.max(post, above - height - 0.28));
    }
    return Math.max(d, -inside) * 0.75;
  };

  const describe = (x: number, z: number, above: number, t: number, plot: Plot, finding: Finding): void => {
    const across = x * plot.cos - z * plot.sin;
    const along = x * plot.sin + z * plot.cos;
    const row = Math.round(across / spacing);
    const du = Math.abs(across - row * spacing) / spacing;
    const rise = clamp(above / height);
    const post = Math.abs(fract(along / POST_EVERY + 0.37 * row) - 0.5) * POST_EVERY;
    finding.stroke = 'rows';
    finding.id = plot.id;
    finding.u = across / spacing;
    finding.v = along + above * 0.8;
    finding.openness = mix(0.18, 1, step(0, 0.85, rise));
    finding.albedo = mix(0.64, 1.06, plot.character);
    if (t < POSTS_TO && above > 0.12 && ((post < 0.075 && du < 0.06) || above > height + 0.12)) {
      finding.stroke = 'wood';
      finding.id = plot.id ^ 0x40000000;
      finding.u = across;
      finding.v = above;
      finding.albedo = 0.9;
    } else if (above < 0.1) {
      finding.openness = mix(0.75, 0.4, step(0.45, 0.2, du));
      finding.albedo *= 0.95;
      if (t < POSTS_TO) {
        finding.stroke = 'earth';
        finding.id = plot.id ^ 0x20000000;
        finding.u = along * 1.4 + across * 0.5;
        finding.v = across;
      }
    } else {
      finding.translucence = 0.25;
      // The foot of a hedge is always darker: rows stay apart where the sun stands behind the eye.
      finding.albedo *= mix(0.5, 0.98, step(0.2, 0.8, rise));
      if (t < DAPPLED_TO) {
        const leaves = noise.space(along * 2.6, above * 3, across * 3);
        finding.albedo *= mix(1, mix(0.6, 1.25, step(0.3, 0.7, leaves)), foliage * step(DAPPLED_TO, 12, t));
      }
    }
  };

  return { distance, describe, height };
}

export type Vines = ReturnType<typeof createVines>;

import type { Noise } from '../engine/noise.ts';
import { clamp, fract, hypot, mix, step } from '../engine/numbers.ts';
import type { Finding } from '../engine/scene.ts';
import { createFoliage, type Leaf } from './foliage.ts';
import type { Plot } from './plots.ts';

export interface VineShape {
  /** Distance of rows in metres: about one in the place, more reads better. */
  readonly spacing: number;
  readonly height: number;
  /** 1 is high summer, 0 the bare wood of winter. */
  readonly foliage: number;
}

/** Distances from the eye in metres up to which a detail is drawn. */
const LUMPS_TO = 90;
const POSTS_TO = 70;
const WIRES_TO = 24;
const LEAVES_TO = 28;

const POST_EVERY = 5.5;
const VINE_EVERY = 1.05;
/** Bare wire between the end post of a row and the leaves of its first vine. */
const END_GAP = 0.55;
const WIRES = [0.5, 0.82, 1.1];

/** Trellised rows: a hedge on trunks, with posts and wires, laid in the frame of a parcel. */
export function createVines(noise: Noise, shape: VineShape) {
  const { spacing, height, foliage } = shape;
  const base = mix(0.5, 0.4, foliage);
  const middle = (base + height) / 2;
  const halfWidth = mix(0.03, 0.17, foliage);
  const bare = foliage < 0.3;
  const leaves = createFoliage(noise);
  const leaf: Leaf = { rise: 0, id: 0, along: 0, aside: 0 };

  /** Distance to the smooth hedge; the leaf nearest to the point is left in `leaf`. */
  const hedge = (across: number, along: number, above: number, row: number, t: number, inside: number): number => {
    const aside = across - row * spacing;
    const du = Math.abs(aside);
    const ragged = t < LUMPS_TO ? (noise.plane(along * 0.8, row * 3.7) - 0.5) * 0.22 * foliage : 0;
    const halfHeight = (height + ragged - base) / 2 - 0.1;
    const qx = du - halfWidth;
    const qy = Math.abs(above - middle - ragged / 2) - halfHeight;
    const qe = END_GAP + 0.1 - inside;
    const outside = hypot(Math.max(qx, 0), Math.max(qy, 0), Math.max(qe, 0));
    let d = outside + Math.min(Math.max(qx, qy, qe), 0) - 0.1;
    leaf.id = 0;
    if (t > LUMPS_TO || d > 0.6) return d;
    const lump = noise.space(along * 1.1, above * 1.6 + row * 7.3, across * 1.6) - 0.5;
    d -= lump * 0.2 * foliage * (1 - step(LUMPS_TO * 0.4, LUMPS_TO, t));
    if (t < LEAVES_TO && Math.abs(d) < 0.35 && !bare) {
      if (qe > qx && qe > qy) leaves.find(aside, above, row * 4 + 3, t, true, leaf);
      else if (qy > qx && above > middle) leaves.find(along, aside, row * 4 + 2, t, false, leaf);
      else leaves.find(along, above, row * 4 + (aside > 0 ? 1 : 0), t, true, leaf);
      d -= leaf.rise * foliage;
    }
    return d;
  };

  /** @param ending metres inside the end of the row */
  const distance = (
    x: number,
    z: number,
    above: number,
    t: number,
    plot: Plot,
    inside: number,
    ending: number,
  ): number => {
    const across = x * plot.cos - z * plot.sin;
    const along = x * plot.sin + z * plot.cos;
    const row = Math.round(across / spacing);
    const du = Math.abs(across - row * spacing);
    let d = hedge(across, along, above, row, t, inside);
    if (bare) d = Math.max(d, thinning(along, above, row, t));
    if (t < POSTS_TO) {
      const stock = fract(along / VINE_EVERY + noise.hash(row, 7)) - 0.5;
      const vine = Math.round(along / VINE_EVERY);
      const lean = (noise.hash(row, vine) - 0.5) * 0.3 * above;
      const thick = 0.036 + 0.014 * Math.sin(above * 17 + vine * 2);
      const trunk = hypot(du + 0.02 * Math.sin(above * 9 + vine), stock * VINE_EVERY - lean) - thick;
      d = Math.min(d, Math.max(trunk, above - middle, 0.2 - inside));
      const post = hypot(du, (fract(along / POST_EVERY + 0.37 * row) - 0.5) * POST_EVERY) - 0.045;
      const end = hypot(du, ending - 0.12) - 0.06;
      d = Math.min(d, Math.max(Math.min(post, end), above - height - 0.2, -inside));
      if (t < WIRES_TO) {
        for (const wire of WIRES) {
          if (wire < height) d = Math.min(d, Math.max(hypot(du, above - wire) - wireWidth(t), 0.1 - inside));
        }
      }
    }
    return d * 0.75;
  };

  /** Bare canes instead of a hedge: positive between them. */
  const thinning = (along: number, above: number, row: number, t: number): number => {
    if (t > LEAVES_TO) return -1;
    const cane = fract(along * 4.5 + 0.6 * noise.plane(along * 2, above * 3 + row)) - 0.5;
    return Math.abs(cane) / 4.5 - 0.013 - 0.0006 * t;
  };

  const describe = (
    x: number,
    z: number,
    above: number,
    t: number,
    plot: Plot,
    inside: number,
    ending: number,
    finding: Finding,
  ): void => {
    const across = x * plot.cos - z * plot.sin;
    const along = x * plot.sin + z * plot.cos;
    const row = Math.round(across / spacing);
    const du = Math.abs(across - row * spacing);
    const rise = clamp(above / height);
    finding.stroke = 'rows';
    finding.id = plot.id;
    finding.u = across / spacing;
    finding.v = along + above * 0.8;
    finding.openness = mix(0.18, 1, step(0, 0.85, rise));
    finding.albedo = mix(0.64, 1.06, plot.character);
    const slack = 0.02 + 0.0012 * t;
    const toHedge = hedge(across, along, above, row, t, inside);
    if (t < POSTS_TO && above > 0.1 && (toHedge > slack || bare)) {
      const post = Math.abs(fract(along / POST_EVERY + 0.37 * row) - 0.5) * POST_EVERY;
      finding.stroke = 'wood';
      finding.id = plot.id ^ 0x40000000;
      finding.u = across;
      finding.v = above;
      finding.albedo = post < 0.09 || Math.abs(ending - 0.12) < 0.12 ? 0.95 : 0.55;
      if (t < WIRES_TO && WIRES.some((wire) => Math.abs(above - wire) < wireWidth(t) * 2.4) && du < 0.03) {
        finding.stroke = 'black';
      }
    } else if (above < 0.1) {
      finding.openness = mix(0.8, 0.36, step(0.42, 0.12, du / spacing));
      finding.albedo *= mix(0.82, 1.04, noise.octaves(x * 1.6, z * 1.6, 2));
      if (t < POSTS_TO) {
        finding.stroke = 'earth';
        finding.id = plot.id ^ 0x20000000;
        finding.u = across + 0.07 * (noise.plane(along * 1.1, across * 2) - 0.5);
        finding.v = along + across * 0.4;
      }
    } else {
      finding.translucence = 0.25;
      // The foot of a hedge is darker: rows stay apart where the sun stands behind the eye.
      finding.albedo *= mix(0.5, 0.98, step(0.2, 0.8, rise));
      if (t < LEAVES_TO && !bare) describeLeaf(plot, t, along * 0.35 + above * 0.75, finding);
    }
  };

  function describeLeaf(plot: Plot, t: number, sweep: number, finding: Finding): void {
    finding.stroke = 'leaf';
    finding.id = (plot.id & 0xffff) ^ 0x08000000;
    if (leaf.id === 0) {
      finding.albedo *= 0.5;
      return;
    }
    finding.id = 0x0c000000 ^ leaf.id;
    // Veins, bent towards one direction for the whole hedge, so that its dark side is calm.
    finding.u = 0.8 * (leaf.along - Math.abs(leaf.aside) * 0.6) + sweep;
    finding.v = leaf.along + Math.abs(leaf.aside) * 1.3;
    finding.albedo *= mix(0.86, mix(0.7, 1.2, noise.hash(leaf.id, 3)), step(LEAVES_TO, 16, t));
  }

  return { distance, describe, height };
}

/** Radius of a wire in metres: never thinner than a sample. */
const wireWidth = (t: number): number => 0.003 + 0.0004 * t;

export type Vines = ReturnType<typeof createVines>;

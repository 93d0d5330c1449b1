import type { Noise } from '../engine/noise.ts';
import { clamp, mix, step } from '../engine/numbers.ts';
import type { Finding } from '../engine/scene.ts';

export interface WoodShape {
  /** Distance between trunks in metres. */
  readonly gap: number;
  readonly lowest: number;
  readonly tallest: number;
  /** Positive inside the wood, negative outside, in metres from its edge. */
  readonly within: (x: number, z: number) => number;
}

/** Size of the lumps of a crown in metres. */
const LUMP = 3;

/** Metres from the eye up to which the sprays of leaves on a lump are drawn. */
const SPRAYS_TO = 700;

interface Tree {
  readonly x: number;
  readonly foot: number;
  readonly z: number;
  readonly tall: number;
  readonly spread: number;
}

/** Trees on a jittered lattice, each with a lumpy crown of its own. */
export function createWood(noise: Noise, shape: WoodShape, ground: (x: number, z: number) => number) {
  const { gap, lowest, tallest } = shape;
  const trees = new Map<number, Tree | null>();

  /** Position, foot, height and spread of the tree in a lattice cell; null where none stands. */
  const tree = (i: number, j: number): Tree | null => {
    const key = (i + 4096) * 8192 + (j + 4096);
    const found = trees.get(key);
    if (found !== undefined) return found;
    const x = (i + 0.5 + (noise.hash(i, j) - 0.5) * 0.8) * gap;
    const z = (j + 0.5 + (noise.hash(j + 77, i) - 0.5) * 0.8) * gap;
    const inside = shape.within(x, z);
    let made: Tree | null = null;
    if (inside > 0) {
      const age = noise.hash(i - 9, j + 5);
      const tall = mix(lowest, tallest, age * age) * mix(0.72, 1, step(0, gap * 2.5, inside));
      made = { x, foot: ground(x, z), z, tall, spread: gap * mix(0.5, 0.72, noise.hash(i + 3, j)) };
    }
    trees.set(key, made);
    return made;
  };

  const sprays = (x: number, y: number, z: number): number => noise.space(x / 1.1, y / 0.8, z / 1.1);

  /** Nearest crown; remembers which tree it was in `last`. */
  let last = 0;
  const distance = (x: number, y: number, z: number, t: number): number => {
    const i = Math.floor(x / gap);
    const j = Math.floor(z / gap);
    // Where no crown is near, the cell itself answers, never a tree of an earlier call.
    last = (i + 2048) * 4096 + (j + 2048);
    const inside = shape.within(x, z);
    if (inside < -gap) return Math.max(1, -inside - gap);
    let least = gap * 0.6;
    for (let di = -1; di <= 1; di++) {
      for (let dj = -1; dj <= 1; dj++) {
        const one = tree(i + di, j + dj);
        if (one === null) continue;
        const { spread } = one;
        const half = one.tall * 0.45;
        const dx = (x - one.x) / spread;
        const dy = (y - one.foot - one.tall + half) / half;
        const dz = (z - one.z) / spread;
        const r = Math.sqrt(dx * dx + dy * dy + dz * dz);
        const d = (r - 1) * Math.min(spread, half);
        if (d < least) {
          least = d;
          last = (i + di + 2048) * 4096 + (j + dj + 2048);
        }
      }
    }
    if (least < 2.2) {
      least -= (noise.space(x / LUMP, y / LUMP, z / LUMP) - 0.5) * 3;
      if (t < SPRAYS_TO) least -= (sprays(x, y, z) - 0.5) * 1.1;
    }
    return least * 0.7;
  };

  const describe = (x: number, y: number, z: number, t: number, finding: Finding): void => {
    distance(x, y, z, t);
    const i = Math.floor(last / 4096) - 2048;
    const j = (last % 4096) - 2048;
    const one = tree(i, j);
    const foot = one?.foot ?? y;
    const tall = one?.tall ?? tallest;
    const rise = clamp((y - foot) / tall);
    const lump = noise.space(x / LUMP, y / LUMP, z / LUMP);
    finding.stroke = 'tree';
    finding.id = 0x10000000 + last;
    // Lines run round the lumps of the crown; between lumps and below the crown it is dark.
    const spray = t < SPRAYS_TO ? sprays(x, y, z) : 0.5;
    finding.u = y * 0.8 + lump * 5 + spray * 1.6;
    finding.v = (x + z) * 0.7 + lump * 3;
    finding.openness = mix(0.05, 1, step(0.35, 0.95, rise));
    finding.albedo = mix(0.7, 1.05, noise.hash(i * 3, j * 5)) * step(0.22, 0.5, lump) * step(0.1, 0.5, rise);
    finding.albedo *= mix(0.35, 1.1, step(0.3, 0.52, spray));
  };

  return { distance, describe, tallest, within: shape.within };
}

export type Wood = ReturnType<typeof createWood>;

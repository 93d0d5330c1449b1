import type { Noise } from '../engine/noise.ts';
import { clamp, fract, hypot, item, mix } from '../engine/numbers.ts';
import type { Finding } from '../engine/scene.ts';

export interface WallShape {
  /** Corners on the ground, in order; the last is not joined to the first unless repeated. */
  readonly line: readonly (readonly [x: number, z: number])[];
  readonly height: number;
  readonly thickness: number;
  /** Bare ground kept on both sides. */
  readonly verge?: number;
}

export interface Wall {
  readonly verge: number;
  /** Metres on the plan to the middle of the wall. */
  reach(x: number, z: number): number;
  distance(x: number, z: number, above: number): number;
  describe(x: number, z: number, above: number, t: number, finding: Finding): void;
}

/** A dry-stone wall with courses of uneven stones and a coping. */
export function createWall(noise: Noise, shape: WallShape): Wall {
  const half = shape.thickness / 2;
  const course = 0.24;
  const pieces = shape.line.slice(1).map((end, n) => {
    const start = item(shape.line, n);
    const dx = end[0] - start[0];
    const dz = end[1] - start[1];
    return { x: start[0], z: start[1], dx, dz, length: hypot(dx, dz) };
  });
  /** Metres along the wall of the point nearest to the last one asked for. */
  const foot = { along: 0 };

  const reach = (x: number, z: number): number => {
    let least = Infinity;
    let walked = 0;
    let along = 0;
    for (const piece of pieces) {
      const k = clamp(((x - piece.x) * piece.dx + (z - piece.z) * piece.dz) / piece.length ** 2);
      const away = hypot(x - piece.x - piece.dx * k, z - piece.z - piece.dz * k);
      if (away < least) {
        least = away;
        along = walked + piece.length * k;
      }
      walked += piece.length;
    }
    foot.along = along;
    return least;
  };

  const distance = (x: number, z: number, above: number): number => {
    const away = reach(x, z);
    if (away > 3) return away - 1.5;
    const coping = above > shape.height - 0.16 ? 0.07 : 0;
    const uneven = 0.12 * (noise.plane(foot.along * 0.8, 3.1) - 0.5);
    const dx = away - half - coping;
    const dy = above - shape.height - uneven;
    const rough = away < half + 0.3 ? (noise.plane(foot.along * 3.1, above * 4.2) - 0.5) * 0.05 : 0;
    return (Math.max(dx, dy) - rough) * 0.8;
  };

  const describe = (x: number, z: number, above: number, t: number, finding: Finding): void => {
    reach(x, z);
    const bed = Math.floor(above / course);
    const long = 0.38 + 0.3 * noise.hash(bed, 17);
    const block = foot.along / long + noise.hash(bed, 3) * 7;
    const stone = Math.floor(block);
    const joint = Math.min(
      Math.min(fract(above / course), 1 - fract(above / course)) * course,
      Math.min(fract(block), 1 - fract(block)) * long,
    );
    finding.stroke = 'stone';
    finding.id = 0x50000000;
    finding.u = above + 0.02 * noise.plane(foot.along * 2, above * 3);
    finding.v = foot.along;
    finding.openness = mix(0.55, 1, clamp(above / shape.height));
    finding.albedo = mix(0.9, 1.16, noise.hash(stone, bed));
    if (t > 90) return;
    // A stone is shaded towards its bed and drawn round, with gaps where the hand lifts.
    finding.albedo *= mix(0.82, 1.06, fract(above / course));
    const isDrawn = noise.plane(foot.along * 1.7, above * 5) > 0.3;
    if (isDrawn && joint < 0.007 + 0.0004 * t) finding.stroke = 'black';
  };

  return { verge: shape.verge ?? 1.2, reach, distance, describe };
}

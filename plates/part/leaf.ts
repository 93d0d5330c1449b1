import type { Noise } from '../engine/noise.ts';
import { at, fract, hypot, step } from '../engine/numbers.ts';
import type { Solid } from '../engine/scene.ts';

export interface LeafShape {
  /** Where the stalk meets the blade. */
  readonly at: readonly [number, number, number];
  readonly size: number;
  /** Direction of the middle vein in the picture, degrees from up, clockwise. */
  readonly turn: number;
  /** Lean of the blade towards the eye, degrees, about its cross axis and its long axis. */
  readonly lean: number;
  readonly roll: number;
}

const LOBES = [0, 0.95, -0.95, 2.05, -2.05] as const;
const LOBE_LENGTH = [1, 0.86, 0.86, 0.62, 0.62] as const;

/** Radius of the outline of a vine leaf at an angle from its middle vein: five lobes, teeth. */
function outline(angle: number): number {
  let reach = 0.5;
  LOBES.forEach((lobe, n) => {
    const off = Math.abs(Math.atan2(Math.sin(angle - lobe), Math.cos(angle - lobe)));
    const tip = (LOBE_LENGTH[n] ?? 0) * Math.exp(-((off / 0.6) ** 1.8));
    reach = Math.max(reach, tip, (LOBE_LENGTH[n] ?? 0) * 0.82 * step(1.1, 0.25, off));
  });
  const sinus = step(0.35, 0, Math.PI - Math.abs(angle));
  const teeth = Math.abs(fract(angle * 5.1) - 0.5) * 0.13;
  return (reach - teeth) * (1 - 0.7 * sinus) + 0.02;
}

export function createLeaf(noise: Noise, shape: LeafShape, number: number): Solid {
  const rad = Math.PI / 180;
  const [sinT, cosT] = [Math.sin(shape.turn * rad), Math.cos(shape.turn * rad)];
  const [sinL, cosL] = [Math.sin(shape.lean * rad), Math.cos(shape.lean * rad)];
  const [sinR, cosR] = [Math.sin(shape.roll * rad), Math.cos(shape.roll * rad)];
  const local = new Float64Array(3);

  const toLeaf = (px: number, py: number, pz: number): void => {
    const x = px - shape.at[0];
    const y = py - shape.at[1];
    const z = pz - shape.at[2];
    const up = x * sinT + y * cosT;
    const side = x * cosT - y * sinT;
    const b = up * cosL - z * sinL;
    const c = z * cosL + up * sinL;
    local[0] = (side * cosR + c * sinR) / shape.size;
    local[1] = b / shape.size;
    local[2] = (c * cosR - side * sinR) / shape.size;
  };

  const veinDistance = (angle: number, r: number): number => {
    let least = Infinity;
    for (const lobe of LOBES) {
      const off = Math.atan2(Math.sin(angle - lobe), Math.cos(angle - lobe));
      if (Math.abs(off) < 1.2) least = Math.min(least, Math.abs(Math.sin(off)) * r);
    }
    return least;
  };

  const distance = (px: number, py: number, pz: number): number => {
    toLeaf(px, py, pz);
    const a = at(local, 0);
    const b = at(local, 1);
    const c = at(local, 2);
    const r = hypot(a, b);
    if (r > 1.4 || Math.abs(c) > 0.9) return Math.max(Math.max(r - 1.2, Math.abs(c) - 0.7) * shape.size, 0.3);
    const angle = Math.atan2(a, b);
    const vein = veinDistance(angle, r);
    const fold =
      0.16 * Math.exp(-vein * 9) +
      0.22 * r * r +
      0.05 * Math.sin(angle * 5 + 1) * r +
      0.09 * (noise.plane(a * 3 + number * 5, b * 3) - 0.5);
    const sheet = Math.abs(c - fold + 0.12) - 0.008;
    const edge = (r - outline(angle)) * 0.6;
    return Math.max(sheet, edge) * shape.size * 0.5;
  };

  return {
    distance,
    grain: () => 0.05,
    describe(px, py, pz, _t, finding) {
      toLeaf(px, py, pz);
      const a = at(local, 0);
      const b = at(local, 1);
      const r = hypot(a, b);
      const angle = Math.atan2(a, b);
      let lobe = 0;
      let off = 9;
      LOBES.forEach((one, n) => {
        const o = Math.abs(Math.atan2(Math.sin(angle - one), Math.cos(angle - one)));
        if (o < off) {
          off = o;
          lobe = n;
        }
      });
      const signed = Math.atan2(Math.sin(angle - (LOBES[lobe] ?? 0)), Math.cos(angle - (LOBES[lobe] ?? 0)));
      const along = r * Math.cos(signed);
      const side = r * Math.sin(signed);
      const onVein = Math.abs(side) < 0.018 * (1.25 - along);
      const rib = Math.abs(fract((along - Math.abs(side) * 0.9) * 5.5) - 0.5) / 5.5;
      finding.stroke = 'leaf';
      finding.id = 5000 + number * 32 + lobe * 4 + (signed > 0 ? 1 : 0);
      finding.u = (along - Math.abs(side) * 0.95) * shape.size;
      finding.v = (along + Math.abs(side) * 1.4) * shape.size;
      finding.albedo = 0.92 - 0.2 * step(0.03, 0.006, rib) * step(0.02, 0.08, Math.abs(side));
      finding.translucence = 0.2;
      if (onVein) {
        finding.id += 2;
        finding.albedo = 1.25;
      }
    },
  };
}

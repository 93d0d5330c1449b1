import type { Noise } from '../engine/noise.ts';
import { clamp } from '../engine/numbers.ts';
import type { Solid } from '../engine/scene.ts';
import { createObject, piece, put, type Point } from './object.ts';

/** A lobed oak leaf from its stalk, of a length, pointing to a bearing in the picture (degrees from up). */
export function createOakLeaf(noise: Noise, at: Point, length: number, turn: number, number: number): Solid {
  const half = (s: number): number =>
    length * (0.05 + 0.2 * Math.sin(Math.PI * clamp(s) ** 0.8) * (0.72 + 0.28 * Math.cos(s * 34)));
  const blade = (x: number, y: number, z: number): number => {
    const s = y / length;
    const bend = 0.5 * s * s - 0.1 * Math.abs(x) + 0.06 * noise.plane(x, y);
    const edge = Math.max((Math.abs(x) - half(s)) * 0.6, -y, y - length);
    return Math.max(edge, Math.abs(z - bend) - 0.06) * 0.7;
  };
  const leaf = piece(blade, {
    stroke: 'leaf',
    u: (x, y) => y - Math.abs(x) * 0.8,
    v: (x, y) => y + Math.abs(x),
    albedo: (x) => (Math.abs(x) < 0.07 ? 1.3 : 0.92),
    translucence: 0.2,
    part: (x) => (Math.abs(x) < 0.07 ? 3 : x > 0 ? 1 : 2),
  });
  return createObject([put(leaf, at, 0, turn)], number);
}

import type { Noise } from '../engine/noise.ts';
import { hypot } from '../engine/numbers.ts';

/** One leaf as seen from a point on it; reused between calls. */
export interface Leaf {
  /** Metres that the leaf stands out from the surface it grows on; 0 between leaves. */
  rise: number;
  /** Number of the leaf and of its half; 0 between leaves. */
  id: number;
  /** Place on the blade: along the middle vein towards the tip, and to its side. */
  along: number;
  aside: number;
}

/** Width of a leaf in metres up to a distance from the eye: farther off, one drawn leaf stands for several. */
const sizeAt = (t: number): number => (t < 3.5 ? 0.15 : t < 7 ? 0.24 : t < 12 ? 0.36 : 0.55);

/** Overlapping leaves on a surface with the coordinates a and b, as relief on it. */
export function createFoliage(noise: Noise) {
  /** @param hanging tips point down (to smaller b) rather than anywhere */
  const find = (a: number, b: number, face: number, t: number, hanging: boolean, leaf: Leaf): void => {
    const size = sizeAt(t);
    const cell = size * 0.7;
    const i = Math.floor(a / cell);
    const j = Math.floor(b / cell);
    leaf.rise = 0;
    leaf.id = 0;
    for (let di = -1; di <= 1; di++) {
      for (let dj = -1; dj <= 1; dj++) {
        const p = i + di;
        const q = j + dj;
        const key = (p * 7349 + q * 131 + face * 977) | 0;
        const da = a - (p + 0.15 + 0.7 * noise.hash(key, 1)) * cell;
        const db = b - (q + 0.15 + 0.7 * noise.hash(key, 2)) * cell;
        const away = hypot(da, db);
        if (away > size * 0.66) continue;
        const turn = hanging ? Math.PI + (noise.hash(key, 3) - 0.5) * 2.6 : noise.hash(key, 3) * 2 * Math.PI;
        const sin = Math.sin(turn);
        const cos = Math.cos(turn);
        const along = da * sin + db * cos;
        const aside = da * cos - db * sin;
        if (away > outline(along, aside, size)) continue;
        const rise = size * (0.08 + 0.16 * noise.hash(key, 4)) + along * 0.24 - Math.abs(aside) * 0.16;
        if (leaf.id === 0 || rise > leaf.rise) {
          leaf.rise = rise;
          leaf.id = ((key & 0x7fffff) << 1) | (aside > 0 ? 1 : 0) | 2;
          leaf.along = along;
          leaf.aside = aside;
        }
      }
    }
  };
  return { find };
}

/** Reach of the blade from its middle towards a point: a pointed tip, two lobes, a notch at the stalk. */
function outline(along: number, aside: number, size: number): number {
  const angle = Math.abs(Math.atan2(aside, along));
  const lobes = 0.4 + 0.13 * Math.cos(angle * 5);
  return size * (angle > 2.7 ? 0.22 : lobes + 0.12 * Math.max(0, 1 - angle * 1.6));
}

import type { Noise } from '../engine/noise.ts';
import { hypot, mix, step } from '../engine/numbers.ts';
import type { Solid } from '../engine/scene.ts';

export interface CrownsShape {
  /** Metres between trunks, and the radii of the smallest and the largest crown. */
  readonly gap: number;
  readonly least: number;
  readonly most: number;
  /** Metres that the middle of a crown stands above the ground. */
  readonly lift: number;
  /** Positive where trees stand. */
  readonly within: (x: number, z: number) => number;
  /** Light of a place as a share of what falls on it: less in a gorge, or more where its shade would close. */
  readonly keeps: (x: number, z: number) => number;
}

interface Crown {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly radius: number;
  readonly keeps: number;
}

/** A wood seen from afar: round crowns, each with its contour and lines about its shaded side. */
export function createCrowns(noise: Noise, shape: CrownsShape, ground: (x: number, z: number) => number): Solid {
  const { gap, least, most, lift } = shape;
  const crowns = new Map<number, Crown | null>();

  const crownAt = (i: number, j: number): Crown | null => {
    const key = (i + 4096) * 8192 + j + 4096;
    const known = crowns.get(key);
    if (known !== undefined) return known;
    const x = (i + 0.5 + (noise.hash(i, j) - 0.5) * 0.9) * gap;
    const z = (j + 0.5 + (noise.hash(j + 77, i) - 0.5) * 0.9) * gap;
    const age = noise.hash(i - 9, j + 5);
    const radius = mix(least, most, age * age);
    const crown =
      shape.within(x, z) > 0 ? { x, y: ground(x, z) + lift * radius, z, radius, keeps: shape.keeps(x, z) } : null;
    crowns.set(key, crown);
    return crown;
  };

  /** Cell of the crown that the last distance was measured to. */
  let nearest = 0;

  const distance = (x: number, y: number, z: number): number => {
    const high = y - ground(x, z) - (lift + 1) * most;
    if (high > 6) return high * 0.6;
    const i = Math.floor(x / gap);
    const j = Math.floor(z / gap);
    let found = gap * 0.5;
    for (let di = -1; di <= 1; di++) {
      for (let dj = -1; dj <= 1; dj++) {
        const crown = crownAt(i + di, j + dj);
        if (!crown) continue;
        const dx = x - crown.x;
        const dy = y - crown.y;
        const dz = z - crown.z;
        const away = hypot(dx, dy * 0.86, dz);
        let d = away - crown.radius;
        if (d < 2) {
          // Boughs: the contour of a crown is scalloped.
          const turn = Math.atan2(dy, dz - dx * 0.3) * 5 + crown.x;
          d -= 0.07 * crown.radius * Math.abs(Math.sin(turn));
        }
        if (d < found) {
          found = d;
          nearest = (i + di + 2048) * 4096 + j + dj + 2048;
        }
      }
    }
    return found * 0.85;
  };

  return {
    distance,
    grain: () => 1.4,
    describe(x, y, z, _t, finding) {
      distance(x, y, z);
      const crown = crownAt(Math.floor(nearest / 4096) - 2048, (nearest % 4096) - 2048);
      finding.stroke = 'leaf';
      finding.id = 0x10000000 + nearest;
      if (!crown) return;
      const rise = (y - crown.y) / crown.radius;
      const south = (crown.z - z) / crown.radius;
      // Lines bend about the crown, and are darker below and towards the north.
      finding.u = (south * 0.8 + 0.5 * rise + 0.35 * rise * rise) * 6;
      finding.v = rise * 6;
      finding.albedo = mix(0.5, 1.25, step(-0.7, 0.8, rise * 0.75 + south * 0.55)) * crown.keeps;
      finding.openness = mix(0.4, 1, step(-0.6, 0.6, rise));
    },
  };
}

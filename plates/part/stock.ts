import type { Noise } from '../engine/noise.ts';
import { at, clamp, hypot, item, mix, softMin } from '../engine/numbers.ts';
import type { Finding, Solid } from '../engine/scene.ts';

type Bone = readonly [x: number, y: number, z: number, r: number];

/** An old vine: trunk, head, one long cane tied to the wire, a spur with the only shoot. Metres. */
const TRUNK: readonly Bone[] = [
  [0, -0.12, 0, 0.085],
  [0.035, 0.1, 0.01, 0.055],
  [-0.04, 0.24, -0.02, 0.048],
  [0.035, 0.38, 0.01, 0.05],
  [-0.02, 0.52, -0.01, 0.058],
  [0.0, 0.6, 0, 0.066],
];
const ARM: readonly Bone[] = [
  [0, 0.6, 0, 0.05],
  [0.09, 0.67, -0.02, 0.036],
  [0.17, 0.73, -0.02, 0.024],
];
const CANE: readonly Bone[] = [
  [0.15, 0.72, -0.02, 0.02],
  [0.24, 0.83, -0.02, 0.0165],
  [0.36, 0.88, -0.01, 0.014],
  [0.52, 0.84, 0, 0.013],
  [0.72, 0.755, 0, 0.012],
  [0.98, 0.73, 0, 0.0105],
  [1.18, 0.728, 0, 0.009],
];
const KNOB: readonly Bone[] = [
  [-0.03, 0.58, 0, 0.052],
  [-0.11, 0.67, -0.01, 0.038],
  [-0.16, 0.74, -0.01, 0.027],
];
const SHOOT: readonly Bone[] = [
  [-0.16, 0.75, -0.01, 0.021],
  [-0.18, 0.86, -0.02, 0.016],
  [-0.155, 1.0, -0.03, 0.013],
  [-0.175, 1.16, -0.03, 0.011],
  [-0.15, 1.32, -0.04, 0.009],
];
const BONES = [TRUNK, ARM, CANE, KNOB, SHOOT];
const BUDS: readonly Bone[] = [
  [0.25, 0.845, -0.02, 0.017],
  [0.38, 0.9, -0.01, 0.016],
  [0.53, 0.858, 0, 0.015],
  [0.72, 0.772, 0, 0.014],
  [0.95, 0.748, 0, 0.013],
  [-0.165, 0.87, -0.02, 0.017],
  [-0.175, 1.0, -0.03, 0.016],
  [-0.158, 1.165, -0.03, 0.014],
  [-0.15, 1.33, -0.04, 0.014],
];

/**
 * The form of the vine about its foot: x along the wire, y up, z across. `detailed` adds the bark, which
 * is only seen near the eye.
 */
function createForm(noise: Noise) {
  let part = 0;
  let along = 0;

  const distance = (x: number, y: number, z: number, detailed: boolean): number => {
    let d = Infinity;
    let best = Infinity;
    for (const [n, bones] of BONES.entries()) {
      for (let k = 0; k + 1 < bones.length; k++) {
        const a = item(bones, k);
        const b = item(bones, k + 1);
        const bx = b[0] - a[0];
        const by = b[1] - a[1];
        const bz = b[2] - a[2];
        const s = clamp(((x - a[0]) * bx + (y - a[1]) * by + (z - a[2]) * bz) / (bx * bx + by * by + bz * bz));
        const away = hypot(x - a[0] - bx * s, y - a[1] - by * s, z - a[2] - bz * s) - mix(a[3], b[3], s);
        if (away < best) {
          best = away;
          part = n;
          along = k + s;
        }
        d = d === Infinity ? away : softMin(d, away, n === 2 || n === 4 ? 0.012 : 0.05);
      }
    }
    if (!detailed) return d;
    for (const bud of BUDS) {
      d = softMin(d, hypot(x - bud[0], (y - bud[1]) * 0.75, z - bud[2]) - bud[3], 0.008);
    }
    if (d < 0.06 && part !== 2 && part !== 4) {
      // Bark: long strips that twist round the trunk.
      const angle = Math.atan2(z, x);
      const strip = noise.space(Math.cos(angle + y * 4) * 3.2, Math.sin(angle + y * 4) * 3.2, y * 4.2) - 0.5;
      const fibre = noise.space(Math.cos(angle + y * 4) * 9, Math.sin(angle + y * 4) * 9, y * 7) - 0.5;
      d -= strip * 0.032 + fibre * 0.014;
    }
    return d * 0.7;
  };

  const describe = (x: number, y: number, z: number, finding: Finding): void => {
    distance(x, y, z, false);
    const angle = Math.atan2(z, x + 0.02);
    finding.stroke = 'wood';
    finding.id = 0x71000000 + part;
    finding.albedo = 0.82;
    finding.openness = mix(0.45, 1, clamp(y / 0.5));
    if (part === 2 || part === 4) {
      finding.u = along * 5;
      finding.v = y - x;
    } else {
      const twist = angle + y * 4 + (noise.space(x * 14, y * 9, z * 14) - 0.5) * 0.7;
      // Strips of bark run along the wood and twist with it.
      finding.u = twist * 5 + noise.space(x * 10, y * 7, z * 10) * 2;
      finding.v = y * 26 + Math.sin(twist) * 2.2;
      finding.albedo = mix(0.62, 0.95, noise.space(x * 20, y * 6, z * 20));
    }
  };

  return { distance, describe };
}

/** @param place foot of the vine; @param turn bearing that the cane points to, radians */
export function createStock(noise: Noise, place: readonly [number, number, number], turn: number): Solid {
  const form = createForm(noise);
  const sin = Math.sin(turn);
  const cos = Math.cos(turn);
  const local = new Float64Array(3);

  const toVine = (x: number, y: number, z: number): void => {
    const dx = x - place[0];
    const dz = z - place[2];
    local[0] = dx * sin + dz * cos;
    local[1] = y - place[1];
    local[2] = dz * sin - dx * cos;
  };

  return {
    distance(px, py, pz) {
      toVine(px, py, pz);
      const x = at(local, 0);
      const y = at(local, 1);
      const z = at(local, 2);
      const bound = Math.max(hypot(x - 0.45, z) - 0.95, y - 1.5);
      return bound > 0.3 ? bound : form.distance(x, y, z, true);
    },
    grain: (t) => Math.max(0.0012, t * 0.0005),
    describe(px, py, pz, _t, finding) {
      toVine(px, py, pz);
      form.describe(at(local, 0), at(local, 1), at(local, 2), finding);
    },
  };
}

export interface StockRows {
  /** A vine of the first row, where nothing is planted: another one stands there. */
  readonly from: readonly [x: number, z: number];
  /** Bearing of the rows, radians; canes point along it. */
  readonly turn: number;
  /** Metres from vine to vine and from row to row. */
  readonly every: number;
  readonly spacing: number;
  /** First and last row, counted to the left of the bearing. */
  readonly rows: readonly [first: number, last: number];
}

/** Nearer than this, vines of a row have bark. */
const BARK_TO = 6;

/** Old vines in rows to the horizon of a winter field, each a little different. */
export function createStockRows(noise: Noise, shape: StockRows, ground: (x: number, z: number) => number): Solid {
  const { from, turn, every, spacing, rows } = shape;
  const form = createForm(noise);
  const sin = Math.sin(turn);
  const cos = Math.cos(turn);
  const feet = new Map<number, number>();
  const vine = { x: 0, y: 0, z: 0, size: 1, edge: 0, number: 0 };

  const footOf = (i: number, j: number): number => {
    const key = (i + 4096) * 8192 + j + 4096;
    let foot = feet.get(key);
    if (foot === undefined) {
      const along = i * every;
      const across = j * spacing;
      foot = ground(from[0] + along * sin - across * cos, from[1] + along * cos + across * sin);
      feet.set(key, foot);
    }
    return foot;
  };

  const find = (px: number, py: number, pz: number): void => {
    const dx = px - from[0];
    const dz = pz - from[1];
    const along = dx * sin + dz * cos;
    const across = dz * sin - dx * cos;
    // The cane reaches forward, so a vine's cell begins close behind its trunk.
    const i = Math.round((along - 0.3 * every) / every);
    const j = clamp(Math.round(across / spacing), rows[0], rows[1]);
    const x = along - i * every;
    const z = across - j * spacing;
    const size = mix(0.7, 0.86, noise.hash(i + 17, j - 5));
    const play = (noise.hash(i - 9, j + 3) - 0.5) * 0.5;
    vine.edge = Math.min(x + 0.2 * every, 0.8 * every - x, Math.max(0, spacing / 2 - Math.abs(z)));
    vine.x = (x * Math.cos(play) + z * Math.sin(play)) / size;
    vine.z = (z * Math.cos(play) - x * Math.sin(play)) / size;
    vine.y = (py - footOf(i, j)) / size;
    vine.size = size;
    vine.number = (i & 127) * 128 + (j & 127);
  };

  return {
    distance(px, py, pz, t) {
      find(px, py, pz);
      const above = vine.y - 1.4;
      if (above > 0.3) return above * vine.size;
      const d = form.distance(vine.x, vine.y, vine.z, t < BARK_TO) * vine.size * 0.9;
      return Math.min(d, vine.edge + 0.06);
    },
    grain: (t) => Math.max(0.002, t * 0.0005),
    describe(px, py, pz, _t, finding) {
      find(px, py, pz);
      form.describe(vine.x, vine.y, vine.z, finding);
      finding.id += vine.number * 8;
    },
  };
}

/** Trellis wires past a point, along a bearing in radians, at heights above it. */
export function createWires(place: readonly [number, number, number], turn: number, heights: readonly number[]): Solid {
  const sin = Math.sin(turn);
  const cos = Math.cos(turn);
  return {
    castsNoShadow: true,
    distance(x, y, z) {
      const aside = (z - place[2]) * sin - (x - place[0]) * cos - 0.012;
      let least = Infinity;
      for (const height of heights) least = Math.min(least, hypot(y - place[1] - height, aside));
      return least - 0.0028;
    },
    describe(_x, _y, _z, _t, finding) {
      finding.stroke = 'black';
      finding.id = 0x72000000;
    },
  };
}

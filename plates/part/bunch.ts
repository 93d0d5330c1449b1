import type { Noise } from '../engine/noise.ts';
import { clamp, hypot, item, mix, softMin, step } from '../engine/numbers.ts';
import type { Finding, Solid } from '../engine/scene.ts';

/** A bunch hangs in the plane x–y, centred on the origin; units are centimetres. */
interface Berry {
  x: number;
  y: number;
  z: number;
  r: number;
}

/** Half width of a Pinot bunch (small, close, like a pine cone) at a depth below its top. */
const halfWidth = (below: number, length: number): number => {
  const s = clamp(below / length);
  return 3.6 * Math.pow(Math.sin(Math.PI * Math.min(1, 0.2 + s * 0.8)), 0.75) * mix(1.06, 0.62, s);
};

/** Scatters berries on the skin of the bunch and lets them push each other apart. */
function growBerries(noise: Noise, count: number, length: number): Berry[] {
  const berries: Berry[] = Array.from({ length: count }, (_, n) => {
    const below = ((n + 0.5) / count) * length;
    const turn = n * 2.39996;
    const out = halfWidth(below, length) * mix(0.55, 0.95, noise.hash(n, 4));
    return {
      x: Math.cos(turn) * out,
      y: length / 2 - below,
      z: Math.sin(turn) * out * 0.85,
      r: mix(0.74, 0.92, noise.hash(n, 9)),
    };
  });
  for (let round = 0; round < 60; round++) {
    for (const a of berries) {
      for (const b of berries) {
        if (a === b) continue;
        const dx = a.x - b.x;
        const dy = a.y - b.y;
        const dz = a.z - b.z;
        const away = hypot(dx, dy, dz) || 1;
        const overlap = (a.r + b.r) * 0.97 - away;
        if (overlap <= 0) continue;
        const push = (overlap / away) * 0.3;
        a.x += dx * push;
        a.y += dy * push;
        a.z += dz * push;
      }
      const wide = halfWidth(length / 2 - a.y, length);
      const out = hypot(a.x, a.z);
      if (out > wide) {
        a.x *= mix(1, wide / out, 0.4);
        a.z *= mix(1, wide / out, 0.4);
      }
      a.y = clamp(a.y, -length / 2, length / 2);
    }
  }
  return berries;
}

export function createBerries(
  noise: Noise,
  at: readonly [number, number, number],
  count: number,
  length: number,
): Solid {
  const berries = growBerries(noise, count, length);
  let nearest = 0;

  const distance = (px: number, py: number, pz: number): number => {
    const x = px - at[0];
    const y = py - at[1];
    const z = pz - at[2];
    const bound = hypot(x, y * 0.75, z) - length * 0.62;
    if (bound > 1.5) return bound;
    let least = Infinity;
    for (const [n, berry] of berries.entries()) {
      const d = hypot(x - berry.x, y - berry.y, z - berry.z) - berry.r;
      if (d < least) {
        least = d;
        nearest = n;
      }
    }
    return least;
  };

  return {
    distance,
    describe(px, py, pz, _t, finding) {
      distance(px, py, pz);
      const berry = item(berries, nearest);
      const x = (px - at[0] - berry.x) / berry.r;
      const y = (py - at[1] - berry.y) / berry.r;
      const z = (pz - at[2] - berry.z) / berry.r;
      const tilt = (noise.hash(nearest, 8) - 0.5) * 0.9;
      const pole = y * Math.cos(tilt) + x * Math.sin(tilt);
      const side = x * Math.cos(tilt) - y * Math.sin(tilt);
      finding.stroke = 'berry';
      finding.id = 100 + nearest;
      finding.u = Math.asin(clamp(pole * 0.92 + z * 0.3, -1, 1));
      finding.v = Math.atan2(side, -z * 1.1);
      finding.albedo = mix(0.6, 0.78, noise.hash(nearest, 2)) + 0.12 * noise.space(px * 1.6, py * 1.6, pz * 1.6);
      finding.gloss = 0.75;
      let crowd = 0;
      for (const other of berries) {
        if (other === berry) continue;
        const near = hypot(px - at[0] - other.x, py - at[1] - other.y, pz - at[2] - other.z) - other.r;
        crowd += step(0.6, 0, near);
      }
      finding.openness = clamp(1.05 - 0.42 * crowd, 0.08, 1);
    },
  };
}

/** Rounded cane through points, thinning along its length; the stalk of a bunch or a leaf. */
export function createCane(
  noise: Noise,
  points: readonly (readonly [number, number, number])[],
  thick: number,
  thin: number,
  number: number,
): Solid {
  const last = points.length - 1;
  let along = 0;
  const distance = (x: number, y: number, z: number): number => {
    let d = Infinity;
    let best = Infinity;
    for (let n = 0; n < last; n++) {
      const a = item(points, n);
      const b = item(points, n + 1);
      const bx = b[0] - a[0];
      const by = b[1] - a[1];
      const bz = b[2] - a[2];
      const k = clamp(((x - a[0]) * bx + (y - a[1]) * by + (z - a[2]) * bz) / (bx * bx + by * by + bz * bz));
      const s = (n + k) / last;
      const away = hypot(x - a[0] - bx * k, y - a[1] - by * k, z - a[2] - bz * k) - mix(thick, thin, s);
      if (away < best) {
        best = away;
        along = s;
      }
      d = d === Infinity ? away : softMin(d, away, thick * 0.6);
    }
    return d * 0.9;
  };
  return {
    distance,
    describe(x, y, z, _t, finding: Finding) {
      distance(x, y, z);
      finding.stroke = 'wood';
      finding.id = 9000 + number;
      finding.u = along * last * 2.2 + 0.1 * noise.plane(x * 2, y * 2);
      finding.v = y - x;
      finding.albedo = 0.85;
    },
  };
}

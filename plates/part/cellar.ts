import type { Noise } from '../engine/noise.ts';
import { clamp, fract, hypot, mix, step } from '../engine/numbers.ts';
import type { Finding, Solid } from '../engine/scene.ts';

/** A vaulted cellar along the z axis, metres; z = 0 is at the eye. */
const VAULT_RADIUS = 3.1;
const SPRINGING = 1.15;
export const CELLAR_END = 33;
const BAY = 4.4;
const BARRELS_FROM = 0.6;

/** Barrels: a Burgundian pièce is 88 cm long and 72 cm wide at the bulge. */
const HALF_LENGTH = 0.44;
const BULGE = 0.365;
const HEAD = 0.29;
const BARREL_EVERY = 0.82;
const LAST_BARREL = Math.floor((CELLAR_END - 3) / BARREL_EVERY);
const ROW_AT = 1.72;
const RAIL = 0.2;
const HOOPS = [0.41, 0.3, 0.16];

const profile = (a: number): number => mix(HEAD, BULGE, 1 - (a / HALF_LENGTH) ** 2);

interface Barrel {
  d: number;
  /** Position along the axis (towards the aisle is negative), angle and radius about it. */
  a: number;
  angle: number;
  r: number;
  number: number;
}

export function createCellar(noise: Noise): Solid {
  const barrel: Barrel = { d: 0, a: 0, angle: 0, r: 0, number: 0 };

  /** Nearest barrel of one tier; tier 1 lies in the hollows of tier 0. */
  const toBarrel = (x: number, y: number, z: number, tier: number): number => {
    const shifted = z - tier * BARREL_EVERY * 0.5;
    const first = Math.ceil((BARRELS_FROM + tier * BARREL_EVERY) / BARREL_EVERY);
    const n = clamp(Math.round(shifted / BARREL_EVERY), first, LAST_BARREL);
    const middle = n * BARREL_EVERY;
    const dz = shifted - middle;
    const dy = y - RAIL - BULGE - tier * 0.61;
    const a = Math.abs(x) - ROW_AT;
    const r = hypot(dy, dz);
    let skin = r - profile(clamp(a, -HALF_LENGTH, HALF_LENGTH));
    for (const hoop of HOOPS) {
      if (Math.abs(Math.abs(a) - hoop) < 0.026) skin -= 0.008;
    }
    const hollow = r < HEAD - 0.025 ? HALF_LENGTH - 0.035 : HALF_LENGTH;
    barrel.d = Math.max(skin, Math.abs(a) - hollow) * 0.8;
    barrel.a = a;
    barrel.r = r;
    barrel.angle = Math.atan2(dz, dy);
    barrel.number = n * 4 + tier * 2 + (x > 0 ? 1 : 0);
    return barrel.d;
  };

  const arch = (x: number, y: number): number => VAULT_RADIUS - (y < SPRINGING ? Math.abs(x) : hypot(x, y - SPRINGING));

  const rib = (z: number): number => Math.abs(fract(z / BAY + 0.42) - 0.5) * BAY;

  const shell = (x: number, y: number, z: number): number => {
    const inside = arch(x, y);
    const ribbed = Math.max(inside - 0.2, rib(z) - 0.26);
    return Math.min(inside, ribbed);
  };

  const rail = (x: number, y: number, z: number): number => {
    const a = Math.abs(Math.abs(x) - ROW_AT);
    const beam = Math.max(Math.abs(a - 0.25) - 0.06, Math.abs(y - 0.11) - 0.09);
    return Math.max(beam, BARRELS_FROM - 0.5 - z, z - CELLAR_END + 2);
  };

  const distance = (x: number, y: number, z: number): number => {
    let d = Math.min(y + 0.015 * noise.plane(x * 1.4, z * 1.4), CELLAR_END - z, shell(x, y, z) * 0.9);
    if (Math.abs(x) > 1 && y < 2.2) {
      d = Math.min(d, toBarrel(x, y, z, 0), toBarrel(x, y, z, 1), rail(x, y, z));
    } else if (y < 2.4) d = Math.min(d, Math.max(1.14 - Math.abs(x), y - 1.9, 0.06));
    return d;
  };

  const describe = (x: number, y: number, z: number, t: number, finding: Finding): void => {
    const near = 0.004 + 0.0015 * t;
    for (const tier of [0, 1]) {
      if (Math.abs(x) > 1 && toBarrel(x, y, z, tier) < near) {
        describeBarrel(finding, t);
        return;
      }
    }
    if (rail(x, y, z) < near) {
      finding.stroke = 'wood';
      finding.id = x > 0 ? 40 : 41;
      finding.u = y + x * 0.4;
      finding.v = z;
      finding.albedo = 0.6;
    } else if (CELLAR_END - z < near * 3) describeEnd(x, y, finding);
    else if (y < near * 3) {
      finding.stroke = 'vault';
      finding.id = 10;
      finding.u = z * 2 + 0.1 * noise.plane(x * 4, z * 3);
      finding.v = x * 2;
      finding.albedo = mix(0.74, 0.95, noise.octaves(x * 1.7, z * 0.9, 3));
      finding.openness = mix(0.3, 1, step(1.45, 0.7, Math.abs(x)));
    } else describeVault(x, y, z, t, finding);
  };

  return { distance, describe, grain: (t) => Math.max(0.0016, t * 0.0007) };

  function describeBarrel(finding: Finding, t: number): void {
    const { a, r, angle, number } = barrel;
    const high = r * Math.cos(angle);
    const wide = r * Math.sin(angle);
    const age = noise.hash(number, 3);
    finding.stroke = 'wood';
    finding.id = 1000 + number * 4;
    finding.openness = mix(0.35, 1, step(-0.9, 0.6, high / BULGE));
    if (a < -HALF_LENGTH + 0.06) {
      const board = wide / 0.085 + age;
      const seam = Math.abs(fract(board) - 0.5);
      finding.u = high + wide * 0.25;
      finding.v = wide;
      finding.albedo =
        mix(0.78, 1, noise.hash(Math.floor(board), number)) * (t < 16 ? step(0.5, 0.44, seam) * 0.5 + 0.5 : 1);
      if (r > HEAD - 0.025) {
        finding.id += 1;
        finding.u = angle * HEAD;
        finding.albedo = 1;
      }
      return;
    }
    finding.id += 2;
    finding.u = a;
    finding.v = angle * BULGE;
    finding.albedo = mix(0.8, 0.96, noise.hash(Math.floor(angle / 0.27), number));
    for (const hoop of HOOPS) {
      if (Math.abs(Math.abs(a) - hoop) < 0.026) {
        finding.id += 1;
        finding.albedo = 0.4;
      }
    }
  }

  /** End wall: an arched opening closed by an iron grille, full of daylight. */
  function describeEnd(x: number, y: number, finding: Finding): void {
    const opening = Math.max(Math.abs(x) - 1, y < 1.9 ? 0.9 - y : hypot(x, y - 1.9) - 1);
    finding.stroke = 'vault';
    finding.id = 20;
    finding.u = y;
    finding.v = x;
    finding.albedo = 0.03;
    if (opening < 0) {
      const bar = Math.min(Math.abs(fract(x / 0.28) - 0.5) * 0.28, Math.abs(fract(y / 0.4 + 0.5) - 0.5) * 0.4);
      finding.stroke = bar < 0.025 ? 'black' : 'blank';
      finding.id = bar < 0.025 ? 21 : 22;
    }
  }

  function describeVault(x: number, y: number, z: number, t: number, finding: Finding): void {
    const onRib = rib(z) < 0.275;
    const s =
      y > SPRINGING
        ? Math.atan2(x, y - SPRINGING) * VAULT_RADIUS
        : Math.sign(x) * (VAULT_RADIUS * (Math.PI / 2) + SPRINGING - y);
    const course = Math.floor(s / 0.3);
    const long = 0.5 + 0.3 * noise.hash(course, 9);
    const block = z / long + noise.hash(course, 3) * 5;
    const joint = Math.min(Math.abs(fract(s / 0.3 + 0.5) - 0.5) * 0.3, Math.abs(fract(block + 0.5) - 0.5) * long);
    // The faces of a rib are square to the aisle: lines on them point to the middle of the arch.
    const onFace = onRib && rib(z) > 0.25 && arch(x, y) > 0.01 && arch(x, y) < 0.19;
    finding.stroke = 'vault';
    finding.id = onFace ? 32 : onRib ? 30 : 31;
    finding.u = onRib && !onFace ? z : s + 0.02 * noise.plane(z * 2, s * 3);
    finding.v = onFace ? arch(x, y) : onRib ? s : z;
    finding.albedo = mix(0.72, 1, noise.hash(Math.floor(block), course)) * (onRib ? 1.1 : 1);
    if (!onRib && t < 14) finding.albedo *= mix(0.5, 1, clamp((joint - 0.004) / (0.008 + 0.001 * t)));
    finding.openness = mix(0.5, 1, step(0.9, 2.4, y));
  }
}

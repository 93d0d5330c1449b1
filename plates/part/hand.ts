import { clamp, hypot, item, mix, radians, softMin, step } from '../engine/numbers.ts';
import { limb, LIMB_LINES, piece, type Joint, type Piece, type Point } from './object.ts';

/** Where a hand is and how it is held. */
interface Pose {
  /** 1 is a hand of 18 cm from the wrist to the tip of its middle finger. */
  readonly size: number;
  readonly wrist: Point;
  /** Direction from the wrist to the knuckle of the middle finger. */
  readonly along: Point;
  /** Direction that the back of the hand faces; made square to `along`. */
  readonly back: Point;
  /** 1 has the thumb to the left of `along`, seen from the back of the hand; -1 to the right. */
  readonly thumb: 1 | -1;
  /** Bend of each finger's joints in degrees, from the index to the little finger. */
  readonly bends: readonly (readonly [number, number, number])[];
}

/** Knuckle along and across the hand, spread in degrees, length of each bone with its radius at the end. */
const FINGERS = [
  { knuckle: [9.3, 2.9, 0, 1.05], spread: 7, bones: [4.6, 2.7, 2.1], radii: [0.94, 0.83, 0.66] },
  { knuckle: [9.7, 1, 0, 1.08], spread: 1, bones: [5, 3.1, 2.3], radii: [0.97, 0.86, 0.68] },
  { knuckle: [9.3, -0.9, 0, 1.03], spread: -5, bones: [4.6, 2.9, 2.2], radii: [0.92, 0.81, 0.65] },
  { knuckle: [8.4, -2.7, 0, 0.89], spread: -12, bones: [3.6, 2.2, 1.9], radii: [0.8, 0.7, 0.56] },
] as const;

interface Finger {
  readonly joints: readonly Joint[];
  /** Direction that the nail faces. */
  readonly nail: Point;
}

const THUMB: Finger = {
  joints: [
    [1.2, 1.6, -0.6, 1.5],
    [4.6, 4, -1.5, 1.35],
    [7.6, 5.2, -2.4, 1.02],
    [10, 5.4, -3.2, 0.84],
  ],
  nail: [0.2, 0.75, 0.62],
};

/** Share of a bone over which a finger bends at its end. */
const BEND = 0.34;
/** How much thinner a finger is between two joints than at them. */
const WAIST = 0.1;

/** A finger as one curve through its joints: round at each bend, thickest there, and no thicker on one side than on the other. */
function smooth(joints: readonly Joint[]): Joint[] {
  const last = joints.length - 1;
  const between = (a: Joint, b: Joint, k: number, r: number): Joint => [
    mix(a[0], b[0], k),
    mix(a[1], b[1], k),
    mix(a[2], b[2], k),
    r,
  ];
  const curve: Joint[] = [];
  for (const [n, joint] of joints.entries()) {
    const before = joints[n - 1];
    const after = joints[n + 1];
    if (!before || !after) {
      curve.push(joint);
      continue;
    }
    const from = between(joint, before, BEND, joint[3] * 0.98);
    const to = between(joint, after, BEND, joint[3] * 0.96);
    const waist = (joint[3] + before[3]) / 2;
    curve.push(between(joint, before, 0.5, waist * (1 - WAIST * (n === 1 ? 0.4 : 1))), from);
    for (const k of [0.3, 0.7]) {
      const middle = between(between(from, joint, k, 0), between(joint, to, k, 0), k, joint[3] * 1.04);
      curve.push(middle);
    }
    curve.push(to);
    if (n === last - 1) curve.push(between(joint, after, 0.62, mix(joint[3], after[3], 0.5) * 1.02));
  }
  return curve;
}

/** Length of a curve from its beginning to each of its points. */
function lengthsOf(curve: readonly Joint[]): number[] {
  let sum = 0;
  return curve.map((here, n) => {
    const before = curve[n - 1] ?? here;
    return (sum += hypot(here[0] - before[0], here[1] - before[1], here[2] - before[2]));
  });
}

/** One finger in the frame of the hand: x along it, y towards the thumb, z out of its back. */
function bent({ knuckle, spread, bones, radii }: (typeof FINGERS)[number], bends: readonly number[]): Finger {
  const joints: Joint[] = [knuckle];
  const aside = radians(spread);
  let [x, y, z]: readonly number[] = knuckle;
  let pitch = 0;
  for (const [n, bone] of bones.entries()) {
    pitch += radians(item(bends, n));
    x += bone * Math.cos(pitch) * Math.cos(aside);
    y += bone * Math.cos(pitch) * Math.sin(aside);
    z -= bone * Math.sin(pitch);
    joints.push([x, y, z, item(radii, n)]);
  }
  return { joints, nail: [Math.sin(pitch) * Math.cos(aside), Math.sin(pitch) * Math.sin(aside), Math.cos(pitch)] };
}

const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

const unit = ([x, y, z]: Point): Point => {
  const length = hypot(x, y, z);
  return [x / length, y / length, z / length];
};

/** Whether a point on a finger belongs to its nail, an oval on the back of the last bone. */
function isNail({ joints, nail }: Finger, x: number, y: number, z: number): boolean {
  const a = item(joints, 2);
  const b = item(joints, 3);
  const bone: Point = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const from: Point = [x - a[0], y - a[1], z - a[2]];
  const along = dot(from, bone) / dot(bone, bone);
  const up = dot(from, nail);
  const aside = Math.sqrt(Math.max(0, dot(from, from) - along * along * dot(bone, bone) - up * up));
  return up > 0 && hypot((along - 0.86) / 0.42, aside / (b[3] * 0.78)) < 1;
}

/** A hand with nails, wrist and sleeve. */
export function hand({ size, wrist, along, back, thumb, bends }: Pose): Piece[] {
  const ex = unit(along);
  const out = dot(back, ex);
  const ez = unit([back[0] - out * ex[0], back[1] - out * ex[1], back[2] - out * ex[2]]);
  const aside = cross(ez, ex);
  const ey: Point = [aside[0] * thumb, aside[1] * thumb, aside[2] * thumb];
  const inFrame =
    <T>(ask: (x: number, y: number, z: number) => T) =>
    (px: number, py: number, pz: number): T => {
      const p: Point = [(px - wrist[0]) / size, (py - wrist[1]) / size, (pz - wrist[2]) / size];
      return ask(dot(p, ex), dot(p, ey), dot(p, ez));
    };

  const fingers = [...FINGERS.map((finger, n) => bent(finger, item(bends, n))), THUMB].map((finger) => {
    const curve = smooth(finger.joints);
    const one = limb(curve, {}, 0.25);
    const lengths = lengthsOf(curve);
    /** Length of the finger up to a point, so that its lines are evenly apart. */
    const along = (x: number, y: number, z: number): number => {
      const place = one.u(x, y, z) / LIMB_LINES;
      const n = Math.min(Math.floor(place), curve.length - 2);
      return mix(item(lengths, n), item(lengths, n + 1), place - n);
    };
    return { ...finger, ...one, along };
  });
  const palm = FINGERS.map(({ knuckle: [x, y] }) =>
    limb([
      [-0.4, y * 0.4, -0.3, 1.25],
      [x * 0.6, y * 0.82, -0.35, 1],
      [x, y, -0.1, 0.95],
    ]),
  );
  const arm = [-0.9, 0.9].map((y) =>
    limb([
      [1, y, -0.4, 1.3],
      [-4, y * 0.8, -0.4, 1.25],
    ]),
  );
  const bones = [...palm, ...arm];
  const knuckles = FINGERS.map(({ knuckle: [kx, ky, , r] }) => (x: number, y: number, z: number): number => {
    return hypot(x - kx + 0.25, y - ky, z - 0.34) - r * 0.86;
  });
  const found = { part: 0, isNail: false };
  const skin = (x: number, y: number, z: number): number => {
    const body = bones.reduce((d, bone) => softMin(d, bone.distance(x, y, z), 0.6), 1e9);
    // Tendons fan out from the wrist to the knuckles.
    const fan = z > 0 ? Math.cos((y / (0.35 + 0.07 * x)) * 3.3) * step(2, 4, x) * step(10, 8, x) : 0;
    let d = knuckles.reduce((sum, ball) => softMin(sum, ball(x, y, z), 0.7), body - 0.16 * fan);
    found.part = 0;
    found.isNail = false;
    for (const [n, finger] of fingers.entries()) {
      const away = finger.distance(x, y, z);
      if (away < body && away < d) {
        found.part = n + 1;
        found.isNail = isNail(finger, x, y, z);
      }
      // The skin between thumb and palm is wider than that between the fingers.
      d = Math.min(d, softMin(body, away, n === FINGERS.length ? 1.2 : 0.4));
    }
    return d;
  };
  const sleeve = (x: number, y: number, z: number): number => {
    const fold = 0.16 * Math.sin(x * 2.2 + y * 0.9) + 0.1 * Math.sin(x * 5 - z);
    const radius = mix(2.5, 3.2, clamp((-x - 2) / 9)) + fold * clamp((-x - 4.2) / 2);
    return Math.max((hypot(y, (z + 0.4) * 1.1) - radius) * 0.8, x + 1.6, -x - 7.6);
  };
  const isCuff = (x: number): boolean => x > -3;
  const scaled =
    (form: Piece['distance']): Piece['distance'] =>
    (x, y, z) =>
      form(x, y, z) * size;
  return [
    piece(scaled(inFrame(skin)), {
      stroke: 'berry',
      albedo: inFrame((x, y, z) => {
        skin(x, y, z);
        return found.isNail ? 1.1 : 0.74;
      }),
      // Lines run round each finger, and round the back of the hand from the wrist to the knuckles.
      u: inFrame((x, y, z) => {
        skin(x, y, z);
        const lean = x * 0.5 - z * 0.4;
        return 0.45 * (fingers[found.part - 1]?.along(x, y, z) ?? 2 * lean + 0.12 * y * y) + lean;
      }),
      v: inFrame((x, y, z) => {
        skin(x, y, z);
        return fingers[found.part - 1]?.v(x, y, z) ?? y;
      }),
      part: inFrame((x, y, z) => {
        skin(x, y, z);
        return found.part * 2 + Number(found.isNail);
      }),
    }),
    piece(scaled(inFrame(sleeve)), {
      stroke: 'tile',
      albedo: inFrame((x) => (isCuff(x) ? 0.95 : 0.6)),
      u: inFrame((x, y) => x + 0.2 * Math.sin(y)),
      v: inFrame((_x, y, z) => Math.atan2(y, z) * 3),
      part: inFrame((x) => Number(isCuff(x))),
    }),
  ];
}

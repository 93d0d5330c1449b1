import { clamp, fract, hypot, item, mix, radians, softMin, step } from '../engine/numbers.ts';
import type { Scene, Solid, Stroke } from '../engine/scene.ts';

/**
 * Small things seen close, put together from pieces. Units are centimetres; x points right, y up and z away
 * from the eye.
 * @see Inigo Quilez, https://iquilezles.org/articles/distfunctions/
 */
export interface Piece {
  distance(x: number, y: number, z: number): number;
  readonly stroke: Stroke;
  /** Line coordinates of the first and second cut, in the piece's own frame. */
  u(x: number, y: number, z: number): number;
  v(x: number, y: number, z: number): number;
  readonly albedo?: number | ((x: number, y: number, z: number) => number);
  readonly gloss?: number;
  readonly translucence?: number;
  /** Numbers parts of the piece that lines must not cross. */
  readonly part?: (x: number, y: number, z: number) => number;
}

type Look = Partial<Omit<Piece, 'distance'>>;
type Form = (x: number, y: number, z: number) => number;
export type Point = readonly [x: number, y: number, z: number];
/** A point with the radius of the limb there. */
export type Joint = readonly [x: number, y: number, z: number, r: number];
/** Signed distance in the plane, negative inside. */
export type Figure = (x: number, y: number) => number;

const LOOK = {
  stroke: 'wood',
  u: (x: number, y: number) => y + x * 0.25,
  v: (x: number, y: number) => x - y * 0.3,
  albedo: 0.9,
} as const;

export const piece = (distance: Form, look: Look = {}): Piece => ({ ...LOOK, ...look, distance });

/** All pieces of one object as a solid. `number` keeps its lines apart from those of other objects. */
export function createObject(pieces: readonly Piece[], number = 1): Solid {
  const nearest = { index: 0 };
  const distance = (x: number, y: number, z: number): number => {
    let least = Infinity;
    for (let n = 0; n < pieces.length; n++) {
      const d = item(pieces, n).distance(x, y, z);
      if (d < least) {
        least = d;
        nearest.index = n;
      }
    }
    return least * 0.85;
  };
  return {
    distance,
    describe(x, y, z, _t, finding) {
      distance(x, y, z);
      const one = item(pieces, nearest.index);
      finding.stroke = one.stroke;
      finding.id = number * 65536 + nearest.index * 256 + (one.part?.(x, y, z) ?? 0);
      finding.u = one.u(x, y, z);
      finding.v = one.v(x, y, z);
      finding.albedo = typeof one.albedo === 'function' ? one.albedo(x, y, z) : (one.albedo ?? 0.9);
      finding.gloss = one.gloss ?? 0;
      finding.translucence = one.translucence ?? 0;
    },
  };
}

/** Moves a piece to `at`, turned about the vertical, then leaned to the right, then nodded away (degrees). */
export function put(one: Piece, at: Point, turn = 0, lean = 0, nod = 0): Piece {
  const [st, ct] = [Math.sin(radians(turn)), Math.cos(radians(turn))];
  const [sl, cl] = [Math.sin(radians(lean)), Math.cos(radians(lean))];
  const [sn, cn] = [Math.sin(radians(nod)), Math.cos(radians(nod))];
  const inFrame =
    <T>(ask: (x: number, y: number, z: number) => T) =>
    (px: number, py: number, pz: number): T => {
      const x = px - at[0];
      const y = py - at[1];
      const z = pz - at[2];
      const x1 = x * cl - y * sl;
      const y1 = x * sl + y * cl;
      const y2 = y1 * cn + z * sn;
      const z2 = z * cn - y1 * sn;
      return ask(x1 * ct - z2 * st, y2, z2 * ct + x1 * st);
    };
  const { albedo, part } = one;
  return {
    ...one,
    distance: inFrame((x, y, z) => one.distance(x, y, z)),
    u: inFrame((x, y, z) => one.u(x, y, z)),
    v: inFrame((x, y, z) => one.v(x, y, z)),
    ...(typeof albedo === 'function' && { albedo: inFrame(albedo) }),
    ...(part && { part: inFrame((x, y, z) => part(x, y, z)) }),
  };
}

export const ball =
  (rx: number, ry = rx, rz = rx): Form =>
  (x, y, z) => {
    const k = hypot(x / rx, y / ry, z / rz);
    return (k - 1) * Math.min(rx, ry, rz);
  };

export const box =
  (hx: number, hy: number, hz: number, round = 0): Form =>
  (x, y, z) => {
    const qx = Math.abs(x) - hx + round;
    const qy = Math.abs(y) - hy + round;
    const qz = Math.abs(z) - hz + round;
    return hypot(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0)) + Math.min(Math.max(qx, qy, qz), 0) - round;
  };

/** A body turned about the vertical axis: its radius by height, between two heights. */
export const turned =
  (radius: (y: number) => number, low: number, high: number): Form =>
  (x, y, z) =>
    Math.max((hypot(x, z) - radius(clamp(y, low, high))) * 0.8, low - y, y - high);

export const ring =
  (radius: number, thick: number): Form =>
  (x, y, z) =>
    hypot(hypot(x, y) - radius, z) - thick;

/** A flat figure in the picture plane with a thickness. */
export const cutOut =
  (figure: Figure, half: number, round = 0): Form =>
  (x, y, z) => {
    const a = figure(x, y) + round;
    const b = Math.abs(z) - half + round;
    return hypot(Math.max(a, 0), Math.max(b, 0)) + Math.min(Math.max(a, b), 0) - round;
  };

/** Change of the line coordinate of a limb from one joint to the next. */
export const LIMB_LINES = 1.6;

/** A limb through joints; the coordinates of its surface are rings across it and strips along it. */
export function limb(joints: readonly Joint[], look: Look = {}, blend = 0.4): Piece {
  const found = { along: 0, angle: 0 };
  const distance: Form = (x, y, z) => {
    let d = Infinity;
    let best = Infinity;
    for (let n = 0; n + 1 < joints.length; n++) {
      const a = item(joints, n);
      const b = item(joints, n + 1);
      const bx = b[0] - a[0];
      const by = b[1] - a[1];
      const bz = b[2] - a[2];
      const s = clamp(((x - a[0]) * bx + (y - a[1]) * by + (z - a[2]) * bz) / (bx * bx + by * by + bz * bz));
      const away = hypot(x - a[0] - bx * s, y - a[1] - by * s, z - a[2] - bz * s) - mix(a[3], b[3], s);
      if (away < best) {
        best = away;
        found.along = n + s;
        const side = ((x - a[0]) * by - (y - a[1]) * bx) / hypot(bx, by, 1e-9);
        found.angle = Math.atan2(side, z - a[2] - bz * s);
      }
      d = d === Infinity ? away : softMin(d, away, blend * Math.min(a[3], b[3]));
    }
    return d;
  };
  return piece(distance, {
    u: (x, y, z) => {
      distance(x, y, z);
      return found.along * LIMB_LINES;
    },
    v: (x, y, z) => {
      distance(x, y, z);
      return found.angle;
    },
    ...look,
  });
}

/**
 * A table of plain paper at a height: only shadows on it are drawn, in lines level on the picture, and thin out before the
 * edge of the picture, which would cut them off; `edge` is half its width.
 */
const table = (height: number, away: number, [middle, eye]: readonly [number, number], edge: number): Solid => ({
  distance: (_x, y) => y - height,
  describe(x, y, z, _t, finding) {
    finding.stroke = 'backdrop';
    finding.id = 7;
    // The slope of the ray, however near the table it ends: the least unevenness would break the lines.
    finding.u = (eye - y) / (z + away);
    const aside = (Math.abs(x - middle) * away) / ((z + away) * edge);
    // No two lines end at one place.
    finding.albedo = 1.7 + 3 * step(0.5, 0.97, aside + 0.07 * Math.sin((60 * z) / edge));
  },
});

/** Flat figures: a line of some width, a disc, a polygon, and their sum and difference. */
export const bar =
  (ax: number, ay: number, bx: number, by: number, half: number): Figure =>
  (x, y) => {
    const dx = bx - ax;
    const dy = by - ay;
    const s = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy));
    return hypot(x - ax - dx * s, y - ay - dy * s) - half;
  };

export const disc =
  (cx: number, cy: number, r: number): Figure =>
  (x, y) =>
    hypot(x - cx, y - cy) - r;

export const polygon =
  (points: readonly (readonly [number, number])[]): Figure =>
  (x, y) => {
    let d = Infinity;
    let inside = false;
    for (const [n, [bx, by]] of points.entries()) {
      const [ax, ay] = item(points, (n + points.length - 1) % points.length);
      const ex = bx - ax;
      const ey = by - ay;
      const s = clamp(((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey));
      d = Math.min(d, hypot(x - ax - ex * s, y - ay - ey * s));
      if (ay > y !== by > y && x < ax + (ex * (y - ay)) / ey) inside = !inside;
    }
    return inside ? -d : d;
  };

export const joined =
  (...figures: readonly Figure[]): Figure =>
  (x, y) =>
    Math.min(...figures.map((figure) => figure(x, y)));

/** Darker joints between boards of a width, along a coordinate. */
export const boards =
  (along: (x: number, y: number, z: number) => number, width: number, seam = 0.06) =>
  (x: number, y: number, z: number): number => {
    const place = along(x, y, z) / width;
    const near = Math.abs(fract(place) - 0.5);
    return near > 0.5 - seam ? 0.25 : 0.78 + 0.2 * fract(Math.sin(Math.floor(place) * 12.9) * 437.5);
  };

interface Setting {
  /** Half the height of the picture in centimetres. */
  readonly reach: number;
  /** Middle of the picture. */
  readonly aim?: readonly [x: number, y: number];
  /** Height of the table that things stand on; none where they hang. */
  readonly table?: number;
  /** Width to height; 4:3 unless told. */
  readonly ratio?: number;
  /** Light from the right that shows dark things in the shade; none unless told. */
  readonly fill?: number;
}

/** Things on plain paper, seen from a little above and lit from the left. */
export function stillLife(
  solids: readonly Solid[],
  { reach, aim = [0, 0], table: height, ratio = 4 / 3, fill = 0 }: Setting,
): Scene {
  const away = reach * 5.2;
  const eye = aim[1] + reach * 0.7;
  return {
    camera: { at: [aim[0], eye, -away], bearing: 0, horizon: 0.15, angle: 21.8 },
    light: {
      bearing: 236,
      elevation: 46,
      sun: 0.95,
      sky: 0.3,
      shadowLength: reach * 3,
      lamps: fill > 0 ? [{ at: [reach * 2, reach * 0.4, -reach * 2], power: fill, reach: reach * 2 }] : [],
      gamma: 0.86,
    },
    sky: {
      look(_right, _up, finding) {
        finding.stroke = 'backdrop';
        finding.id = 1;
        finding.light = 1;
      },
    },
    solids: height === undefined ? solids : [...solids, table(height, away, [aim[0], eye], reach * ratio)],
    near: away - reach * 2.5,
    far: away * 1.8,
    haze: [away * 3, away * 4, 1],
  };
}

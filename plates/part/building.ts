import type { Noise } from '../engine/noise.ts';
import { clamp, fract, hypot, mix, radians } from '../engine/numbers.ts';
import type { Finding, Solid } from '../engine/scene.ts';

/** A house, a tower or a wing: a box under a roof, in metres. */
export interface HouseShape {
  readonly x: number;
  readonly z: number;
  /** Height of the threshold; filled in from the ground when left out. */
  readonly floor?: number;
  /** Bearing of the ridge in degrees. */
  readonly ridge: number;
  readonly length: number;
  readonly depth: number;
  readonly eaves: number;
  readonly top: number;
  /** Run of the hipped ends; 0 for gables, half the length for a spire. */
  readonly hip?: number;
  /** Distance between windows; 0 for blind walls. */
  readonly windows?: number;
  readonly storeys?: number;
  /** Width of a wooden gate with a round arch in the middle of the long side. */
  readonly gate?: number;
  /** Shutters, open, on both sides of the windows. */
  readonly shutters?: boolean;
  readonly chimneys?: readonly number[];
  /** A ball and cross of iron on the top. */
  readonly finial?: boolean;
}

const OVERHANG = 0.35;

/** Height of a course of tiles as it is drawn, and of the shadow below the eaves, in metres. */
const COURSE = 0.75;
const EAVES_SHADOW = 0.5;

/** Metres from the eye up to which joints of stones are seen. */
const FINE_TO = 130;

interface House {
  distance(x: number, y: number, z: number): number;
  describe(x: number, y: number, z: number, t: number, finding: Finding): void;
  readonly x: number;
  readonly z: number;
  readonly floor: number;
  readonly bound: number;
  readonly top: number;
}

function createHouse(noise: Noise, shape: HouseShape, floor: number, number: number): House {
  const { length, depth, eaves, top, hip = 0, chimneys = [] } = shape;
  const sin = Math.sin(radians(shape.ridge));
  const cos = Math.cos(radians(shape.ridge));
  const halfLength = length / 2;
  const halfDepth = depth / 2;
  const rise = top - eaves;
  const span = halfDepth + OVERHANG;
  const pitch = hypot(span, rise);
  const shadow = (OVERHANG * rise) / span + EAVES_SHADOW;
  const hipPitch = hypot(hip, rise);
  const storeys = shape.storeys ?? Math.max(1, Math.floor(eaves / 3.1));
  const along = (x: number, z: number): number => (x - shape.x) * sin + (z - shape.z) * cos;
  const across = (x: number, z: number): number => (x - shape.x) * cos - (z - shape.z) * sin;

  const roof = (a: number, y: number, c: number): number => {
    let d = ((y - eaves) * span + (Math.abs(c) - span) * rise) / pitch;
    if (hip > 0) {
      const ends = ((y - eaves) * hip + (Math.abs(a) - halfLength - OVERHANG) * rise) / hipPitch;
      d = Math.max(d, ends);
    } else d = Math.max(d, Math.abs(a) - halfLength - OVERHANG);
    return Math.max(d, eaves - 0.22 - y);
  };

  const body = (a: number, y: number, c: number): number => {
    let d = Math.max(Math.abs(a) - halfLength, Math.abs(c) - halfDepth, y - eaves);
    if (hip === 0) {
      const gable = Math.max(
        Math.abs(a) - halfLength,
        eaves - 0.5 - y,
        ((y - eaves) * span + (Math.abs(c) - span + 0.2) * rise) / pitch,
      );
      d = Math.min(d, gable);
    }
    for (const place of chimneys) {
      const stack = Math.max(Math.abs(a - place * halfLength) - 0.45, Math.abs(c) - 0.4, y - top - 1.1, eaves - y);
      d = Math.min(d, stack);
    }
    return d;
  };

  const finial = (a: number, y: number, c: number): number =>
    shape.finial ? Math.max(hypot(a, c) - 0.12, y - top - 2, top - 0.5 - y) : Infinity;

  return {
    x: shape.x,
    z: shape.z,
    floor,
    top: top + 2,
    bound: hypot(halfLength, halfDepth) + OVERHANG,
    distance(x, y, z) {
      const a = along(x, z);
      const c = across(x, z);
      return Math.min(roof(a, y - floor, c), body(a, y - floor, c), finial(a, y - floor, c)) * 0.9;
    },
    describe(x, y, z, t, finding) {
      const a = along(x, z);
      const c = across(x, z);
      const h = y - floor;
      const gable = hip === 0 && Math.abs(a) > halfLength + OVERHANG - 0.1;
      const onRoof = !gable && roof(a, h, c) < Math.min(body(a, h, c), finial(a, h, c));
      const onEnd = onRoof
        ? hip > 0 && (Math.abs(a) - halfLength) / hip > (Math.abs(c) - halfDepth) / span
        : halfLength - Math.abs(a) < halfDepth - Math.abs(c);
      const side = onEnd ? (a > 0 ? 1 : 2) : c > 0 ? 3 : 4;
      const s = onEnd ? c : a;
      finding.id = 0x60000000 + number * 16 + side + (onRoof ? 8 : 0);
      if (onRoof) {
        finding.stroke = 'tile';
        // Cut down the pitch, as tiles lie.
        finding.u = s + 0.03 * noise.plane(s * 2, h * 3);
        finding.v = h;
        finding.albedo = mix(0.46, 0.7, noise.octaves(s / 1.7, h / 0.9 + number * 9, 3));
        // Lines swell towards the lower edge of each course of tiles, which is scalloped.
        if (t < FINE_TO) finding.albedo *= mix(0.6, 1.3, fract((h + 0.1 * Math.abs(Math.sin(s * 4))) / COURSE));
        return;
      }
      finding.stroke = 'stone';
      // Slanting lines, which are shade: level ones look like boards.
      finding.u = (onEnd ? 0.9 : -0.9) * s + 0.45 * h + 0.03 * noise.plane(s, h * 2);
      finding.v = h - 0.3 * s;
      finding.albedo = mix(0.92, 1.2, noise.octaves(s / 1.2, h / 0.7 + number * 5, 2));
      finding.openness = mix(0.6, 1, clamp(h / 2));
      if (t < FINE_TO) finding.albedo *= quoin(onEnd ? halfDepth - Math.abs(s) : halfLength - Math.abs(s), h);
      if (shape.gate !== undefined && !onEnd && inGate(s, h, shape.gate)) {
        finding.stroke = 'wood';
        finding.id += 0x300000;
        finding.u = s;
        finding.v = h;
        // Boards, the joint of the two leaves, and two hinges.
        const isHinge = Math.abs(s) > 0.3 && Math.abs(Math.abs(h - shape.gate * 0.5) - shape.gate * 0.24) < 0.07;
        finding.albedo = isHinge || fract(s / 0.24) < 0.12 || Math.abs(s) < 0.04 ? 0.1 : 0.7;
        return;
      }
      const opening = openingAt(s, h, onEnd);
      if (opening === 'window' || opening === 'door') {
        finding.stroke = 'black';
        finding.id += 0x100000;
      } else if (opening === 'shutter') {
        finding.stroke = 'wood';
        finding.id += 0x200000;
        finding.albedo = 0.42;
      } else if (h > eaves - shadow && h < eaves && !gable && !onEnd) finding.albedo *= 0.12;
    },
  };

  /** What is in a wall at `s` metres along it and `h` above the ground. */
  function openingAt(s: number, h: number, onEnd: boolean): 'window' | 'shutter' | 'door' | undefined {
    const every = shape.windows ?? 3;
    if (every === 0 || shape.gate !== undefined || h > eaves - 0.3) return undefined;
    const half = onEnd ? halfDepth : halfLength;
    const bays = Math.max(1, Math.floor((2 * half - 1) / every));
    const bayWidth = (2 * half) / bays;
    const place = (s + half) / bayWidth;
    const index = Math.floor(place);
    const aside = Math.abs(place - index - 0.5) * bayWidth;
    if (!onEnd && index === Math.floor(bays / 2) && h < 2.4) return aside < 0.62 ? 'door' : undefined;
    const storey = (h / eaves) * storeys;
    const floorOf = Math.floor(storey);
    if (noise.hash(index + number * 31, floorOf) < 0.18) return undefined;
    if (Math.abs(storey - floorOf - 0.52) > (0.72 * storeys) / eaves) return undefined;
    if (aside < 0.42) return 'window';
    return shape.shutters && aside > 0.5 && aside < 0.95 ? 'shutter' : undefined;
  }
}

/** Inside a round-arched gate that is as high as it is wide at the springing. */
const inGate = (s: number, h: number, width: number): boolean => hypot(s, Math.max(0, h - width * 0.72)) < width / 2;

/** Courses of the corner stones in metres, and how far they reach along the wall in turn. */
const QUOIN = 0.5;

/** Joints of the corner stones, seen to `FINE_TO` metres. */
function quoin(fromCorner: number, h: number): number {
  const course = h / QUOIN;
  const reach = Math.floor(course) % 2 === 0 ? 0.75 : 0.42;
  if (fromCorner > reach + 0.05) return 1;
  return Math.abs(fromCorner - reach) < 0.05 || fract(course) < 0.1 ? 0.5 : 1.1;
}

/** Houses as one solid: far away only their common bound is measured. */
export function createHamlet(
  noise: Noise,
  shapes: readonly HouseShape[],
  ground: (x: number, z: number) => number,
): Solid {
  const houses = shapes.map((shape, n) =>
    createHouse(noise, shape, shape.floor ?? ground(shape.x, shape.z) - 0.3, n + 1),
  );

  const middleX = (Math.min(...houses.map((h) => h.x)) + Math.max(...houses.map((h) => h.x))) / 2;
  const middleZ = (Math.min(...houses.map((h) => h.z)) + Math.max(...houses.map((h) => h.z))) / 2;
  const radius = Math.max(...houses.map((h) => hypot(h.x - middleX, h.z - middleZ) + h.bound));
  const highest = Math.max(...houses.map((h) => h.floor + h.top));

  const distance = (x: number, y: number, z: number): number => {
    const outside = Math.max(hypot(x - middleX, z - middleZ) - radius, y - highest);
    if (outside > 3) return outside;
    let least = Infinity;
    for (const house of houses) {
      const away = hypot(x - house.x, z - house.z) - house.bound;
      const over = y - house.floor - house.top;
      const bound = Math.max(away, over);
      if (bound > 2) least = Math.min(least, bound);
      else if (bound < least) least = Math.min(least, house.distance(x, y, z));
    }
    return least;
  };

  return {
    distance,
    describe(x, y, z, t, finding) {
      let nearest = houses[0];
      let least = Infinity;
      for (const house of houses) {
        const d = house.distance(x, y, z);
        if (d < least) {
          least = d;
          nearest = house;
        }
      }
      nearest?.describe(x, y, z, t, finding);
    },
  };
}

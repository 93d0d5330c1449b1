import type { Noise } from '../engine/noise.ts';
import { hypot, mix, step } from '../engine/numbers.ts';

/** A heaped cloud on a level base, in picture coordinates: 0 at the centre, 1 at the half height. */
export interface CloudShape {
  /** Middle of the base. */
  readonly right: number;
  readonly up: number;
  readonly width: number;
  readonly height: number;
  /** Where the crown stands over the base: -1 at its left end, 1 at its right one. */
  readonly lean?: number;
}

/** What is seen of a cloud at one point; reused between calls. */
export interface CloudFinding {
  /** 0 in shade, 1 in full light. */
  lit: number;
  /** Coordinate that the lines follow: rings about a billow, level lines in the base. */
  u: number;
  id: number;
}

/** One rounded part of a cloud. */
interface Billow {
  readonly right: number;
  readonly up: number;
  readonly radius: number;
  /** The billow itself, or the larger one that it grows on. */
  readonly on: { readonly right: number; readonly up: number; readonly radius: number };
}

/** Share of a cloud's height that its level base takes. */
const BASE = 0.16;

/** How far the middle of a billow's rings is from its own, in radii: farther than the knobs on its edge reach. */
const RINGS = 1.45;

/**
 * Clouds with an edge: billow before billow, paper towards the light, rings of lines on the other side.
 *
 * @param from picture direction that the light comes from
 */
export function createCumulus(noise: Noise, shapes: readonly CloudShape[], from: readonly [number, number]) {
  const clouds = shapes.map((shape, n) => ({ shape, billows: heapUp(noise, shape, n) }));
  const length = hypot(...from) || 1;
  const fromRight = from[0] / length;
  const fromUp = from[1] / length;

  /** Cosine between the light and a ball's surface, whose middle lies at (-dx, -dy). */
  const facing = (dx: number, dy: number, radius: number): number => {
    const toEye = Math.sqrt(Math.max(0, 1 - (dx * dx + dy * dy) / radius ** 2));
    return (0.88 * (dx * fromRight + dy * fromUp)) / radius + 0.47 * toEye;
  };

  /** Whether there is a cloud at a point; if so, `finding` says how it is lit. */
  const find = (right: number, up: number, finding: CloudFinding): boolean => {
    for (const [n, { shape, billows }] of clouds.entries()) {
      if (Math.abs(right - shape.right) > shape.width || up > shape.up + shape.height * 1.5) continue;
      const rag = (noise.octaves(right * 7 + n * 31, shape.up * 9, 3) - 0.5) * 0.14;
      const over = (up - shape.up) / shape.height - rag;
      if (over < 0) continue;
      const k = billows.findIndex((one) => hypot(right - one.right, up - one.up) < one.radius);
      const billow = billows[k];
      if (!billow) continue;
      const { on } = billow;
      const dx = right - billow.right;
      const dy = up - billow.up;
      const own = facing(dx, dy, billow.radius);
      const whole = facing(right - on.right, up - on.up, on.radius * 1.3);
      finding.lit = step(0.05, 0.5, 0.42 * own + 0.58 * whole) * step(BASE * 0.6, BASE * 1.8, over);
      finding.id = 16 + n * 512 + billows.findIndex((one) => one.on === on);
      // Rings about a point on the side of the light, off the cloud: on the other side they follow the edge.
      finding.u = hypot(right - on.right - fromRight * on.radius * RINGS, up - on.up - fromUp * on.radius * RINGS);
      if (over < BASE) {
        finding.id = 16 + n * 512 + 511;
        finding.u = up;
      }
      return true;
    }
    return false;
  };

  return { find };
}

/** The billows of a cloud, the nearest first: low ones before high ones, small ones round the edge of large ones. */
function heapUp(noise: Noise, shape: CloudShape, number: number): Billow[] {
  const { width, height, lean = 0 } = shape;
  const billows: Billow[] = [];
  const layers = [
    { rise: 0.14, radius: 0.26, reach: 1 },
    { rise: 0.42, radius: 0.4, reach: 0.78 },
    { rise: 0.68, radius: 0.46, reach: 0.5 },
  ];
  for (const [layer, { rise, radius, reach }] of layers.entries()) {
    const count = Math.max(2, Math.round((reach * width) / (height * radius * 1.15)));
    for (let n = 0; n < count; n++) {
      const chance = (k: number): number => noise.hash(number * 61 + layer * 17 + k, n * 7 + 3);
      const along = (2 * (n + mix(0.2, 0.8, chance(1)))) / count - 1;
      const place = along * reach + lean * (1 - Math.abs(along)) * rise;
      const envelope = Math.sqrt(Math.max(0.1, 1 - (place - lean * rise * 0.6) ** 2));
      const size = height * radius * mix(0.55, 1.2, chance(2)) * mix(0.5, 1, envelope);
      const on = {
        right: shape.right + (place * width) / 2,
        up: shape.up + height * rise * envelope * mix(0.75, 1.2, chance(3)),
        radius: size,
      };
      const knobs = 3 + Math.floor(chance(4) * 3);
      for (let k = 0; k < knobs; k++) {
        const turn = Math.PI * mix(-0.08, 1.08, (k + chance(10 + k)) / knobs);
        billows.push({
          right: on.right + Math.cos(turn) * size * 0.72,
          up: on.up + Math.sin(turn) * size * 0.72,
          radius: size * mix(0.28, 0.62, chance(20 + k)),
          on,
        });
      }
      billows.push({ ...on, on });
    }
  }
  return billows;
}

import type { Noise } from '../engine/noise.ts';
import { clamp, hypot, mix, step } from '../engine/numbers.ts';
import type { Sky } from '../engine/scene.ts';
import { createCumulus, type CloudFinding, type CloudShape } from './cumulus.ts';

export interface SkyShape {
  /** Light at the top of the picture and at the horizon. */
  readonly top: number;
  readonly low: number;
  /** Picture height of the horizon: 0 centre, 1 top. */
  readonly horizon: number;
  readonly sun?: {
    readonly right: number;
    readonly up: number;
    readonly radius: number;
    readonly glow: number;
    readonly rays?: number;
  };
  readonly moon?: { readonly right: number; readonly up: number; readonly radius: number; readonly phase: number };
  /** Heaped clouds, the nearest first. */
  readonly heaps?: {
    readonly shapes: readonly CloudShape[];
    /** Light of their shaded side. */
    readonly shade: number;
    readonly from: readonly [right: number, up: number];
  };
  readonly stars?: number;
}

/** Light of the lit side of a heaped cloud: paper in ink, lines with slits between them in chalk. */
const CLOUD_LIGHT = 0.97;

/** Light of the sky beside the disc of the sun. */
const SUN_EDGE = 0.66;

/** Light of the sky between the first rays. */
const RAY_GROUND = 0.6;

/** A sky of ruled lines that swell: gradient, heaped clouds, sun or moon, stars. */
export function createSky(noise: Noise, shape: SkyShape): Sky {
  const { sun, moon, heaps } = shape;
  const cumulus = heaps && createCumulus(noise, heaps.shapes, heaps.from);
  const cloud: CloudFinding = { lit: 0, u: 0, id: 0 };

  return {
    look(right, up, finding) {
      const rise = clamp((up - shape.horizon) / (1 - shape.horizon));
      let light = mix(shape.low, shape.top, Math.pow(rise, 0.8));
      finding.stroke = 'sky';
      finding.id = 1;
      finding.u = up + 0.006 * Math.sin(right * 2.1 + up * 3) + 0.004 * noise.plane(right * 2, up * 3);

      if (sun?.rays) {
        const away = hypot(right - sun.right, up - sun.up);
        light = mix(RAY_GROUND, light, step(sun.radius * 1.1, sun.radius * 6, away));
        const isBehind = heaps && cumulus?.find(right, up, cloud);
        if (away < sun.radius || (!isBehind && isRay(right - sun.right, up - sun.up, sun.radius, sun.rays))) {
          finding.stroke = 'blank';
          finding.id = 2;
        }
      } else if (sun) {
        const away = hypot(right - sun.right, up - sun.up);
        light = mix(light, 1, Math.exp(-away / sun.glow) * 0.9);
        // Lines all round the disc, or it would be lost in the glow.
        light = mix(SUN_EDGE, light, step(sun.radius * 1.3, sun.radius * 4, away));
        if (away < sun.radius) {
          finding.stroke = 'blank';
          finding.id = 2;
        }
      }
      if (moon) {
        const away = hypot(right - moon.right, up - moon.up);
        light = mix(light, 0.9, 0.55 * Math.exp(-away / (moon.radius * 3)));
        const shade = hypot(right - moon.right - moon.phase * moon.radius, up - moon.up - 0.18 * moon.radius);
        if (away < moon.radius && shade > moon.radius * 0.98) {
          finding.stroke = 'blank';
          finding.id = 2;
        }
      }
      if (shape.stars && isStar(right, up, rise)) {
        finding.stroke = 'blank';
        finding.id = 3;
      }
      if (heaps && finding.stroke === 'sky' && cumulus?.find(right, up, cloud)) {
        light = mix(heaps.shade, CLOUD_LIGHT, cloud.lit);
        finding.u = cloud.u;
        finding.id = cloud.id;
        if (cloud.lit >= 1) finding.stroke = 'blank';
      }
      finding.light = clamp(light);
    },
  };

  /** Wedges about the sun that narrow as they leave it, each of its own length. */
  function isRay(right: number, up: number, radius: number, count: number): boolean {
    const away = hypot(right, up) / radius;
    const turn = (Math.atan2(up, right) / (2 * Math.PI) + 1) * count;
    const n = Math.floor(turn) % count;
    const length = mix(4, 10, noise.hash(n, 77)) * (n % 2 === 0 ? 1 : 0.55);
    const share = 0.62 * (1 - away / length);
    return away > 1.25 && Math.abs(turn - Math.floor(turn) - 0.5) < share / 2;
  }

  /** Four-pointed sparks on a jittered lattice, thinning towards the horizon. */
  function isStar(right: number, up: number, rise: number): boolean {
    const cell = 0.11;
    const i = Math.floor(right / cell);
    const j = Math.floor(up / cell);
    if (noise.hash(i + 400, j) > (shape.stars ?? 0) * step(0.02, 0.5, rise)) return false;
    const dx = Math.abs(right - (i + 0.2 + 0.6 * noise.hash(i, j + 90)) * cell);
    const dy = Math.abs(up - (j + 0.2 + 0.6 * noise.hash(i, j - 90)) * cell);
    const size = mix(0.006, 0.02, noise.hash(i - 5, j + 5) ** 3);
    return Math.sqrt(dx) + Math.sqrt(dy) < Math.sqrt(size) * 1.05 || dx * dx + dy * dy < (size * 0.22) ** 2;
  }
}

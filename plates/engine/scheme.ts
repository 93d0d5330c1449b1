import type { Mark } from './ink.ts';
import { at, clamp } from './numbers.ts';

export type SchemeName = 'light' | 'dark';

/** Paper and line of a colour scheme; the page's own colours (`--color-paper` and `--color-ink`). */
export interface Scheme {
  readonly mark: Mark;
  readonly paper: readonly [number, number, number];
  readonly line: readonly [number, number, number];
}

export const SCHEMES: Readonly<Record<SchemeName, Scheme>> = {
  light: { mark: 'ink', paper: [0xf6, 0xf0, 0xe4], line: [0x2b, 0x12, 0x18] },
  dark: { mark: 'chalk', paper: [0x17, 0x11, 0x0f], line: [0xe9, 0xdf, 0xcb] },
};

/** Prints coverage as colour: three bytes per pixel. */
export function print(coverage: Uint8Array, scheme: Scheme): Uint8Array {
  const out = new Uint8Array(coverage.length * 3);
  const table = new Uint8Array(256 * 3);
  for (let c = 0; c < 256; c++) {
    for (let channel = 0; channel < 3; channel++) {
      const paper = at(scheme.paper, channel);
      const line = at(scheme.line, channel);
      table[c * 3 + channel] = clamp(Math.round(paper + ((line - paper) * c) / 255), 0, 255);
    }
  }
  for (let pixel = 0; pixel < coverage.length; pixel++) {
    const from = at(coverage, pixel) * 3;
    out.set(table.subarray(from, from + 3), pixel * 3);
  }
  return out;
}

/** Luma and the two colour differences of red, green and blue, as AVIF has them (ITU-R BT.601). */
const lumaAndChroma = ([r, g, b]: readonly [number, number, number]): readonly [number, number, number] => [
  0.299 * r + 0.587 * g + 0.114 * b,
  -0.1687 * r - 0.3313 * g + 0.5 * b,
  0.5 * r - 0.4187 * g - 0.0813 * b,
];

/**
 * Prints coverage with the brightness of each pixel and the tint of its neighbourhood, `reach` pixels about it: a
 * coarse quantizer turns tints that change from line to line into pink and green fringes.
 */
export function printEvenly(coverage: Uint8Array, width: number, scheme: Scheme, reach: number): Uint8Array {
  const mean = blur(coverage, width, reach);
  const paper = lumaAndChroma(scheme.paper);
  const line = lumaAndChroma(scheme.line);
  const out = new Uint8Array(coverage.length * 3);
  for (let pixel = 0; pixel < coverage.length; pixel++) {
    const tint = at(mean, pixel) / 255;
    const luma = paper[0] + ((line[0] - paper[0]) * at(coverage, pixel)) / 255;
    const cb = paper[1] + (line[1] - paper[1]) * tint;
    const cr = paper[2] + (line[2] - paper[2]) * tint;
    out[pixel * 3] = clamp(Math.round(luma + 1.402 * cr), 0, 255);
    out[pixel * 3 + 1] = clamp(Math.round(luma - 0.3441 * cb - 0.7141 * cr), 0, 255);
    out[pixel * 3 + 2] = clamp(Math.round(luma + 1.772 * cb), 0, 255);
  }
  return out;
}

/** Means over squares of `2 * reach + 1` pixels, cut off at the edges of the picture. */
function blur(field: Uint8Array, width: number, reach: number): Float32Array {
  const height = field.length / width;
  const once = new Float32Array(field.length);
  const twice = new Float32Array(field.length);
  for (let y = 0; y < height; y++) slide(field, once, y * width, 1, width, reach);
  for (let x = 0; x < width; x++) slide(once, twice, x, width, height, reach);
  return twice;
}

/** Sliding mean along one row or column: `length` values from `start` on, `stride` apart. */
function slide(
  from: Uint8Array | Float32Array,
  to: Float32Array,
  start: number,
  stride: number,
  length: number,
  reach: number,
): void {
  let sum = 0;
  let count = 0;
  for (let n = -reach; n < length; n++) {
    const coming = n + reach;
    const going = n - reach - 1;
    if (coming < length) {
      sum += at(from, start + coming * stride);
      count++;
    }
    if (going >= 0) {
      sum -= at(from, start + going * stride);
      count--;
    }
    if (n >= 0) to[start + n * stride] = sum / count;
  }
}

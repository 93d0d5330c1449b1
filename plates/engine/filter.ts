import { at, hypot } from './numbers.ts';
import { STROKES } from './scene.ts';
import type { Sheet } from './sheet.ts';

/** A break in depth of more than this share ends a run: another object begins. */
const DEPTH_BREAK = 1.15;

const sameThing = (sheet: Sheet, a: number, b: number): boolean => {
  if (at(sheet.id, a) !== at(sheet.id, b)) return false;
  const near = at(sheet.depth, a);
  const far = at(sheet.depth, b);
  return near < far * DEPTH_BREAK && far < near * DEPTH_BREAK;
};

/**
 * Box blur along rows, then along columns, that never mixes two things: runs
 * of one thing are averaged with a sliding window clipped to the run.
 */
export function blurWithinThings(sheet: Sheet, field: Float32Array, radius: number): Float32Array {
  const once = blurRuns(sheet, field, radius, sheet.height, sheet.width, sheet.width, 1);
  return blurRuns(sheet, once, radius, sheet.width, sheet.height, 1, sheet.width);
}

function blurRuns(
  sheet: Sheet,
  field: Float32Array,
  radius: number,
  lines: number,
  length: number,
  lineStride: number,
  stride: number,
): Float32Array {
  const out = new Float32Array(field.length);
  const sums = new Float64Array(length + 1);
  const reach = Math.max(0, Math.round(radius));
  for (let line = 0; line < lines; line++) {
    const base = line * lineStride;
    let start = 0;
    while (start < length) {
      let end = start + 1;
      sums[0] = 0;
      sums[1] = at(field, base + start * stride);
      while (end < length && sameThing(sheet, base + (end - 1) * stride, base + end * stride)) {
        sums[end - start + 1] = at(sums, end - start) + at(field, base + end * stride);
        end++;
      }
      const count = end - start;
      for (let n = 0; n < count; n++) {
        const from = Math.max(0, n - reach);
        const to = Math.min(count, n + reach + 1);
        out[base + (start + n) * stride] = (at(sums, to) - at(sums, from)) / (to - from);
      }
      start = end;
    }
  }
  return out;
}

/** Change of a line coordinate per sample: its slope across the picture, within one thing. */
export function slopeOf(sheet: Sheet, field: Float32Array): Float32Array {
  const { width, height } = sheet;
  const out = new Float32Array(field.length);
  const along = (index: number, stride: number, hasBack: boolean, hasNext: boolean): number => {
    const back = hasBack && sameThing(sheet, index, index - stride);
    const next = hasNext && sameThing(sheet, index, index + stride);
    const here = at(field, index);
    const stepBack = back ? Math.abs(here - at(field, index - stride)) : Infinity;
    const stepNext = next ? Math.abs(at(field, index + stride) - here) : Infinity;
    const least = Math.min(stepBack, stepNext);
    return least === Infinity ? 0 : least;
  };
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const index = row * width + column;
      const dx = along(index, 1, column > 0, column < width - 1);
      const dy = along(index, width, row > 0, row < height - 1);
      out[index] = hypot(dx, dy);
    }
  }
  return out;
}

/** What an outline is drawn against: nothing (no outline), a thing farther off, or the backdrop. */
export const EDGE = { none: 0, thing: 1, backdrop: 2 } as const;

/**
 * Silhouettes: an `EDGE` for every sample, on the nearer side of a jump in depth and `reach` samples wide. `jumps` is
 * the least jump per stroke, as a ratio of depths, except against the backdrop.
 */
export function outlines(sheet: Sheet, reach: number, jumps: readonly number[]): Uint8Array {
  const { width, height, depth, id, stroke } = sheet;
  const out = new Uint8Array(depth.length);
  const backdrop = STROKES.indexOf('backdrop');
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const index = row * width + column;
      let edge: number = EDGE.none;
      for (let n = 1; n <= reach && edge === EDGE.none; n++) {
        if (column >= n) edge = edgeTo(index - n, index);
        if (edge === EDGE.none && column + n < width) edge = edgeTo(index + n, index);
        if (edge === EDGE.none && row >= n) edge = edgeTo(index - n * width, index);
        if (edge === EDGE.none && row + n < height) edge = edgeTo(index + n * width, index);
      }
      out[index] = edge;
    }
  }
  return out;

  function edgeTo(other: number, index: number): number {
    if (at(id, other) === at(id, index)) return EDGE.none;
    const jump = at(depth, other) / at(depth, index);
    // Where a thing stands on its table, the backdrop begins close behind it.
    if (at(stroke, other) === backdrop) return jump > 1 ? EDGE.backdrop : EDGE.none;
    return jump > at(jumps, at(stroke, index)) ? EDGE.thing : EDGE.none;
  }
}

/**
 * The traced picture before any ink: one sample per cell, in shared memory so
 * that both workers can write to it. Every output width and both schemes are
 * drawn from the same sheet.
 */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly light: Float32Array;
  readonly u: Float32Array;
  readonly v: Float32Array;
  readonly depth: Float32Array;
  readonly id: Uint32Array;
  readonly stroke: Uint8Array;
}

/** Rows of a picture of `width` columns whose sides have the ratio `ratio` (width to height). */
export const heightOf = (width: number, ratio: number): number => Math.round(width / ratio);

const BYTES_PER_CELL = 4 * 5 + 1;

/** Shared memory for a sheet of `width` by `height` cells. */
export const allocateSheet = (width: number, height: number): SharedArrayBuffer =>
  new SharedArrayBuffer(width * height * BYTES_PER_CELL);

/** The fields of a sheet in its shared memory. */
export function openSheet(width: number, height: number, memory: SharedArrayBuffer): Sheet {
  const cells = width * height;
  return {
    width,
    height,
    light: new Float32Array(memory, 0, cells),
    u: new Float32Array(memory, cells * 4, cells),
    v: new Float32Array(memory, cells * 8, cells),
    depth: new Float32Array(memory, cells * 12, cells),
    id: new Uint32Array(memory, cells * 16, cells),
    stroke: new Uint8Array(memory, cells * 20, cells),
  };
}

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

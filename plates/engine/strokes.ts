import { clamp } from './numbers.ts';
import type { Stroke } from './scene.ts';

/** How one kind of surface takes the burin. */
export interface Cut {
  /** Line spacing as a multiple of the plate's. */
  readonly spacing: number;
  /** Spacing of the second cut. */
  readonly crossSpacing: number;
  /** Darkness from which a second cut crosses the first. */
  readonly crossFrom: number;
  /** Lines halve and double with distance; ruled skies keep one spacing. */
  readonly octaves: boolean;
  /** Unsteadiness of the hand, in line spacings. */
  readonly wobble: number;
  /** Light is compressed to this: nothing on the ground burns out to bare paper. */
  readonly brightest: number;
  /** Weight of the drawn contour, 0 to 1. */
  readonly outline: number;
  /** Least ratio of depths at which a contour is drawn. */
  readonly jump: number;
  /** Thinnest line in pixels: lines end there instead of fading to grey. */
  readonly finest: number;
  /** Below this tone lines are broken into dashes of equal width; 0 never. */
  readonly dashedBelow: number;
  /** Length of a dash in line spacings: about 1 is stipple. */
  readonly dash: number;
}

const BASE: Cut = {
  spacing: 1,
  crossSpacing: 1,
  crossFrom: 2,
  octaves: true,
  wobble: 0,
  brightest: 1,
  outline: 0,
  jump: 1.04,
  finest: 0.5,
  dashedBelow: 0,
  dash: 3.2,
};

export const CUTS: Readonly<Record<Stroke, Cut>> = {
  sky: { ...BASE, octaves: false, wobble: 0.06, finest: 0.6 },
  backdrop: { ...BASE, spacing: 1.1, octaves: false, wobble: 0.06, finest: 0.6 },
  blank: BASE,
  black: BASE,
  wire: BASE,
  rows: { ...BASE, wobble: 0.1, brightest: 0.92, outline: 0.2 },
  leaf: { ...BASE, spacing: 0.85, wobble: 0.1, brightest: 0.98, outline: 0.8, jump: 1.0006 },
  berry: { ...BASE, spacing: 0.82, crossSpacing: 0.95, crossFrom: 0.5, wobble: 0.04, outline: 0.9 },
  earth: {
    ...BASE,
    spacing: 1.15,
    wobble: 0.22,
    brightest: 0.9,
    dashedBelow: 0.34,
    dash: 0.9,
  },
  stone: { ...BASE, spacing: 0.75, wobble: 0.14, outline: 0.85, dashedBelow: 0.36, dash: 0.9 },
  tile: { ...BASE, spacing: 0.8, wobble: 0.12, brightest: 0.9, outline: 0.9 },
  tree: { ...BASE, spacing: 0.85, wobble: 0.2, brightest: 0.94, outline: 0.75 },
  vault: { ...BASE, spacing: 1.05, wobble: 0.08, outline: 0.85 },
  wood: { ...BASE, spacing: 0.85, wobble: 0.08, brightest: 0.95, outline: 0.85 },
};

/**
 * Coverage of parallel lines along `u`, swelling with `tone`.
 *
 * The spacing on the picture stays between one and two `spacing` whatever the
 * perspective: with `octaves`, every second line thins out as its neighbours
 * crowd it, the idea of tonal art maps.
 * @see E. Praun, H. Hoppe, M. Webb, A. Finkelstein, "Real-Time Hatching", SIGGRAPH 2001
 *
 * @param slope change of `u` per sample
 * @param spacing wanted distance of lines in samples
 * @param offset hand wobble in spacings
 * @param finest thinnest line in samples
 */
export function lines(
  u: number,
  slope: number,
  spacing: number,
  tone: number,
  octaves: boolean,
  offset: number,
  finest = 0,
): number {
  if (tone <= 0) return 0;
  if (slope < 1e-12) return tone;
  const wanted = slope * spacing;
  const level = octaves ? Math.log2(wanted) : 0;
  const floor = Math.floor(level);
  const thinning = level - floor;
  const unit = octaves ? 2 ** floor : wanted;
  const k = u / unit + offset;
  const even = 2 * Math.round(k / 2);
  const toEven = Math.abs(k - even);
  const toOdd = 1 - toEven;
  const samplesPerUnit = unit / slope;
  const widthEven = Math.min((2 * tone) / (2 - thinning), 2);
  const widthOdd = Math.min(widthEven * (1 - thinning), 2 * tone);
  return clamp(line(toEven, widthEven, samplesPerUnit, finest) + line(toOdd, widthOdd, samplesPerUnit, finest));
}

/** One line, `width` units wide, seen `away` units from its middle, box-filtered over a sample. */
function line(away: number, width: number, samplesPerUnit: number, finest: number): number {
  if (width * samplesPerUnit < finest) return 0;
  const half = (width / 2) * samplesPerUnit;
  const distance = away * samplesPerUnit;
  return clamp(half - distance + 0.5) - clamp(-half - distance + 0.5);
}

/**
 * Coverage of lines along `u` broken into dashes along `v`: the lit side of stone and bare ground.
 *
 * @param share share of the dashes that are drawn
 * @param tone coverage where all of them are drawn
 * @param dash length of a dash in spacings
 */
export function dashes(
  u: number,
  slopeU: number,
  v: number,
  slopeV: number,
  spacing: number,
  share: number,
  tone: number,
  offset: number,
  dash: number,
): number {
  if (slopeU < 1e-12 || slopeV < 1e-12) return share * tone;
  const unit = 2 ** Math.floor(Math.log2(slopeU * spacing * 1.4));
  const row = Math.round(u / unit + offset);
  const length = 2 ** Math.round(Math.log2(slopeV * spacing * dash));
  const place = v / length + chance(row, 0.5) * 9;
  const number = Math.floor(place);
  if (chance(row, number) > share) return 0;
  const along = place - number;
  // Dashes taper at both ends, as a burin enters and leaves.
  const taper = clamp(Math.min(along, 1 - along) * 5);
  return line(Math.abs(u / unit + offset - row), tone * taper, unit / slopeU, 0);
}

/** A fixed number in [0, 1) for a dash. */
function chance(row: number, dash: number): number {
  let h = (Math.imul(row | 0, 374761393) + Math.imul((dash * 2) | 0, 668265263)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

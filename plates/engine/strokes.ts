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
}

export const CUTS: Readonly<Record<Stroke, Cut>> = {
  sky: { spacing: 1, crossSpacing: 1, crossFrom: 2, octaves: false, wobble: 0.06, brightest: 1, outline: 0 },
  backdrop: { spacing: 1.1, crossSpacing: 1, crossFrom: 2, octaves: false, wobble: 0.06, brightest: 1, outline: 0 },
  blank: { spacing: 1, crossSpacing: 1, crossFrom: 2, octaves: true, wobble: 0, brightest: 1, outline: 0 },
  rows: { spacing: 1, crossSpacing: 1.1, crossFrom: 0.62, octaves: true, wobble: 0.1, brightest: 0.78, outline: 0.2 },
  leaf: { spacing: 0.9, crossSpacing: 1, crossFrom: 0.66, octaves: true, wobble: 0.12, brightest: 0.93, outline: 0.6 },
  berry: { spacing: 0.82, crossSpacing: 0.95, crossFrom: 0.5, octaves: true, wobble: 0.04, brightest: 1, outline: 0.9 },
  earth: { spacing: 1.15, crossSpacing: 1.2, crossFrom: 0.6, octaves: true, wobble: 0.22, brightest: 0.84, outline: 0 },
  stone: { spacing: 0.95, crossSpacing: 1, crossFrom: 0.5, octaves: true, wobble: 0.14, brightest: 0.93, outline: 0.8 },
  tile: { spacing: 0.8, crossSpacing: 0.9, crossFrom: 0.5, octaves: true, wobble: 0.12, brightest: 0.88, outline: 0.9 },
  tree: { spacing: 0.85, crossSpacing: 0.9, crossFrom: 0.6, octaves: true, wobble: 0.2, brightest: 0.9, outline: 0.7 },
  wood: {
    spacing: 0.85,
    crossSpacing: 0.95,
    crossFrom: 0.58,
    octaves: true,
    wobble: 0.08,
    brightest: 0.93,
    outline: 0.8,
  },
  black: { spacing: 1, crossSpacing: 1, crossFrom: 2, octaves: true, wobble: 0, brightest: 1, outline: 0 },
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
 */
export function lines(
  u: number,
  slope: number,
  spacing: number,
  tone: number,
  octaves: boolean,
  offset: number,
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
  return clamp(line(toEven, widthEven, samplesPerUnit) + line(toOdd, widthOdd, samplesPerUnit));
}

/** One line, `width` units wide, seen `away` units from its middle, box-filtered over a sample. */
function line(away: number, width: number, samplesPerUnit: number): number {
  const half = (width / 2) * samplesPerUnit;
  const distance = away * samplesPerUnit;
  return clamp(half - distance + 0.5) - clamp(-half - distance + 0.5);
}

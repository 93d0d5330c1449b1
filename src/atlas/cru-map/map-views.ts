import type { Box } from '#atlas/plane/plane.ts';
import { metresPerPx } from '#atlas/plane/scale.ts';

/**
 * A way to show the map of a cru: on a screen from the width of a tablet, on a phone, on paper, on a tasting sheet. Each
 * has a scale of its own and keeps it: a narrower frame shows less ground around the cru, never a smaller drawing. Sizes
 * in CSS pixels.
 */
export interface MapView {
  readonly id: 'wide' | 'small' | 'paper' | 'tasting';
  /** Scales, the largest first. */
  readonly scales: readonly number[];
  /** The frame that must hold the whole cru, and the free ground around it. */
  readonly fit: { readonly width: number; readonly height: number };
  readonly margin: number;
  /** The widest frame, up to which ground is drawn. */
  readonly width: number;
  /**
   * Widths of frames up to which names may reach, the narrowest first, and the class that hides what reaches so far in windows
   * whose frame is narrower.
   */
  readonly reaches: readonly { readonly px: number; readonly hidden?: string }[];
  /** Size of the letters of names, and the least size, in a small shape. */
  readonly letters: readonly [usual: number, least: number];
}

/** Common to both maps on paper, which differ in height. */
const onPaper = {
  scales: [10_000, 12_500, 15_000, 20_000, 25_000, 30_000, 40_000],
  margin: 6,
  width: 356,
  reaches: [{ px: 330 }],
  letters: [10.7, 10.7],
} as const satisfies Partial<MapView>;

/** Heights are those of CruMap.astro. */
export const mapViews: readonly MapView[] = [
  {
    id: 'wide',
    scales: [5000, 7500, 10_000, 25_000],
    fit: { width: 720, height: 690 },
    margin: 20,
    width: 1106,
    reaches: [{ px: 580 }, { px: 748, hidden: 'max-[51.25rem]:hidden' }, { px: 980, hidden: 'max-[90rem]:hidden' }],
    letters: [16.5, 14],
  },
  {
    id: 'small',
    scales: [7500, 10_000, 25_000],
    fit: { width: 320, height: 500 },
    margin: 14,
    width: 592,
    reaches: [{ px: 274 }, { px: 314, hidden: 'max-[22.5rem]:hidden' }, { px: 344, hidden: 'max-[24.375rem]:hidden' }],
    letters: [14, 12],
  },
  { id: 'paper', fit: { width: 334, height: 164 }, ...onPaper },
  { id: 'tasting', fit: { width: 334, height: 324 }, ...onPaper },
];

/** The largest scale at which a view shows a box of ground whole; the smallest one where none does. */
export function scaleOfView({ scales, fit, margin }: MapView, { width, height }: Box): number {
  const fits = (scale: number): boolean =>
    width / metresPerPx(scale) <= fit.width - 2 * margin && height / metresPerPx(scale) <= fit.height - 2 * margin;
  return scales.find(fits) ?? Math.max(...scales);
}

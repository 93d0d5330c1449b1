/** Plots are drawn so many times finer than the unit of a map. */
export const PLOT_PARTS = 4;

/** Metres of ground that a CSS pixel shows at a scale: a pixel is 1/96 inch. */
export const metresPerPx = (scale: number): number => (0.0254 / 96) * scale;

/** Lengths of the bar that shows a scale, in metres, and the most pixels that it may take. */
const BARS_M = [500, 200, 100, 50];
const BAR_PX = 160;

/** The longest bar for a scale. */
export function barFor(scale: number): number {
  return BARS_M.find((metres) => metres / metresPerPx(scale) <= BAR_PX) ?? Math.min(...BARS_M);
}

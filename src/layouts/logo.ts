/**
 * The site's own mark: a small bunch of nine berries, one for each Grand Cru, on a grid of 32. Drawn by
 * us; the producer's device is not used. The header is made from these shapes; `public/favicon.svg` repeats them, and the icons are pictures of it.
 */
const BERRIES = [
  [10, 12],
  [16, 12],
  [22, 12],
  [7, 17.2],
  [13, 17.2],
  [19, 17.2],
  [25, 17.2],
  [13, 22.4],
  [19, 22.4],
];

/** Stalk, leaf, and the tip of the bunch. */
const LINES = 'M16 8.8V3.5m0 3C18 3.6 21 2.8 24 4.2c-1.6 3-4.6 3.8-8 2.3M16 25.5v3';

/** The mark as the inside of an SVG of 32 by 32. */
export function logoShapes(): string {
  const berries = BERRIES.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.6"/>`);
  return `<path d="${LINES}"/>${berries.join('')}`;
}

import { climatOf } from '#atlas/outlines.ts';
import { boxAround, mapPoints, middleOf, outlinePath } from '#atlas/plane.ts';
import { linkToPath } from '#routes/links.ts';
import type { GrandCru } from '#vineyards/vineyard.ts';

/** Size at which the outline of a cru stands beside its name, in CSS pixels. */
export const OUTLINE_PX = { width: 40, height: 32 } as const;

/** Units of an outline's path to a CSS pixel, and the pixels left free around it. */
const UNITS_PER_PX = 8;
const MARGIN_PX = 1;

const { width, height } = OUTLINE_PX;
const px = (count: number): number => count * UNITS_PER_PX;

/**
 * A cru's outline as its own mark: north up, as large as its box of `OUTLINE_PX` allows, ruled in wine as on the maps.
 * Undefined for a cru of which content/facts/atlas/ has no outline.
 */
export function outlineSvg(cru: GrandCru): string | undefined {
  const plane = climatOf(cru)?.plane;
  if (!plane) return undefined;
  const box = boxAround(plane);
  const [middleX, middleY] = middleOf(box);
  const unitM = Math.max(box.width / px(width - 2 * MARGIN_PX), box.height / px(height - 2 * MARGIN_PX));
  const moved = mapPoints(plane, ([x, y]) => [
    x - middleX + (px(width) / 2) * unitM,
    y - middleY + (px(height) / 2) * unitM,
  ]);
  // Neighbours are ruled at different angles, in degrees.
  const angle = 20 + 45 * (cru.order % 4);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${px(width)} ${px(height)}">` +
    `<g fill="none" stroke="var(--fill)" stroke-linejoin="round">` +
    `<pattern id="ruled" width="${px(3)}" height="${px(3)}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})">` +
    `<path d="M0 ${px(1.5)}h${px(3)}" stroke-width="${px(0.7)}"/></pattern>` +
    `<path d="${outlinePath(moved, unitM)}" fill="url(#ruled)" stroke-width="${px(1.2)}"/></g></svg>`
  );
}

/** Address of the file of a cru's outline; undefined for a cru without an outline. */
export function outlineAddress(cru: GrandCru): string | undefined {
  return climatOf(cru) && linkToPath(`/uploads/maps/${cru.slug}-outline.svg`);
}

import { grandsCrus, outlineId } from '#atlas/outlines.ts';
import { boxAround, outlinePath, polygonsToPlane, type PlanePoint, type Polygons } from '#atlas/plane.ts';
import { deployment } from '#routes/links.ts';
import { href } from '#routes/address.ts';
import { OUTLINE_PX, type OutlineDrawing } from '#vineyards/outline.ts';
import type { GrandCru } from '#vineyards/vineyard.ts';

/** The outline of a cru, or undefined where content/facts/atlas/ has none. */
function planeOf(cru: GrandCru): Polygons<PlanePoint> | undefined {
  const outline = grandsCrus.find(({ id }) => id === outlineId(cru));
  return outline && polygonsToPlane(outline.polygons);
}

/** Neighbours are ruled at different angles, in degrees. */
const angleOf = ({ order }: GrandCru): number => 20 + 45 * (order % 4);

/** Units of an outline's path to a CSS pixel, and the pixels left free around it. */
const OUTLINE_UNITS_PER_PX = 8;
const OUTLINE_MARGIN_PX = 1;

/** What the file of a cru's outline draws; undefined for a cru without an outline. */
export function outlineDrawing(cru: GrandCru): OutlineDrawing | undefined {
  const plane = planeOf(cru);
  if (!plane) return undefined;
  const box = boxAround(plane);
  const metresPerPx = Math.max(
    box.width / (OUTLINE_PX.width - 2 * OUTLINE_MARGIN_PX),
    box.height / (OUTLINE_PX.height - 2 * OUTLINE_MARGIN_PX),
  );
  const left = box.x - (OUTLINE_PX.width * metresPerPx - box.width) / 2;
  const top = box.y - (OUTLINE_PX.height * metresPerPx - box.height) / 2;
  const moved = plane.map((rings) => rings.map((ring) => ring.map(([x, y]): PlanePoint => [x - left, y - top])));
  return {
    d: outlinePath(moved, metresPerPx / OUTLINE_UNITS_PER_PX),
    width: OUTLINE_PX.width * OUTLINE_UNITS_PER_PX,
    height: OUTLINE_PX.height * OUTLINE_UNITS_PER_PX,
    unitsPerPx: OUTLINE_UNITS_PER_PX,
    angle: angleOf(cru),
  };
}

/** Address of the file of a cru's outline; undefined for a cru without an outline. */
export function outlineAddress(cru: GrandCru): string | undefined {
  return planeOf(cru) && href(deployment, `/maps/${cru.slug}-outline.svg`);
}

import { clip } from '#atlas/plane/geometry.ts';
import { climatOf, grandCruShapes, land, premierCruShapes, mergedPlane } from '#atlas/outlines.ts';
import { boxAround, inflated, outlinePath, viewBox } from '#atlas/plane/plane.ts';
import { GRAND_TINT } from '#atlas/plane/hatching.ts';
import { UNIT_M } from '#figures/comparison/frames.ts';
import { grandCrus } from '#vineyards/records.ts';

/** Ground shown around the nine Grands Crus, in metres. */
const AROUND_M = 2500;

const nine = (await grandCrus).flatMap((cru) => climatOf(cru) ?? []);

/** The box of `mapGround`: the nine and the land around them, in metres of the plane. */
export const mapGroundBox = inflated(boxAround(mergedPlane(nine)), AROUND_M);

/** The vineyard land around the nine, with Premiers and Grands Crus in outline, as the ground of the maps of the comparison. */
export function mapGround(): string {
  const path = (all: Parameters<typeof mergedPlane>[0]): string =>
    outlinePath(clip(mergedPlane(all), mapGroundBox), UNIT_M);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox(mapGroundBox, UNIT_M)}" fill="none" stroke-linejoin="round">` +
    `<path d="${path(land)}" fill="var(--limestone)" fill-opacity=".75"/>` +
    `<path d="${path(premierCruShapes)}" stroke="var(--edge)" stroke-width=".3"/>` +
    `<path d="${path(grandCruShapes)}" fill="var(--fill)" fill-opacity="${GRAND_TINT}" stroke="var(--edge)" stroke-width=".45"/></svg>`
  );
}

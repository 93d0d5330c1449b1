import { angleOf } from '#atlas/cru-map/cru-maps.ts';
import { deepestPoint, distanceToEdges, edgesOf, overlap, simplified } from '#atlas/plane/geometry.ts';
import { PLOT_PARTS } from '#atlas/plane/scale.ts';
import { climatOf, grandCruShapes, outlineId, plotsOf, mergedPlane } from '#atlas/outlines.ts';
import { boxAround, outlinePath, type Box, type PlanePoint, type Polygons } from '#atlas/plane/plane.ts';
import { UNIT_M } from '#figures/comparison/frames.ts';
import { withoutBrackets } from '#text/strings.ts';
import { grandCrus } from '#vineyards/records.ts';
import type { GrandCru } from '#vineyards/vineyard.ts';

const records = await grandCrus;

const units = (metres: number): number => Math.round(metres / UNIT_M);

/** A box of the plane in units of the maps. */
export const unitBox = ({ x, y, width, height }: Box): Box => ({
  x: units(x),
  y: units(y),
  width: units(width),
  height: units(height),
});

const inUnits = ([x, y]: PlanePoint) => [units(x), units(y)] as const;

/** The lines of the plots stay this near to the cadastre: half a pixel of the largest map. */
const PLOT_TOLERANCE_M = 1;

/** Half the height of a line of letters on the ground, in metres. */
const HALF_LINE_M = 15;

/**
 * All Grands Crus of the maps, to be named where they are not compared: the slug of those with a page, the name, its middle and
 * the room for it, on ground that is of no other.
 */
export const neighbours = grandCruShapes.map(({ name, id, plane }) => {
  const around = boxAround(plane);
  const others = mergedPlane(
    grandCruShapes.filter((one) => one.id !== id && overlap(boxAround(one.plane), around)),
  ).flat();
  const own = plane.map((rings) => [...rings, ...others]);
  const inside = deepestPoint(own, (ground, at) =>
    Math.min(reachAcross(ground, at), 1.5 * distanceToEdges(ground, at)),
  );
  const across = Math.round((2 * reachAcross(own, inside)) / UNIT_M);
  const slug = records.find((record) => outlineId(record) === id)?.slug;
  return [slug ?? '', withoutBrackets(name), ...inUnits(inside), across] as const;
});

/** How far the ground reaches from a point in it, to the east or to the west, whichever is less, over the height of a line. */
function reachAcross(plane: Polygons, [x, middle]: readonly [number, number]): number {
  const crossings = [-HALF_LINE_M, 0, HALF_LINE_M].flatMap((off) => {
    const y = middle + off;
    return edgesOf(plane).flatMap(([[ax, ay], [bx, by]]) =>
      ay > y === by > y ? [] : [ax + ((y - ay) / (by - ay)) * (bx - ax)],
    );
  });
  return Math.min(...crossings.map((crossing) => Math.abs(crossing - x)));
}

/** Where a cru lies on the maps, in units of `UNIT_M` metres of the plane, north up; null where the atlas has no outline of it. */
export function comparedOutline(cru: GrandCru) {
  const plane = climatOf(cru)?.plane;
  if (!plane) return null;
  return {
    box: unitBox(boxAround(plane)),
    /** Where the line to its name begins. */
    inside: inUnits(deepestPoint(plane)),
  };
}

/** What the maps draw of the crus, in the same units. */
export const drawnOutlines = records.flatMap((cru) => {
  const plane = climatOf(cru)?.plane;
  if (!plane) return [];
  const held = mergedPlane(plotsOf(cru.slug));
  return {
    slug: cru.slug,
    outline: outlinePath(plane, UNIT_M),
    /** Angle in degrees at which it is ruled. */
    angle: angleOf(held),
    /** The recorded plots, in parts of a unit (`PLOT_PARTS`). */
    plots: outlinePath(simplified(held, PLOT_TOLERANCE_M), UNIT_M / PLOT_PARTS),
  };
});

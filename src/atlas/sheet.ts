import { pairs } from 'd3-array';
import { polygonContains } from 'd3-polygon';
import { boxAround, type Box, type PlanePoint, type Polygons } from '#atlas/plane.ts';

/** Metres of ground that one CSS pixel shows at 1 : 10 000: a pixel is 1/96 inch. */
export const METRES_PER_PX = (25.4 / 96 / 1000) * 10_000;

/** Free ground around a cru, and the least width of a sheet, in metres. */
const MARGIN_M = 170;
const LEAST_WIDTH_M = 860;

/** Height of the strip at the foot with square, scale bar and arrow, as a part of the sheet's width. */
const FOOT = 0.14;

/** The frame of a cru's sheet: the ground around it, and below it the strip with the scale bar. */
export function sheetFrame(cru: Polygons<PlanePoint>): Box {
  const box = boxAround(cru);
  const width = Math.max(LEAST_WIDTH_M, box.width + 2 * MARGIN_M);
  return {
    x: box.x - (width - box.width) / 2,
    y: box.y - MARGIN_M,
    width,
    height: box.height + 2 * MARGIN_M + footHeight(width),
  };
}

/** Height of the strip at the foot of a sheet. */
export function footHeight(width: number): number {
  return FOOT * width;
}

/** Height above the foot of a sheet of the line on which scale bar and arrow stand, and the square unless it is too large. */
export function baseHeight(width: number): number {
  return 0.1 * footHeight(width);
}

/** Whether two boxes share ground. */
export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** A name to be set on a sheet, in the order in which names may take their places. */
export interface Naming {
  readonly outline: Polygons<PlanePoint>;
  /** Size of the name as set, in metres. */
  readonly width: number;
  readonly height: number;
}

/** Metres between the places tried for a name. */
const STEP_M = 10;

/** A shape less deep than this within the frame gets no name, in metres. */
const LEAST_DEPTH_M = 16;

/**
 * Where the middles of names stand: each in its own outline, as deep inside as possible, within `ground`, on no
 * other name and not on the `kept` outline. Names with a place in `fixed` stand there. Undefined for a name
 * without a place.
 */
export function placeNames(
  namings: readonly Naming[],
  ground: Box,
  kept: Polygons<PlanePoint>,
  fixed: readonly (PlanePoint | undefined)[] = [],
): (PlanePoint | undefined)[] {
  const boxAt = ({ width, height }: Naming, [x, y]: PlanePoint): Box => ({
    x: x - width / 2,
    y: y - height / 2,
    width,
    height,
  });
  const taken = namings.flatMap((naming, index) => (fixed[index] ? [boxAt(naming, fixed[index])] : []));
  return namings.map((naming, index) => {
    if (fixed[index]) return fixed[index];
    const { outline, width, height } = naming;
    let best: PlanePoint | undefined;
    let depth = LEAST_DEPTH_M;
    for (let y = ground.y + height / 2; y <= ground.y + ground.height - height / 2; y += STEP_M) {
      for (let x = ground.x + width / 2; x <= ground.x + ground.width - width / 2; x += STEP_M) {
        const here = depthWithin(outline, [x, y]);
        if (here <= depth) continue;
        const box = boxAt(naming, [x, y]);
        if (taken.some((other) => overlap(box, other)) || covers(box, kept)) continue;
        best = [x, y];
        depth = here;
      }
    }
    if (best) taken.push(boxAt(naming, best));
    return best;
  });
}

/** Part of a line of names that is free above the letters, and as much below them. */
const LEADING = 1 / 6;

/** Whether the letters of a name, set in a box, cover any part of an outline. */
function covers({ x, y, width, height }: Box, outline: Polygons<PlanePoint>): boolean {
  const letters = { x, y: y + LEADING * height, width, height: (1 - 2 * LEADING) * height };
  return (
    contains(outline, [x + width / 2, y + height / 2]) ||
    outline.flat().some((ring) => pairs(ring).some(([from, to]) => crosses(letters, from, to)))
  );
}

/** Whether a straight line passes through a box: the two share ground, and the line has corners of the box on both sides. */
function crosses(box: Box, [ax, ay]: PlanePoint, [bx, by]: PlanePoint): boolean {
  const line = { x: Math.min(ax, bx), y: Math.min(ay, by), width: Math.abs(bx - ax), height: Math.abs(by - ay) };
  if (!overlap(box, line)) return false;
  const sides = [box.x, box.x + box.width].flatMap((x) =>
    [box.y, box.y + box.height].map((y) => Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax))),
  );
  return Math.min(...sides) < 0 && Math.max(...sides) > 0;
}

/** Whether a point lies in an outline: in an edge and in none of its holes. */
export function contains(outline: Polygons<PlanePoint>, [x, y]: PlanePoint): boolean {
  return outline.some(([edge = [], ...holes]) => {
    const inside = (ring: readonly PlanePoint[]): boolean => polygonContains([...ring] as [number, number][], [x, y]);
    return inside(edge) && !holes.some(inside);
  });
}

/** Metres from a point inside an outline to its nearest edge; 0 outside. */
function depthWithin(outline: Polygons<PlanePoint>, point: PlanePoint): number {
  return contains(outline, point) ? distanceToEdges(outline, point) : 0;
}

/** Metres between two outlines, measured from the corners of the first to the edges of the second; 0 where they overlap. */
export function distanceBetween(a: Polygons<PlanePoint>, b: Polygons<PlanePoint>): number {
  const fromCorners = (one: Polygons<PlanePoint>, other: Polygons<PlanePoint>): number =>
    Math.min(...one.flat(2).map((point) => (contains(other, point) ? 0 : distanceToEdges(other, point))));
  return Math.min(fromCorners(a, b), fromCorners(b, a));
}

/** Metres from a point to the nearest edge of an outline. */
export function distanceToEdges(outline: Polygons<PlanePoint>, [x, y]: PlanePoint): number {
  let nearest = Infinity;
  for (const ring of outline.flat()) {
    for (let index = 1; index < ring.length; index += 1) {
      const [[ax, ay], [bx, by]] = [ring[index - 1] ?? [x, y], ring[index] ?? [x, y]];
      const [dx, dy] = [bx - ax, by - ay];
      const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
      nearest = Math.min(nearest, Math.hypot(x - ax - along * dx, y - ay - along * dy));
    }
  }
  return nearest;
}

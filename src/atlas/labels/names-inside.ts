import { cross, extent, greatest, greatestIndex, least, min, range, sum } from 'd3-array';
import { alongEdges, contains, distanceToEdges, lengthsAlong } from '#atlas/plane/geometry.ts';
import { labelLayouts, type LabelLayout, type TextStyle } from '#atlas/labels/label-layouts.ts';
import { boxAround, middleOf, rotate, type Box, type PlanePoint, type Polygons } from '#atlas/plane/plane.ts';

/** Control points of a quadratic Bézier curve. */
type Curve = readonly [PlanePoint, PlanePoint, PlanePoint];

/**
 * A name on its own ground: along the axis of its shape, or in level lines. Places are in metres; `size`, the box around the
 * words, is in parts of the size of letters.
 */
export type NameInside = { readonly scale: number; readonly at: PlanePoint; readonly size: PlanePoint } & (
  { readonly curve: Curve; readonly middle: number } | { readonly lines: readonly string[] }
);

/** How a name is set, with the room around its words in parts of the size of letters. */
export interface NameStyle extends TextStyle {
  readonly clear: number;
}

/** Cells along the longer side of a shape in which places are looked for, and points that are tried on its axis. */
const CELLS = 16;
const SAMPLES = 24;

/** Metres between the points of an edge that a level name keeps clear of. */
const STEP_M = 8;

/** A level name is preferred until one along the axis fits at so much smaller a scale. */
const CURVED_IF = 0.79;

/** A name along an axis steeper than this reads upwards: the slope of its line. */
const STEEP = 1 / 0.3;

/** Powers of its depth by which a place counts for the axis: the one on which the name fits at the smaller scale is taken. */
const WEIGHTS = [1, 4];

/** Scales that are tried, in pixels of a metre. */
const SCALES = range(0, 70).map((step) => 0.02 * 1.08 ** step);

/** A place in a shape, and how far it lies from the edges. */
interface Cell {
  readonly at: PlanePoint;
  readonly depth: number;
}

/**
 * Where the name of a shape stands on it, off what lies over it, and the smallest scale, in pixels of a metre for letters
 * of one pixel, at which it fits there: it touches no edge. Undefined for a shape that is too small for any letters.
 */
export function nameInside(
  name: string,
  shape: Polygons,
  style: NameStyle,
  over: Polygons = [],
): NameInside | undefined {
  const part = greatest(shape, ([edge = []]) => edge.length);
  if (!part) return undefined;
  const edges = [part, ...over];
  const depthAt = (at: PlanePoint): number =>
    contains([part], at) && !contains(over, at) ? distanceToEdges(edges, at) : 0;
  const cells = gridOver(boxAround([part]))
    .map((at) => ({ at, depth: depthAt(at) }))
    .filter(({ depth }) => depth > 0);
  const level = levelName(name, edges, cells, style);
  if (!level) return undefined;
  const curved = least(
    WEIGHTS.flatMap((weight) => curvedName(name, depthAt, axisOf(cells, weight), style) ?? []),
    ({ scale }) => scale,
  );
  return curved && curved.scale < CURVED_IF * level.scale ? curved : level;
}

/** The middles of square cells over a box. */
function gridOver({ x, y, width, height }: Box): PlanePoint[] {
  const side = Math.max(width, height) / CELLS;
  return cross(range(y + side / 2, y + height, side), range(x + side / 2, x + width, side), (cy, cx) => [cx, cy]);
}

function levelName(name: string, edges: Polygons, cells: readonly Cell[], style: NameStyle) {
  const edge = alongEdges(edges, STEP_M);
  let best: (LabelLayout & { readonly at: PlanePoint; readonly metres: number }) | undefined;
  for (const set of labelLayouts(name, 1, style)) {
    const [across, down] = [(set.width + style.clear) / 2, (set.height + style.clear) / 2];
    for (const { at } of cells) {
      const most = best?.metres ?? 0;
      let metres = Infinity;
      // A place is given up where its edge is nearer than that of the best.
      for (const [x, y] of edge) {
        metres = Math.min(metres, Math.max(Math.abs(x - at[0]) / across, Math.abs(y - at[1]) / down));
        if (metres <= most) break;
      }
      if (metres > most) best = { ...set, at, metres };
    }
  }
  return best && { lines: best.lines, at: best.at, size: [best.width, best.height] as const, scale: 1 / best.metres };
}

function curvedName(
  name: string,
  depthAt: (at: PlanePoint) => number,
  { curve, points }: Axis,
  { letter, line, clear }: NameStyle,
): NameInside | undefined {
  const along = lengthsAlong(points);
  const depths = points.map(depthAt);
  const length = along.at(-1) ?? 0;
  for (const scale of SCALES) {
    const reach = (name.length * letter) / scale / 2;
    const covered = along.map((middle) =>
      range(points.length).filter((n) => Math.abs((along[n] ?? 0) - middle) <= reach),
    );
    const fits = along.map((middle, n) =>
      middle < reach || middle > length - reach ? 0 : (min(covered[n] ?? [], (other) => depths[other]) ?? 0),
    );
    const best = greatestIndex(fits) ?? 0;
    if ((fits[best] ?? 0) < (line + clear) / 2 / scale) continue;
    const box = boxAround([[(covered[best] ?? []).flatMap((n) => points.slice(n, n + 1))]]);
    const size = [box.width * scale + line, box.height * scale + line] as const;
    return { scale, curve, middle: (along[best] ?? 0) / length, at: middleOf(box), size };
  }
  return undefined;
}

interface Axis {
  readonly curve: Curve;
  readonly points: readonly PlanePoint[];
}

/** A place, and how much it counts. */
interface Spot {
  readonly at: PlanePoint;
  readonly weight: number;
}

const meanOf = (spots: readonly Spot[], value: (at: PlanePoint) => number): number =>
  sum(spots, ({ at, weight }) => weight * value(at)) / sum(spots, ({ weight }) => weight);

/** The parabola through the depth of a shape, along its longer direction, from left to right or upwards (least squares). */
function axisOf(cells: readonly Cell[], power: number): Axis {
  const spots = cells.map(({ at, depth }): Spot => ({ at, weight: depth ** power }));
  const [x, y] = [meanOf(spots, ([px]) => px), meanOf(spots, ([, py]) => py)];
  const covariance = meanOf(spots, ([px, py]) => (px - x) * (py - y));
  const angle =
    Math.atan2(
      2 * covariance,
      meanOf(spots, ([px, py]) => (px - x) ** 2 - (py - y) ** 2),
    ) / 2;
  const degrees = (angle * 180) / Math.PI + (Math.tan(angle) > STEEP ? 180 : 0);
  /** Along the axis, and away from it. */
  const local = spots.map(({ at: [px, py], weight }): Spot => ({ at: rotate([px - x, py - y], -degrees), weight }));
  const variance = meanOf(local, ([u]) => u * u);
  const skew = meanOf(local, ([u]) => u ** 3) / variance;
  /** What a parabola has beyond the straight axis. */
  const bow = (u: number): number => u * u - skew * u - variance;
  const bend = meanOf(local, ([u, v]) => v * bow(u)) / (meanOf(local, ([u]) => bow(u) ** 2) || 1);
  const [from = 0, to = 0] = extent(local, ({ at: [u] }) => u);
  const back = (u: number, v: number): PlanePoint => {
    const [px, py] = rotate([u, v], degrees);
    return [px + x, py + y];
  };
  const on = (u: number): PlanePoint => back(u, bend * bow(u));
  const half = (to - from) / 2;
  const control = back(from + half, bend * (bow(from) + half * (2 * from - skew)));
  return {
    curve: [on(from), control, on(to)],
    points: range(SAMPLES + 1).map((n) => on(from + (n / SAMPLES) * (to - from))),
  };
}

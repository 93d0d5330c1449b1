import { greatest, greatestIndex, least, min, pairs, range } from 'd3-array';
import { alongEdges, contains, distance, distanceToEdges, lengthsAlong } from '#atlas/geometry.ts';
import { longest, waysToBreak } from '#atlas/lettering.ts';
import { boxAround, middleOf, type Box, type PlanePoint, type Polygons } from '#atlas/plane.ts';

/** Control points of a cubic Bézier curve. */
type Curve = readonly [PlanePoint, PlanePoint, PlanePoint, PlanePoint];

/**
 * A name on its own ground: along the axis of its shape, or in level lines. Places are in metres; `size`, the box around the
 * words, is in parts of the size of letters.
 */
export type NameInside = { readonly scale: number; readonly at: PlanePoint; readonly size: PlanePoint } & (
  { readonly curve: Curve; readonly middle: number } | { readonly lines: readonly string[] }
);

/** How a name is set, in parts of the size of letters: width of a letter, height of a line, room around the words. */
export interface NameStyle {
  readonly letter: number;
  readonly line: number;
  readonly clear: number;
}

/** Cells along the longer side of a shape in which its axis is looked for, and points that are tried on the axis. */
const CELLS = 16;
const SAMPLES = 24;

/** Metres between the points of an edge that a level name keeps clear of. */
const STEP_M = 8;

/** A level name is preferred until one along the axis fits at so much smaller a scale. */
const CURVED_IF = 0.8;

/** Scales that are tried, in pixels of a metre. */
const SCALES = range(0, 70).map((step) => 0.02 * 1.08 ** step);

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
  { letter, line, clear }: NameStyle,
  over: Polygons = [],
): NameInside | undefined {
  const part = greatest(shape, ([edge = []]) => edge.length);
  if (!part) return undefined;
  const around = boxAround([part]);
  const edges = [part, ...over];
  const depthAt = (at: PlanePoint): number =>
    contains([part], at) && !contains(over, at) ? distanceToEdges(edges, at) : 0;
  const cells = cellsIn(around, depthAt);
  if (cells.length === 0) return undefined;
  const level = levelName(name, edges, cells, { letter, line, clear });
  const curved = curvedName(name.length * letter, depthAt, cells, line, clear);
  return curved && curved.scale < CURVED_IF * level.scale ? curved : level;
}

/** How deep a place lies in a shape; 0 outside of it. */
type Depth = (at: PlanePoint) => number;

/** The middles of the cells of a grid over a box that lie in its shape. */
function cellsIn({ x, y, width, height }: Box, depthAt: Depth): Cell[] {
  const side = Math.max(width, height) / CELLS;
  return range(y + side / 2, y + height, side)
    .flatMap((cy) => range(x + side / 2, x + width, side).map((cx): PlanePoint => [cx, cy]))
    .map((at) => ({ at, depth: depthAt(at) }))
    .filter(({ depth }) => depth > 0);
}

function levelName(name: string, edges: Polygons, cells: readonly Cell[], { letter, line, clear }: NameStyle) {
  const edge = alongEdges(edges, STEP_M);
  let best: { lines: readonly string[]; at: PlanePoint; size: PlanePoint; metres: number } = {
    lines: [name],
    at: [0, 0],
    size: [0, 0],
    metres: 0,
  };
  for (const lines of waysToBreak(name)) {
    const across = (longest(lines) * letter + clear) / 2;
    const down = (lines.length * line + clear) / 2;
    for (const { at } of cells) {
      let metres = Infinity;
      // A place is given up where its edge is nearer than that of the best.
      for (const [x, y] of edge) {
        metres = Math.min(metres, Math.max(Math.abs(x - at[0]) / across, Math.abs(y - at[1]) / down));
        if (metres <= best.metres) break;
      }
      if (metres > best.metres) best = { lines, at, size: [2 * across - clear, 2 * down - clear], metres };
    }
  }
  const { metres, ...set } = best;
  return { ...set, scale: 1 / metres };
}

function curvedName(
  width: number,
  depthAt: Depth,
  cells: readonly Cell[],
  line: number,
  clear: number,
): NameInside | undefined {
  const curve = axisOf(cells);
  if (!curve) return undefined;
  const points = range(SAMPLES + 1).map((n) => on(curve, n / SAMPLES));
  const along = lengthsAlong(points);
  const depths = points.map(depthAt);
  const length = along.at(-1) ?? 0;
  for (const scale of SCALES) {
    const reach = width / scale / 2;
    const fits = along.map((middle) =>
      middle < reach || middle > length - reach
        ? 0
        : (min(depths.filter((_, n) => Math.abs((along[n] ?? 0) - middle) <= reach)) ?? 0),
    );
    const best = greatestIndex(fits) ?? 0;
    if ((fits[best] ?? 0) < (line + clear) / 2 / scale) continue;
    const covered = boxAround([[points.filter((_, n) => Math.abs((along[n] ?? 0) - (along[best] ?? 0)) <= reach)]]);
    const size = [covered.width * scale + line, covered.height * scale + line] as const;
    return { scale, curve, middle: (along[best] ?? 0) / length, at: middleOf(covered), size };
  }
  return undefined;
}

/** The point of a curve at a part of its parameter. */
function on([a, b, c, d]: Curve, t: number): PlanePoint {
  const u = 1 - t;
  const mix = (axis: 0 | 1): number =>
    u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
  return [mix(0), mix(1)];
}

/** The line through the depth of a shape from one end to the other, from left to right or upwards, as one curve. */
function axisOf(cells: readonly Cell[]): Curve | undefined {
  const deepest = greatestIndex(cells, ({ depth }) => depth) ?? 0;
  const most = cells[deepest]?.depth ?? 1;
  const side = min(pairs(cells), ([a, b]) => distance(a.at, b.at)) ?? 0;
  const steps = stepsBetween(cells, 1.5 * side);
  const plain = (): number => 1;
  const first = farthest(ways(cells, steps, deepest, plain).far);
  const { far, before } = ways(cells, steps, first, ({ depth }) => (most / depth) ** 2);
  const last = farthest(ways(cells, steps, first, plain).far);
  if (!Number.isFinite(far[last])) return undefined;
  const path: PlanePoint[] = [];
  for (let at: number | undefined = last; at !== undefined; at = before[at]) {
    const cell = cells[at];
    if (cell) path.push(cell.at);
  }
  if (path.length < 3) return undefined;
  const [start, end] = [path[0], path.at(-1)] as [PlanePoint, PlanePoint];
  const isForward =
    Math.abs(end[0] - start[0]) > 0.3 * Math.abs(end[1] - start[1]) ? end[0] > start[0] : end[1] < start[1];
  return fitted(isForward ? path : path.reverse());
}

const farthest = (far: readonly number[]): number =>
  greatestIndex(far, (one) => (Number.isFinite(one) ? one : -1)) ?? 0;

interface Step {
  readonly to: number;
  readonly length: number;
}

/** The steps from each cell to its neighbours, which lie no farther away than `reach`. */
const stepsBetween = (cells: readonly Cell[], reach: number): Step[][] =>
  cells.map(({ at }, from) =>
    cells.flatMap((cell, to) => {
      const length = distance(cell.at, at);
      return to === from || length > reach ? [] : [{ to, length }];
    }),
  );

/** The cheapest ways from one cell to all others over neighbours (Dijkstra). */
function ways(cells: readonly Cell[], steps: readonly (readonly Step[])[], from: number, cost: (cell: Cell) => number) {
  const far = cells.map((_, n) => (n === from ? 0 : Infinity));
  const before: (number | undefined)[] = [];
  const open = new Set([from]);
  for (;;) {
    const next = least(open, (n) => far[n]);
    if (next === undefined) return { far, before };
    open.delete(next);
    for (const { to, length } of steps[next] ?? []) {
      const cell = cells[to];
      const through = cell ? (far[next] ?? 0) + length * cost(cell) : Infinity;
      if (through >= (far[to] ?? 0)) continue;
      far[to] = through;
      before[to] = next;
      open.add(to);
    }
  }
}

/** The cubic curve nearest to a line of points, from its first to its last (least squares). */
function fitted(path: readonly PlanePoint[]): Curve {
  const [start, end] = [path[0], path.at(-1)] as [PlanePoint, PlanePoint];
  const along = lengthsAlong(path);
  const length = along.at(-1) ?? 1;
  let [bb, bc, cc] = [0, 0, 0];
  const [toB, toC]: [[number, number], [number, number]] = [
    [0, 0],
    [0, 0],
  ];
  path.forEach((point, n) => {
    const t = (along[n] ?? 0) / length;
    const u = 1 - t;
    const [b, c] = [3 * u * u * t, 3 * u * t * t];
    [bb, bc, cc] = [bb + b * b, bc + b * c, cc + c * c];
    for (const axis of [0, 1] as const) {
      const rest = point[axis] - u ** 3 * start[axis] - t ** 3 * end[axis];
      toB[axis] += b * rest;
      toC[axis] += c * rest;
    }
  });
  const whole = bb * cc - bc * bc || 1;
  const solved = (axis: 0 | 1): [number, number] => [
    (toB[axis] * cc - toC[axis] * bc) / whole,
    (toC[axis] * bb - toB[axis] * bc) / whole,
  ];
  const [[bx, cx], [by, cy]] = [solved(0), solved(1)];
  return [start, [bx, by], [cx, cy], end];
}

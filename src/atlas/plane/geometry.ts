import { cross, cumsum, greatest, mean, min, pairs, range, sort } from 'd3-array';
import { polygonContains } from 'd3-polygon';
import { boxAround, middleOf, type Box, type PlanePoint, type Polygons } from '#atlas/plane/plane.ts';

/** A straight line. */
export type Segment = readonly [from: PlanePoint, to: PlanePoint];

const knownEdges = new WeakMap<Polygons, readonly Segment[]>();

/** The lines between the points of an outline; they are made once for each, since depths are asked for at many points. */
export function edgesOf(outline: Polygons): readonly Segment[] {
  const known = knownEdges.get(outline);
  if (known) return known;
  const edges = outline.flat().flatMap((ring) => pairs(ring));
  knownEdges.set(outline, edges);
  return edges;
}

/** Whether two boxes share ground. */
export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Whether a straight line passes through a box: the two share ground, and the line has corners of the box on both sides. */
export function crosses({ x, y, width, height }: Box, [[ax, ay], [bx, by]]: Segment): boolean {
  const [right, foot] = [x + width, y + height];
  // Most lines lie far from most boxes, and placing the names of a map asks this millions of times.
  if (Math.max(ax, bx) <= x || Math.min(ax, bx) >= right) return false;
  if (Math.max(ay, by) <= y || Math.min(ay, by) >= foot) return false;
  const side = (cornerX: number, cornerY: number): number =>
    Math.sign((bx - ax) * (cornerY - ay) - (by - ay) * (cornerX - ax));
  const sides = [side(x, y), side(right, y), side(x, foot), side(right, foot)];
  return Math.min(...sides) < 0 && Math.max(...sides) > 0;
}

/** The side of a square of the grid below: about the height of a name, in pixels. */
const SQUARE = 32;

/**
 * Tells whether none of some lines passes through a box. Each line is noted in the squares of a grid around it, so that a box
 * is compared with the lines of its own squares, and not with the thousands of a map.
 */
export function crossedByNone(lines: readonly Segment[]): (box: Box) => boolean {
  const squares = new Map<number, Segment[]>();
  const squaresOf = (left: number, right: number, top: number, foot: number): number[] => {
    const found: number[] = [];
    for (let column = Math.floor(left / SQUARE); column <= right / SQUARE; column += 1)
      for (let row = Math.floor(top / SQUARE); row <= foot / SQUARE; row += 1) found.push(column * 1e5 + row);
    return found;
  };
  for (const line of lines) {
    const [[ax, ay], [bx, by]] = line;
    for (const square of squaresOf(Math.min(ax, bx), Math.max(ax, bx), Math.min(ay, by), Math.max(ay, by))) {
      const noted = squares.get(square);
      if (noted) noted.push(line);
      else squares.set(square, [line]);
    }
  }
  return (box) =>
    !squaresOf(box.x, box.x + box.width, box.y, box.y + box.height).some((square) =>
      squares.get(square)?.some((line) => crosses(box, line)),
    );
}

const knownBoxes = new WeakMap<readonly PlanePoint[], Box>();

function boxOf(ring: readonly PlanePoint[]): Box {
  const box = knownBoxes.get(ring) ?? boxAround([[ring]]);
  knownBoxes.set(ring, box);
  return box;
}

/** Whether a point lies in an outline: in an edge and in none of its holes. */
export function contains(outline: Polygons, [x, y]: PlanePoint): boolean {
  return outline.some(([edge = [], ...holes]) => {
    const inside = (ring: readonly PlanePoint[]): boolean =>
      isWithin(boxOf(ring), [x, y]) && polygonContains(ring as [number, number][], [x, y]);
    return inside(edge) && !holes.some(inside);
  });
}

/** Length of the way from a point to a straight line. */
export function distanceToLine([[ax, ay], [bx, by]]: Segment, [x, y]: PlanePoint): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  // As `distance`, without points of its own: depths ask this millions of times.
  return Math.sqrt((x - ax - along * dx) ** 2 + (y - ay - along * dy) ** 2);
}

/** Metres from a point to the nearest edge of an outline. */
export function distanceToEdges(outline: Polygons, point: PlanePoint): number {
  return min(edgesOf(outline), (edge) => distanceToLine(edge, point)) ?? Infinity;
}

/**
 * An outline without the points that stand no more than `tolerance` off the line between those kept (Douglas and Peucker).
 * Rings that would be left with no ground keep all points.
 */
export function simplified(outline: Polygons, tolerance: number): Polygons {
  return outline.map((rings) => rings.map((ring) => simplifiedRing(ring, tolerance)));
}

function simplifiedRing(ring: readonly PlanePoint[], tolerance: number): readonly PlanePoint[] {
  const farthest = (from: number, to: number): readonly PlanePoint[] => {
    const [a, b] = [ring[from], ring[to]];
    if (!a || !b) return [];
    let [at, most] = [from, 0];
    for (let index = from + 1; index < to; index += 1) {
      const off = distanceToLine([a, b], ring[index] ?? a);
      if (off > most) [at, most] = [index, off];
    }
    return most > tolerance ? [...farthest(from, at), ...farthest(at, to)] : [a];
  };
  const [last, half] = [ring.length - 1, ring.length >> 1];
  const kept = [...farthest(0, half), ...farthest(half, last), ...ring.slice(last)];
  return kept.length > 3 ? kept : ring;
}

/** The part of an outline that lies in a box (Sutherland and Hodgman). Lines along the box close what is cut. */
export function clip(outline: Polygons, { x, y, width, height }: Box): Polygons {
  /** How far a point lies within each side of the box. */
  const sides: ((point: PlanePoint) => number)[] = [
    ([px]) => px - x,
    ([px]) => x + width - px,
    ([, py]) => py - y,
    ([, py]) => y + height - py,
  ];
  return outline
    .map((rings) => rings.map((ring) => sides.reduce(cut, ring)).filter((ring) => ring.length > 3))
    .filter((rings) => rings.length > 0);
}

function cut(ring: readonly PlanePoint[], within: (point: PlanePoint) => number): readonly PlanePoint[] {
  const points = pairs(ring).flatMap(([from, to]): PlanePoint[] => {
    const [start, end] = [within(from), within(to)];
    const kept = end >= 0 ? [to] : [];
    if (start >= 0 === end >= 0) return kept;
    const part = start / (start - end);
    return [[from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])], ...kept];
  });
  return [...points.slice(-1), ...points];
}

/** The box around an outline whose holes may reach beyond its edges. */
const boxOfEdges = (outline: Polygons): Box => boxAround(outline.map((rings) => rings.slice(0, 1)));

/** Places in an outline, at parts of the sides of the box around its edges. */
function placesIn(outline: Polygons, parts: readonly number[]): PlanePoint[] {
  const { x, y, width, height } = boxOfEdges(outline);
  const places = cross(parts, parts, (down, across): PlanePoint => [x + across * width, y + down * height]);
  return places.filter((place) => contains(outline, place));
}

const SIXTEENTHS = range(0.5, 16).map((step) => step / 16);
const NINTHS = range(0.06, 1, 0.11);

/**
 * The place in an outline that is farthest from its edges, or has the most of another room, where its name stands: good to a
 * sixteenth of its width.
 */
export const deepestPoint = (outline: Polygons, room = distanceToEdges): PlanePoint =>
  greatest(placesIn(outline, SIXTEENTHS), (place) => room(outline, place)) ?? middleOf(boxOfEdges(outline));

/** Places spread over an outline. */
export const pointsWithin = (outline: Polygons): PlanePoint[] => placesIn(outline, NINTHS);

/** Mean of the points of the longest edge; for compact shapes it lies inside them. */
export function meanPoint(polygons: Polygons): PlanePoint {
  const edge = greatest(polygons, ([first = []]) => first.length)?.[0] ?? [];
  return [mean(edge, ([x]) => x) ?? NaN, mean(edge, ([, y]) => y) ?? NaN];
}

/**
 * Moves values apart until neighbours in ascending order are at least `gap` apart, keeping their order and
 * staying as near as they can to where they were: names beside the upright map.
 */
export function spread(values: readonly number[], gap: number): number[] {
  const result = [...values];
  // Indices of names that touch: a group shares the mean of its values, and is joined to the one before it if they touch.
  const groups: number[][] = [];
  const centreOf = (group: readonly number[]): number => mean(group, (index) => values[index]) ?? 0;
  for (const index of sort(values.keys(), (key) => values[key])) {
    let group = [index];
    for (;;) {
      const before = groups.at(-1);
      if (!before || centreOf(group) - centreOf(before) >= ((before.length + group.length) / 2) * gap) break;
      group = [...before, ...group];
      groups.pop();
    }
    groups.push(group);
  }
  for (const group of groups)
    group.forEach((index, place) => {
      result[index] = centreOf(group) + (place - (group.length - 1) / 2) * gap;
    });
  return result;
}

/** The point of a box that is nearest to a place. */
export const nearestOn = ({ x, y, width, height }: Box, [px, py]: PlanePoint): PlanePoint => [
  Math.max(x, Math.min(x + width, px)),
  Math.max(y, Math.min(y + height, py)),
];

/** Length of the way between two points; `Math.hypot` takes several times as long. */
export const distance = ([ax, ay]: PlanePoint, [bx, by]: PlanePoint): number =>
  Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2);

/** Length of the way from a point to a box; 0 in it. */
export const distanceToBox = (box: Box, point: PlanePoint): number => distance(nearestOn(box, point), point);

/** How far each point of a line lies from its first one, along the line. */
export const lengthsAlong = (points: readonly PlanePoint[]): number[] => [
  0,
  ...cumsum(pairs(points), ([from, to]) => distance(from, to)),
];

/** Points along the edges of an outline, at most so far apart. */
export const alongEdges = (outline: Polygons, step: number): PlanePoint[] =>
  edgesOf(outline).flatMap(([from, to]) => {
    const count = Math.max(1, Math.ceil(distance(from, to) / step));
    return range(count).map((n): PlanePoint => [
      from[0] + (n / count) * (to[0] - from[0]),
      from[1] + (n / count) * (to[1] - from[1]),
    ]);
  });

/** Whether two straight lines cross; ends that touch do not count. */
export function segmentsIntersect([a, b]: Segment, [c, d]: Segment): boolean {
  const side = ([px, py]: PlanePoint, [qx, qy]: PlanePoint, [x, y]: PlanePoint): number =>
    Math.sign((qx - px) * (y - py) - (qy - py) * (x - px));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** A filter for the lines that may pass through a box. */
export const isNear =
  ({ x, y, width, height }: Box) =>
  ([[ax, ay], [bx, by]]: Segment): boolean =>
    Math.min(ax, bx) < x + width && Math.max(ax, bx) > x && Math.min(ay, by) < y + height && Math.max(ay, by) > y;

/** Whether a point lies in a box. */
export const isWithin = ({ x, y, width, height }: Box, [px, py]: PlanePoint): boolean =>
  px > x && py > y && px < x + width && py < y + height;

/** The corners of a box as a ring. */
export const corners = ({ x, y, width, height }: Box): readonly PlanePoint[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
  [x, y],
];

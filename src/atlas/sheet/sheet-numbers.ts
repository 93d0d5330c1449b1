import { bisectLeft, bisectRight, cross, groups, least, max, range, sort } from 'd3-array';
import {
  contains,
  crosses,
  distance,
  segmentsIntersect,
  pointsWithin,
  spread,
  type Segment,
} from '#atlas/plane/geometry.ts';
import { lineTo } from '#atlas/labels/label-placement.ts';
import { boxAt, inflated, middleOf, type Box, type PlanePoint, type Polygons } from '#atlas/plane/plane.ts';

/** From the vineyards to a number, and along them in which their edge is looked for, in parts of its letters. */
const OFF = 0.65;
const BAND = 0.65;

/** Height of a row of numbers in parts of one, with the paper around it. */
const ROW = 1.2;

/** By which the number may stand off the start of its line, along the vineyards, in parts of its letters. */
const SHIFTS = range(-1.4, 1.5, 0.28);

/**
 * What speaks against a line, in pixels of its length: a pixel of it on other ground with a number, a number or another line in its
 * way, a place above or below the vineyards, and a pixel by which it is not straight.
 */
const COST = { passed: 100, number: 1000, upright: 120, shift: 3 } as const;

/** The sides of the vineyards: west, east, north, south. A number stands off them on one axis, in a row along the other. */
const SIDES = [
  { off: 0, along: 1, sign: -1 },
  { off: 0, along: 1, sign: 1 },
  { off: 1, along: 0, sign: -1 },
  { off: 1, along: 0, sign: 1 },
] as const;
type Side = (typeof SIDES)[number];

/** A ground with a number, in pixels of the sheet. */
export interface Ground {
  readonly outline: Polygons;
  readonly box: Box;
}

interface ToNumber {
  readonly number: number;
  readonly ground: Ground;
}

/** The place so far off the vineyards, on one axis, and so far along them. */
const placeAt = ({ off }: Side, x: number, y: number): PlanePoint => (off === 0 ? [x, y] : [y, x]);

/**
 * Numbers that do not fit on their ground, in rows beside the vineyards, in the order of their grounds: each on the side on which less
 * other ground with a number lies in the way of its line. In pixels of the sheet.
 */
export function numbersBeside(
  numbers: readonly ToNumber[],
  grounds: readonly Ground[],
  vineyards: Polygons,
  taken: readonly Box[],
  letter: number,
) {
  const edgeAt = edgeOf(vineyards, letter);
  const ways = numbers.flatMap(({ number, ground }) => {
    const others = grounds.filter((other) => other !== ground);
    const starts = pointsWithin(ground.outline);
    const costOf = (line: Segment): number =>
      COST.passed * pixelsOver(line, others) +
      COST.number * taken.filter((box) => crosses(box, line)).length +
      distance(...line);
    const middle = middleOf(ground.box);
    const tried = cross(SIDES, cross(SHIFTS, starts), (side, [shift, start]) => {
      const along = start[side.along] + shift * letter;
      const line: Segment = [start, placeAt(side, edgeAt(along, side), along)];
      const off = Math.abs(along - middle[side.along]) + COST.upright * side.off;
      const atLeast = COST.shift * letter * Math.abs(shift) + off + distance(...line);
      return { side, along, line, atLeast };
    });
    const way = cheapest(tried, ({ line, atLeast }) => atLeast - distance(...line) + costOf(line));
    return way ? [{ ...way, number, starts, costOf }] : [];
  });
  const sizeOf = (number: number): PlanePoint => [(0.5 * String(number).length + 0.25) * letter, 1.05 * letter];
  const leaders: Segment[] = [];
  return groups(ways, ({ side }) => side).flatMap(([side, row]) => {
    const ordered = sort(row, ({ along }) => along);
    const places = spread(
      ordered.map(({ along }) => along),
      ROW * (max(ordered, ({ number }) => sizeOf(number)[side.along]) ?? 0),
    );
    return ordered.map(({ number, starts, costOf }, index) => {
      const size = sizeOf(number);
      const along = places[index] ?? NaN;
      const box = boxAt(placeAt(side, edgeAt(along, side) + (side.sign * size[side.off]) / 2, along), ...size);
      const crossed = (line: Segment): number =>
        COST.number * leaders.filter((other) => segmentsIntersect(other, line)).length;
      const lines = starts.map((start) => lineTo(start, box));
      const leader = least(lines, (line) => costOf(line) + crossed(line));
      if (leader) leaders.push(leader);
      return { number, box, leader };
    });
  });
}

/** Tells where the numbers of a side stand, so far along the vineyards: off their edge. Thousands of lines ask for few places. */
function edgeOf(vineyards: Polygons, letter: number) {
  const edges = SIDES.map(({ along }) => {
    const points = sort(vineyards.flat(2), (point) => point[along]);
    return { points, levels: points.map((point) => point[along]), known: new Map<number, number>() };
  });
  return (along: number, side: Side): number => {
    const { points = [], levels = [], known } = edges[SIDES.indexOf(side)] ?? {};
    const found = known?.get(along);
    if (found !== undefined) return found;
    const near = points.slice(bisectRight(levels, along - BAND * letter), bisectLeft(levels, along + BAND * letter));
    const edge = side.sign * (OFF * letter + Math.max(...near.map((point) => side.sign * point[side.off])));
    known?.set(along, edge);
    return edge;
  };
}

/** Pixels of a line that lie on some grounds. */
function pixelsOver(line: Segment, grounds: readonly Ground[]): number {
  const [from, to] = line;
  const near = grounds.filter(({ box }) => crosses(inflated(box, 1), line));
  const length = distance(from, to);
  return range(1, length).filter((px) => {
    const part = px / length;
    const at: PlanePoint = [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
    return near.some(({ outline }) => contains(outline, at));
  }).length;
}

/** The way with the least cost, which is asked only where `atLeast`, what it is at least, is not too much already. */
function cheapest<T extends { readonly atLeast: number }>(
  ways: readonly T[],
  costOf: (way: T) => number,
): T | undefined {
  let best: { readonly way: T; readonly cost: number } | undefined;
  for (const way of sort(ways, ({ atLeast }) => atLeast)) {
    if (best && way.atLeast >= best.cost) break;
    const cost = costOf(way);
    if (!best || cost < best.cost) best = { way, cost };
  }
  return best?.way;
}

import { least, mean, min, pairs, sort, sum } from 'd3-array';
import type { ExplorerClimat } from '#atlas/explorer/explorer.ts';
import {
  crosses,
  distance,
  distanceToLine,
  edgesOf,
  isNear,
  segmentsIntersect,
  nearestOn,
  pointsWithin,
  type Segment,
} from '#atlas/plane/geometry.ts';
import { boxAt, inflated, middleOf, type Box, type PlanePoint, type Polygons } from '#atlas/plane/plane.ts';

/** Pixels along the slope in which climats are upper or lower ones. */
const NEAR = 60;

/** Pixels between the lines of two names, up to the part of the width of the map; pixels beyond every map. */
const LINES_APART = { px: 14, part: 1 / 85 } as const;
const FAR = 1e4;

/** In pixels of the start of a line from the middle: another Grand Cru in its way, other lines, the other side. */
const COST = { passed: 1000, crowded: 500, side: 100 } as const;

/** As how many others one of the estate's counts that is in the way. */
const OWN = 1.5;

/** Pixels that there must be between the lines of names on a map of a width. */
const leastApart = (width: number): number => Math.min(LINES_APART.px, width * LINES_APART.part);

/** Whether two lines that do not meet lie well apart on a map of a width. */
export const isApart = (one: Segment, other: Segment, width: number): boolean =>
  Math.min(...other.map((end) => distanceToLine(one, end)), ...one.map((end) => distanceToLine(other, end))) >=
  leastApart(width);

/** Pixels from which on a line leads from words to what they name, and within which other lines are looked at. */
const LEADS_FROM = 8;
const REACH = 300;

/** A line from what is named to the letters of its words, so high, where they stand away from it. */
export const leaderTo = (start: PlanePoint, box: Box, high: number): Segment | undefined => {
  const end = nearestOn(boxAt(middleOf(box), 0.96 * box.width, high), start);
  return distance(start, end) < LEADS_FROM ? undefined : [start, end];
};

/** Whether a line is so near to a place that words beside the place might lie on it. */
export const isNearTo = (place: PlanePoint) => isNear(inflated(boxAt(place, 0, 0), REACH));

interface Start {
  readonly climat: ExplorerClimat;
  readonly outline: Polygons;
  readonly start: PlanePoint;
}

/** The boundaries between communes on the map, of a path such as `M-1007 4025L-454 3202`. */
export const linesOf = (path: string, onMap: (point: PlanePoint) => PlanePoint): Segment[] =>
  path
    .split('M')
    .slice(1)
    .flatMap((line) => pairs(line.split('L').map((point) => onMap(point.split(' ').map(Number) as [number, number]))));

/**
 * Climats in the order in which they are named beside their ground, and the side of the slope, so that lines do not
 * cross: north up they go from top to bottom; where the slope is level, from the middle of the map to its ends, above it
 * (-1) those over which no more Grands Crus lie than under them, and below it the others (1).
 */
export function inNamingOrder<T extends Start>(
  starts: readonly T[],
  grandsCrus: readonly (Omit<Start, 'start'> & { readonly box: Box })[],
  signs: readonly Box[],
  turnIndex: 0 | 1,
  width: number,
) {
  if (turnIndex === 0) return sort(starts, ({ start: [, y] }) => y).map((one) => ({ ...one, side: 0 }));
  const ways = starts.map((own) => {
    const { climat, start, outline } = own;
    const others = grandsCrus.filter((one) => one.climat !== climat);
    const near = starts.filter((one) => one.climat.rank === 'grand' && Math.abs(one.start[0] - start[0]) < NEAR);
    const isLower = start[1] > (mean(near, ({ start: [, y] }) => y) ?? 0);
    return [start, ...pointsWithin(outline)].flatMap((at) =>
      [-1, 1].map((side) => {
        const line: Segment = [at, [at[0], at[1] + side * FAR]];
        const inTheWay = others.filter(
          (one) => crosses(one.box, line) && edgesOf(one.outline).some((edge) => segmentsIntersect(edge, line)),
        );
        const passed = sum(inTheWay, ({ climat: { held } }) => (held ? OWN : 1));
        const hits = signs.filter((sign) => crosses(sign, line)).length;
        const cost =
          COST.passed * passed + COST.crowded * hits + (side > 0 === isLower ? 0 : COST.side) + distance(at, start);
        return { ...own, start: at, side, cost };
      }),
    );
  });
  const sided: (T & { readonly side: number })[] = [];
  // Those without a way past all others come last, where room is left.
  for (const own of sort(ways, (all) => Math.floor((min(all, ({ cost }) => cost) ?? 0) / COST.passed))) {
    const isCrowded = ({ side, start: [x] }: (typeof own)[number]): boolean =>
      sided.some((one) => one.side === side && Math.abs(one.start[0] - x) < leastApart(width));
    const best = least(own, (way) => way.cost + (isCrowded(way) ? COST.crowded : 0));
    if (best) sided.push(best);
  }
  return sort(sided, ({ start: [x] }) => Math.abs(x - width / 2));
}

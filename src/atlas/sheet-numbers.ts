import { bisectLeft, bisectRight, group, least, range, sort } from 'd3-array';
import { contains, crosses, distance, nearestOn, pointsWithin, spread, type Segment } from '#atlas/geometry.ts';
import { boxAround, boxAt, grown, middleOf, type Box, type PlanePoint, type Polygons } from '#atlas/plane.ts';

/** Pixels from the vineyards to a number, and up and down from it in which their edge is looked for. */
const OFF = 7;
const BAND = 7;

/** Height of a row of numbers in parts of one, with the paper around it. */
const ROW = 1.2;

/** Pixels by which the number may stand higher or lower than the start of its line. */
const SHIFTS = range(-15, 16, 3);

/**
 * What speaks against a line, in pixels of its length: a pixel of it on other ground with a number, a number in its way, a start
 * where grounds may meet, and a pixel that it rises or falls.
 */
const COST = { passed: 100, number: 1000, corner: 60, shift: 3 } as const;

/**
 * Numbers that do not fit on their ground, in a row along either side of a slope that runs from north to south, in the order of
 * their ground: each on the side to which less other ground with a number lies in the way of its line. In pixels of the sheet;
 * the ground of number 1 is the first in `shapes`.
 */
export function numbersAlong(
  beside: readonly number[],
  shapes: readonly Polygons[],
  vineyards: Polygons,
  taken: readonly Box[],
  sizeOf: (number: number) => { readonly width: number; readonly height: number },
) {
  const grounds = shapes.map((outline, index) => ({ number: index + 1, outline, box: grown(boxAround(outline), 1) }));
  // Each of the thousands of lines asks for the edge at its height.
  const outer = sort(vineyards.flat(2), ([, y]) => y);
  const heights = outer.map(([, y]) => y);
  const corners = new Set(shapes.flat(3));
  const costOf = (number: number, [from, to]: Segment): number => {
    const others = grounds.filter((other) => other.number !== number && crosses(other.box, [from, to]));
    const length = distance(from, to);
    const passed = range(1, length).filter((px) => {
      const part = px / length;
      const at: PlanePoint = [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
      return others.some(({ outline }) => contains(outline, at));
    });
    return (
      COST.passed * passed.length +
      COST.number * taken.filter((box) => crosses(box, [from, to])).length +
      length +
      (corners.has(from) ? COST.corner : 0)
    );
  };
  /** Where a number begins, so high, that stands beside the vineyards. */
  const edgeAt = (y: number, side: number): number => {
    const level = outer.slice(bisectRight(heights, y - BAND), bisectLeft(heights, y + BAND));
    return side * (OFF + Math.max(...level.map(([x]) => side * x)));
  };

  const ways = beside.map((number) => {
    const outline = shapes[number - 1] ?? [];
    const [, middle] = middleOf(boxAround(outline));
    const starts = [...pointsWithin(outline), ...outline.flat(2)];
    const sides = [-1, 1].flatMap((side) =>
      SHIFTS.flatMap((shift) =>
        starts.map((start) => {
          const y = start[1] + shift;
          return {
            side,
            y,
            cost: costOf(number, [start, [edgeAt(y, side), y]]) + COST.shift * Math.abs(shift) + Math.abs(y - middle),
          };
        }),
      ),
    );
    return { number, starts, side: -1, y: middle, ...least(sides, ({ cost }) => cost) };
  });
  return Array.from(group(ways, ({ side }) => side).values()).flatMap((row) => {
    const ordered = sort(row, ({ y }) => y);
    const places = spread(
      ordered.map(({ y }) => y),
      ROW * sizeOf(0).height,
    );
    return ordered.map(({ number, starts, side }, index) => {
      const { width, height } = sizeOf(number);
      const y = places[index] ?? NaN;
      const box = boxAt([edgeAt(y, side) + (side * width) / 2, y], width, height);
      const lines = starts.map((start): Segment => [start, nearestOn(box, start)]);
      return { number, box, leader: least(lines, (line) => costOf(number, line)) };
    });
  });
}

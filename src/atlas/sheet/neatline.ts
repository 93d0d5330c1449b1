import { range } from 'd3-array';
import { roundToTenth } from '#atlas/plane/plane.ts';
import { fromPlane } from '#atlas/plane/projection.ts';
import type { SheetLayout } from '#atlas/sheet/sheet-forms.ts';

/** Minutes of a degree between the numbers of the frame. */
const STEP = 2;

/** The sides of a sheet: the axis along which each runs, whether it lies at the end of the other, and how its numbers are turned. */
const SIDES = [
  { axis: 0, isFar: false, turned: 0 },
  { axis: 0, isFar: true, turned: 0 },
  { axis: 1, isFar: false, turned: -90 },
  { axis: 1, isFar: true, turned: 90 },
] as const;

/** The frame of a sheet between its two lines: dark at every other step, with the minutes of the degree, in pixels of the sheet. */
export function neatline({ shows, margin, pxPerM }: SheetLayout) {
  const sides = SIDES.map(({ axis, isFar, turned }) => {
    const [length, breadth] = axis === 0 ? [shows.width, shows.height] : [shows.height, shows.width];
    const inOrder = <T>(along: T, across: T) => (axis === 0 ? ([along, across] as const) : ([across, along] as const));
    const minutesAt = (along: number): number => {
      const [x, y] = inOrder(along, isFar ? breadth : 0);
      return 60 * fromPlane([shows.x + x, shows.y + y])[axis];
    };
    const [from, to] = [minutesAt(0), minutesAt(length)];
    const across = isFar ? breadth * pxPerM + 1.5 * margin : margin / 2;
    // Along a side of the frame minutes are evenly spaced, to a few metres.
    const ticks = range(Math.ceil(Math.min(from, to) / STEP) * STEP, Math.max(from, to), STEP).map((minutes) => {
      const along = ((minutes - from) / (to - from)) * length * pxPerM + margin;
      return { minutes, turned, along, at: inOrder(along, across) };
    });
    // Degrees of latitude are counted from the far end.
    const last = axis === 0 ? length * pxPerM + margin : margin;
    const dashes = ticks.map(({ minutes, at }, n) =>
      (minutes / STEP) % 2 === 0
        ? `M${at.map(roundToTenth).join(' ')}${axis === 0 ? 'H' : 'V'}${roundToTenth(ticks[n + 1]?.along ?? last)}`
        : '',
    );
    return { dashes, ticks };
  });
  return { d: sides.flatMap(({ dashes }) => dashes).join(''), ticks: sides.flatMap(({ ticks }) => ticks) };
}

import { boxAround, turn, type Box, type PlanePoint, type Polygons } from '#atlas/plane.ts';
import { calloutRows, middle, spread, stripTurn, turnedBox, strips, type Orientation } from '#atlas/strip.ts';

/** Metres that one pixel shows, wide and upright. */
const METRES_PER_PX = { wide: 7.5, upright: 12.5 } as const;
/** Ground around the crus, in metres. */
const MARGIN_M = 260;
/** Width of a letter, height of a row of names, and room between parts, in pixels. */
const LETTER = 7.4;
const ROW = { wide: 28, upright: 32 } as const;
const GAP = 36;
/** Room for the sign of north above each half of the upright map; it would lie on the vineyards otherwise. */
const NORTH = 32;
/** Room above the map for the lowest row of names, and beside it for the leaders. */
const LEADER = 30;
/** Room below each part for the words of the scale bar. */
const FOOT = 44;

/** A cru of the small map, numbered from north to south. */
interface OverviewCru {
  readonly name: string;
  readonly number: number;
  readonly outline: Polygons<PlanePoint>;
}

/** One half of the Côte: where it stands on the sheet in pixels, and what of the turned plane it shows in metres. */
export interface OverviewPart {
  readonly degrees: number;
  readonly at: Box;
  readonly shows: Box;
}

/** Where a name stands, and the cru its leader comes from, in pixels. */
export interface OverviewName {
  readonly from: PlanePoint;
  readonly to: PlanePoint;
}

/** The small map: the nine crus at one scale, the hill of Corton beyond a break. */
interface Overview {
  readonly orientation: Orientation;
  readonly width: number;
  readonly height: number;
  readonly metresPerPx: number;
  readonly parts: readonly OverviewPart[];
  /** In the order of the crus. */
  readonly names: readonly OverviewName[];
}

/**
 * Lays out the small map. Wide: north on the right, names above; upright: north above, names on the right. The two
 * halves of the Côte keep their turns of the large map, and what lies between them is left out.
 */
export function overview(
  crus: readonly OverviewCru[],
  halves: readonly (readonly number[])[],
  orientation: Orientation,
): Overview {
  const metresPerPx = METRES_PER_PX[orientation];
  const outlinesOf = (numbers: readonly number[]): Polygons<PlanePoint> =>
    crus.filter(({ number }) => numbers.includes(number)).flatMap(({ outline }) => outline);
  const sized = halves.map((numbers, index) => {
    const strip = strips[index];
    if (!strip) throw new Error(`The map has ${strips.length} strips, not ${halves.length}.`);
    const degrees = stripTurn(strip, orientation);
    const shows = turnedBox(outlinesOf(numbers), degrees, MARGIN_M);
    return { numbers, degrees, shows, width: shows.width / metresPerPx, height: shows.height / metresPerPx };
  });
  return orientation === 'wide' ? wide(crus, sized, metresPerPx) : upright(crus, sized, metresPerPx);
}

interface Half {
  readonly numbers: readonly number[];
  readonly degrees: number;
  readonly shows: Box;
  readonly width: number;
  readonly height: number;
}

/** Where the middles of crus stand on the sheet. */
function placesOf(
  crus: readonly OverviewCru[],
  halves: readonly Half[],
  parts: readonly OverviewPart[],
  metresPerPx: number,
): PlanePoint[] {
  return crus.map(({ number, outline }) => {
    const part = parts[halves.findIndex(({ numbers }) => numbers.includes(number))];
    if (!part) throw new Error(`The cru number ${number} is in no half of the map.`);
    const [x, y] = turn(middle(outline), part.degrees);
    return [part.at.x + (x - part.shows.x) / metresPerPx, part.at.y + (y - part.shows.y) / metresPerPx];
  });
}

function wide(crus: readonly OverviewCru[], halves: readonly Half[], metresPerPx: number): Overview {
  const tallest = Math.max(...halves.map(({ height }) => height));
  const place = (head: number): OverviewPart[] => {
    let right = halves.reduce((sum, { width }) => sum + width + GAP, -GAP);
    return halves.map(({ degrees, shows, width, height }) => {
      right -= width;
      const part = { degrees, shows, at: { x: right, y: head + (tallest - height) / 2, width, height } };
      right -= GAP;
      return part;
    });
  };
  const callouts = placesOf(crus, halves, place(0), metresPerPx).map((at, index) => ({
    at,
    length: lengthOf(crus[index]),
  }));
  const rows = calloutRows(callouts, 12);
  const head = (Math.max(...rows) + 1) * ROW.wide + LEADER;
  const parts = place(head);
  const from = placesOf(crus, halves, parts, metresPerPx);
  const names = from.map((at, index) => ({
    from: at,
    to: [at[0], head - LEADER - (rows[index] ?? 0) * ROW.wide] as const,
  }));
  const width = Math.max(
    ...parts.map(({ at }) => at.x + at.width),
    ...names.map(({ to }, index) => to[0] + lengthOf(crus[index])),
  );
  return { orientation: 'wide', width, height: head + tallest + FOOT, metresPerPx, parts, names };
}

function upright(crus: readonly OverviewCru[], halves: readonly Half[], metresPerPx: number): Overview {
  const widest = Math.max(...halves.map(({ width }) => width));
  let bottom = NORTH;
  const parts = halves.map(({ degrees, shows, width, height }) => {
    const part = { degrees, shows, at: { x: widest - width, y: bottom, width, height } };
    bottom += height + GAP + NORTH;
    return part;
  });
  const from = placesOf(crus, halves, parts, metresPerPx);
  const heights = spread(
    from.map(([, y]) => y),
    ROW.upright,
  );
  const names = from.map((at, index) => ({ from: at, to: [widest + LEADER / 2, heights[index] ?? at[1]] as const }));
  const width = Math.max(...names.map(({ to }, index) => to[0] + lengthOf(crus[index])));
  return { orientation: 'upright', width, height: bottom - GAP - NORTH + FOOT, metresPerPx, parts, names };
}

/** Length of a cru's number, square and name as set. */
function lengthOf(cru: OverviewCru | undefined): number {
  return ((cru?.name.length ?? 0) + 5) * LETTER;
}

/** Whether an outline shows in a part of the map. */
export function showsIn({ degrees, shows }: OverviewPart, outline: Polygons<PlanePoint>): boolean {
  const box = boxAround(outline.map((rings) => rings.map((ring) => ring.map((point) => turn(point, degrees)))));
  return (
    box.x < shows.x + shows.width &&
    shows.x < box.x + box.width &&
    box.y < shows.y + shows.height &&
    shows.y < box.y + box.height
  );
}

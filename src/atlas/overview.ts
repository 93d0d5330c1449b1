import { boxAround, turn, type Box, type PlanePoint, type Polygons } from '#atlas/plane.ts';
import { middle, spread, stripTurn, turnedBox, strips, type Orientation } from '#atlas/strip.ts';

/** Metres that one pixel shows, wide and upright. */
const METRES_PER_PX = { wide: 7.5, upright: 12.5 } as const;
/** Ground around the crus, in metres. */
const MARGIN_M = 260;
/** Least distance of two leaders where they leave the map, and room between its parts, in pixels. */
const LEADER_GAP = 14;
const GAP = 36;
/** Room above each half of the upright map, for the sign of north. */
const NORTH = 32;
/** Room below the map for the leaders, and for the words of the scale bar. */
const FOOT = { wide: 72, upright: 44 } as const;
/** Share of the width that the upright map takes, and where the pictures beside it begin. */
const UPRIGHT = { map: 0.42, pictures: 0.5 } as const;

/** A cru of the small map, numbered from north to south. */
interface OverviewCru {
  readonly number: number;
  readonly outline: Polygons<PlanePoint>;
}

/** One half of the Côte: where it stands on the sheet in pixels, and what of the turned plane it shows in metres. */
export interface OverviewPart {
  readonly degrees: number;
  readonly at: Box;
  readonly shows: Box;
}

/** The leader of a cru in pixels: from its ground, where it leaves the map, and where its picture hangs. */
interface OverviewLeader {
  readonly from: PlanePoint;
  readonly edge: PlanePoint;
  readonly to: PlanePoint;
}

/** The small map: the nine crus at one scale, the hill of Corton beyond a break. */
export interface Overview {
  readonly orientation: Orientation;
  readonly width: number;
  readonly height: number;
  readonly metresPerPx: number;
  readonly parts: readonly OverviewPart[];
  /** In the order of the crus, from north to south. */
  readonly leaders: readonly OverviewLeader[];
}

/**
 * Lays out the small map. Wide: north on the right, nine pictures of one width in a row below; upright: north above,
 * the pictures in rows of one height on the right. The two halves of the Côte keep their turns of the large map, and
 * what lies between them is left out.
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
  const width = halves.reduce((sum, half) => sum + half.width + GAP, -GAP);
  let right = width;
  const parts = halves.map(({ degrees, shows, width: own, height }) => {
    right -= own;
    const part = { degrees, shows, at: { x: right, y: (tallest - height) / 2, width: own, height } };
    right -= GAP;
    return part;
  });
  const height = tallest + FOOT.wide;
  const from = placesOf(crus, halves, parts, metresPerPx);
  const edges = spread(
    from.map(([x]) => x),
    LEADER_GAP,
  );
  const leaders = from.map((at, index): OverviewLeader => {
    const x = edges[index] ?? at[0];
    return { from: [x, at[1]], edge: [x, tallest], to: [((crus.length - index - 0.5) / crus.length) * width, height] };
  });
  return { orientation: 'wide', width, height, metresPerPx, parts, leaders };
}

function upright(crus: readonly OverviewCru[], halves: readonly Half[], metresPerPx: number): Overview {
  const widest = Math.max(...halves.map(({ width }) => width));
  let bottom = NORTH;
  const parts = halves.map(({ degrees, shows, width, height }) => {
    const part = { degrees, shows, at: { x: widest - width, y: bottom, width, height } };
    bottom += height + GAP + NORTH;
    return part;
  });
  const height = bottom - GAP - NORTH + FOOT.upright;
  const width = widest / UPRIGHT.map;
  const from = placesOf(crus, halves, parts, metresPerPx);
  const edges = spread(
    from.map(([, y]) => y),
    LEADER_GAP,
  );
  const leaders = from.map((at, index): OverviewLeader => {
    const y = edges[index] ?? at[1];
    return {
      from: [at[0], y],
      edge: [widest, y],
      to: [UPRIGHT.pictures * width, ((index + 0.5) / crus.length) * height],
    };
  });
  return { orientation: 'upright', width, height, metresPerPx, parts, leaders };
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

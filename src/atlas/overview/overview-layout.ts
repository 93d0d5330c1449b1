import { greatest, least, max, range, sum } from 'd3-array';
import { contains, distanceToEdges, isWithin, meanPoint, spread } from '#atlas/plane/geometry.ts';
import {
  boxAround,
  inflated,
  linePath,
  mapPoints,
  rotate,
  type PlanePoint,
  type Polygons,
} from '#atlas/plane/plane.ts';
import { strips, stripDegrees, type Orientation } from '#atlas/cote-strips.ts';

/** Metres that one pixel shows, wide and upright. */
const METRES_PER_PX = { wide: 7.5, upright: 12.5 } as const;
/** Ground around the crus, in metres. */
const MARGIN_M = 260;
/** Least distance of two leaders where they leave the map, and room between its parts, in pixels. */
const LEADER_GAP = 14;
const GAP = 36;
/** Room above each half of the upright map, for the sign of north. */
const NORTH = 32;
/** Room above the map for the names of the towns beyond it. */
const HEAD = { wide: 44, upright: 28 } as const;
/** Room below the map for the leaders, and for the words of the scale bar and the town beyond. */
const FOOT = { wide: 72, upright: 76 } as const;
/** How far along a leader other crus are looked for, and how far from them it is clear of them, in pixels. */
const TRIED_PX = 120;
const CLEAR_PX = 5;
/** Places that are tried across a cru for the start of its leader. */
const STEPS = 24;
/** Share of the width between two pictures of a row; lists of pictures and of names have it in percent. */
const PICTURE_GAP = 0.006;
/** Share of the width that the upright map takes, and where the pictures beside it begin. */
const UPRIGHT = { map: 0.42, pictures: 0.5 } as const;

/**
 * Lays out the overview map: the crus of both strips of the Côte from north to south, at one scale. Wide: north on the right,
 * pictures of one width in a row below; upright: north above, the pictures in rows of one height on the right. The strips
 * keep their turns of the large map, and what lies between them is left out. Sizes are in pixels.
 */
export function overview(halves: readonly (readonly Polygons[])[], orientation: Orientation) {
  const isWide = orientation === 'wide';
  const metresPerPx = METRES_PER_PX[orientation];
  const sized = strips.map((strip, index) => {
    const degrees = stripDegrees(strip, orientation);
    const crus = (halves[index] ?? []).map((outline) => mapPoints(outline, (point) => rotate(point, degrees)));
    /** The part of the turned plane that it shows, in metres. */
    const shows = inflated(boxAround(crus.flat()), MARGIN_M);
    return { strip, degrees, crus, shows, across: shows.width / metresPerPx, down: shows.height / metresPerPx };
  });
  const widest = max(sized, ({ across }) => across) ?? 0;
  const tallest = max(sized, ({ down }) => down) ?? 0;
  const width = isWide ? sum(sized, ({ across }) => across + GAP) - GAP : widest / UPRIGHT.map;
  const foot = HEAD[orientation] + (isWide ? tallest : sum(sized, ({ down }) => NORTH + down + GAP) - GAP);
  const height = foot + FOOT[orientation];
  const parts = sized.map(({ strip, degrees, crus, shows, across, down }, index) => {
    const before = sized.slice(0, index);
    const x = isWide ? width - across - sum(before, (other) => other.across + GAP) : widest - across;
    const y =
      HEAD[orientation] + (isWide ? (tallest - down) / 2 : NORTH + sum(before, (other) => other.down + GAP + NORTH));
    const outlines = crus.map((cru) =>
      mapPoints(cru, ([east, south]) => [x + (east - shows.x) / metresPerPx, y + (south - shows.y) / metresPerPx]),
    );
    return {
      strip,
      degrees,
      shows,
      at: { x, y, width: across, height: down },
      from: sum(before, (other) => other.crus.length),
      outlines,
      places: outlines.map(meanPoint),
    };
  });
  const outlines = parts.flatMap((part) => part.outlines);
  const places = parts.flatMap((part) => part.places);
  const edges = spread(
    outlines.map((outline) => freestLine(outline, outlines, isWide)),
    LEADER_GAP,
  );
  /** From the ground of each cru to where it leaves the map, and on to where the picture hangs. */
  const leaders = places.map((place, index): Readonly<Record<'from' | 'edge' | 'to', PlanePoint>> => {
    const edge = edges[index] ?? NaN;
    const along = (index + 0.5) / places.length;
    const from = deepestOn(outlines[index] ?? [], edge, isWide) ?? (isWide ? [edge, place[1]] : [place[0], edge]);
    return isWide
      ? { from, edge: [edge, foot], to: [(1 - along + PICTURE_GAP * (0.5 - along)) * width, height] }
      : { from, edge: [widest, edge], to: [UPRIGHT.pictures * width, along * height] };
  });
  const [north, south] = parts.map(({ at }) => at);
  /** Where the map leaves out what lies between its parts: across, or down. */
  const gap = isWide
    ? ((south?.x ?? 0) + (south?.width ?? 0) + (north?.x ?? 0)) / 2
    : ((north?.y ?? 0) + (north?.height ?? 0) + (south?.y ?? 0)) / 2;
  /** Places for the names of towns: beyond the map in the north, between its parts and beyond it in the south. */
  const beyond = isWide
    ? ([
        { at: [width, 20], anchor: 'end' },
        { at: [north?.x ?? 0, 20], anchor: 'start' },
        { at: [0, 20], anchor: 'start' },
      ] as const)
    : ([
        { at: [0, 16], anchor: 'start' },
        { at: [0, gap - 8], anchor: 'start' },
        { at: [0, height - 10], anchor: 'start' },
      ] as const);
  return { orientation, width, height, metresPerPx, foot, parts, leaders, gap, beyond };
}

/** The line down, or across, on which a leader passes over the least of other crus and starts nearest to the middle of its own. */
function freestLine(outline: Polygons, all: readonly Polygons[], isDown: boolean): number {
  const [box, at] = [boxAround(outline), meanPoint(outline)];
  const [start, length, centre] = isDown ? [box.x, box.width, at[0]] : [box.y, box.height, at[1]];
  const others = all.flatMap((other) =>
    other === outline ? [] : [{ other, around: inflated(boxAround(other), CLEAR_PX) }],
  );
  const over = (line: number): number => {
    const from = deepestOn(outline, line, isDown);
    if (!from) return Infinity;
    const way = range(TRIED_PX).map((px): PlanePoint => (isDown ? [line, from[1] + px] : [from[0] + px, line]));
    const isOver = (point: PlanePoint): boolean =>
      others.some(
        ({ other, around }) =>
          isWithin(around, point) && (contains(other, point) || distanceToEdges(other, point) < CLEAR_PX),
      );
    return way.filter(isOver).length;
  };
  const lines = [centre, ...range(0.5, STEPS).map((step) => start + (step * length) / STEPS)];
  return least(lines, (line) => over(line) + Math.abs(line - centre)) ?? centre;
}

/** The place of an outline that is farthest from its edges on a line down, or across. */
function deepestOn(outline: Polygons, line: number, isDown: boolean): PlanePoint | undefined {
  const { x, y, width, height } = boxAround(outline);
  const places = range(0.5, STEPS).map((step): PlanePoint =>
    isDown ? [line, y + (step * height) / STEPS] : [x + (step * width) / STEPS, line],
  );
  return greatest(
    places.filter((place) => contains(outline, place)),
    (place) => distanceToEdges(outline, place),
  );
}

export type Overview = ReturnType<typeof overview>;

/** The `d` of an SVG path along a leader of the overview map, in whole pixels. */
export const leaderPath = ({ from, edge, to }: Overview['leaders'][number]): string =>
  linePath([from, edge, to], Math.round);

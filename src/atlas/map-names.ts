import { pairs, range } from 'd3-array';
import { boxAround, type Box, type PlanePoint, type Polygons } from '#atlas/plane.ts';
import { contains, crosses, distanceToEdges, overlap } from '#atlas/geometry.ts';

/** A way to set a name: its lines, the size of its letters and of the block. */
interface Setting {
  readonly lines: readonly string[];
  readonly letter: number;
  readonly width: number;
  readonly height: number;
}

/** A shape to be named, in pixels of the map. */
export interface Named {
  readonly outline: Polygons<PlanePoint>;
  /** What lies over it, where its name must not stand. */
  readonly over: Polygons<PlanePoint>;
  /** The ways in which the name may be set, the best first. */
  readonly settings: readonly Setting[];
}

/** A name in its place: the middle of its block of lines. */
export interface SetName {
  readonly lines: readonly string[];
  readonly letter: number;
  readonly at: PlanePoint;
  readonly box: Box;
}

/** Pixels between the places tried. */
const STEP = 6;

export type Segment = readonly [from: PlanePoint, to: PlanePoint];

/**
 * Places names in their shapes, within a window, in the order given. A name crosses no line of any shape and touches
 * no other name; of the places left it has the one farthest from the edges of its shape. Undefined for a name that finds
 * no place however it is set.
 */
export function setNames(
  named: readonly Named[],
  lines: readonly Polygons<PlanePoint>[],
  window: Box,
): (SetName | undefined)[] {
  const segments = lines.flatMap((outline) => outline.flat().flatMap((ring) => pairs(ring)));
  const taken: Box[] = [];
  return named.map(({ outline, over, settings }) => {
    const around = boxAround(outline);
    const near = segments.filter(([a, b]) => overlap(grown(boxOf(a, b), 1), around));
    for (const setting of settings) {
      const place = bestPlace(outline, over, setting, near, window, taken);
      if (!place) continue;
      taken.push(place.box);
      return { lines: setting.lines, letter: setting.letter, ...place };
    }
    return undefined;
  });
}

function bestPlace(
  outline: Polygons<PlanePoint>,
  over: Polygons<PlanePoint>,
  { width, height }: { readonly width: number; readonly height: number },
  segments: readonly Segment[],
  window: Box,
  taken: readonly Box[],
): { at: PlanePoint; box: Box } | undefined {
  const around = boxAround(outline);
  const [left, right] = [Math.max(around.x, window.x), Math.min(around.x + around.width, window.x + window.width)];
  const [top, foot] = [Math.max(around.y, window.y), Math.min(around.y + around.height, window.y + window.height)];
  let best: { at: PlanePoint; box: Box } | undefined;
  let depth = 0;
  for (let y = top + height / 2; y <= foot - height / 2; y += STEP) {
    for (let x = left + width / 2; x <= right - width / 2; x += STEP) {
      const at: PlanePoint = [x, y];
      if (!contains(outline, at) || contains(over, at)) continue;
      const box = { x: x - width / 2, y: y - height / 2, width, height };
      if (taken.some((other) => overlap(box, other))) continue;
      if (segments.some(([from, to]) => crosses(box, from, to))) continue;
      // A long name is as deep as its ends.
      const here = Math.min(...[x - width / 2, x, x + width / 2].map((px) => distanceToEdges(outline, [px, y])));
      if (here > depth) [best, depth] = [{ at, box }, here];
    }
  }
  return best;
}

const boxOf = ([ax, ay]: PlanePoint, [bx, by]: PlanePoint): Box => ({
  x: Math.min(ax, bx),
  y: Math.min(ay, by),
  width: Math.abs(bx - ax),
  height: Math.abs(by - ay),
});

/** A box with room around it. */
const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** Every way to set a name in up to three lines, parted at spaces and after hyphens: the fewest lines first. */
export function waysToBreak(name: string): string[][] {
  const words = name.match(/[^ -]+-?/g) ?? [name];
  const ways = [[name]];
  for (let lines = 2; lines <= Math.min(3, words.length); lines += 1) ways.push(balanced(words, lines));
  return ways;
}

/** Words in so many lines, the longest as short as can be. */
function balanced(words: readonly string[], lines: number): string[] {
  if (lines === 1) return [joined(words)];
  const ways = words
    .slice(0, words.length - lines + 1)
    .map((_, index) => [joined(words.slice(0, index + 1)), ...balanced(words.slice(index + 1), lines - 1)]);
  const longest = (way: readonly string[]): number => Math.max(...way.map(({ length }) => length));
  return ways.reduce((best, way) => (longest(way) < longest(best) ? way : best));
}

const joined = (words: readonly string[]): string => words.join(' ').replaceAll('- ', '-');

/** Pixels by which a name is moved away from its place and along it, how near it stands, and how far away it may be. */
const AWAY = 5;
const NEAREST = 12;
const FARTHEST = 240;

/**
 * The middle of a name beside a place: the nearest at which it stands in the window, crosses no line and touches nothing
 * that is taken; if several are as near, the one below the place. Undefined where there is none.
 */
export function placeBeside(
  [x, y]: PlanePoint,
  { width, height }: { readonly width: number; readonly height: number },
  lines: readonly Segment[],
  taken: readonly Box[],
  window: Box,
): PlanePoint | undefined {
  const isFree = ([px, py]: PlanePoint): boolean => {
    const box = { x: px - width / 2, y: py - height / 2, width, height };
    return (
      box.x >= window.x &&
      box.y >= window.y &&
      box.x + width <= window.x + window.width &&
      box.y + height <= window.y + window.height &&
      !taken.some((other) => overlap(box, other)) &&
      !lines.some(([from, to]) => crosses(box, from, to))
    );
  };
  const along = range(0, width / 2 + NEAREST, AWAY).flatMap((shift) => [shift, -shift]);
  for (let gap = NEAREST; gap <= FARTHEST; gap += AWAY) {
    const [across, down] = [width / 2 + gap, height / 2 + gap];
    const places: PlanePoint[] = [
      ...along.map((shift): PlanePoint => [x + shift, y + down]),
      ...along
        .filter((shift) => Math.abs(shift) <= gap)
        .flatMap((shift): PlanePoint[] => [
          [x + across, y + shift],
          [x - across, y + shift],
        ]),
      ...along.map((shift): PlanePoint => [x + shift, y - down]),
    ];
    const free = places.find(isFree);
    if (free) return free;
  }
  return undefined;
}

/** Where the reference beside a plot stands: the middle of its line, above the plot, below it, or at one of its ends. */
export function placeReferences(
  plots: readonly Box[],
  size: { readonly width: number; readonly height: number },
): PlanePoint[] {
  const taken = [...plots];
  return plots.map(({ x, y, width, height }) => {
    const [middle, centre] = [x + width / 2, y + height / 2];
    const [across, down] = [size.width / 2 + 2, size.height / 2];
    const places: PlanePoint[] = [
      [middle, y - down],
      [middle, y + height + down],
      [x + width + across, centre],
      [x - across, centre],
      [x + across, y - down],
      [x + width - across, y + height + down],
    ];
    const boxAt = ([px, py]: PlanePoint): Box => ({ ...size, x: px - size.width / 2, y: py - size.height / 2 });
    const place = places.find((one) => !taken.some((other) => overlap(boxAt(one), other))) ?? [middle, centre];
    taken.push(boxAt(place));
    return place;
  });
}

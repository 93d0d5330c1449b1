import { greatest, least, range } from 'd3-array';
import {
  contains,
  crossedByAny,
  distance,
  distanceToEdges,
  edgesOf,
  nearestOn,
  overlap,
  type Segment,
} from '#atlas/geometry.ts';
import { boxAround, boxAt, middleOf, type Box, type PlanePoint, type Polygons } from '#atlas/plane.ts';

/** Widths of letters and heights of lines of names on their ground, in parts of their size. */
export const NAME_STYLES = {
  grand: { letter: 0.62, line: 0.62, clear: 0.35 },
  premier: { letter: 0.43, line: 0.95, clear: 0.3 },
} as const;

/** A way to set a name: its lines, the size of its letters and of the block. */
interface Setting {
  readonly lines: readonly string[];
  readonly letter: number;
  readonly width: number;
  readonly height: number;
}

/** A shape to be named, in pixels of the map. */
export interface Named {
  readonly outline: Polygons;
  /** Lies over it, and keeps its name away. */
  readonly over: Polygons;
  /** The ways in which the name may be set, the best first. */
  readonly settings: readonly Setting[];
}

/** A name in its place: the box around its lines. */
interface SetName extends Setting {
  readonly box: Box;
}

/** Pixels between the places tried. */
const STEP = 6;

/**
 * Places names in their shapes, within a window, in the order given. A name crosses no line of any shape and touches
 * no other name; of the places left it has the one farthest from the edges of its shape. Undefined for a name that finds
 * no place however it is set.
 */
export function setNames(
  named: readonly Named[],
  lines: readonly Polygons[],
  window: Box,
  step = STEP,
): (SetName | undefined)[] {
  const isCrossed = crossedByAny(lines.flatMap(edgesOf));
  const taken: Box[] = [];
  return named.map(({ outline, over, settings }) => {
    const around = boxAround(outline);
    const [left, right] = [Math.max(around.x, window.x), Math.min(around.x + around.width, window.x + window.width)];
    const [top, foot] = [Math.max(around.y, window.y), Math.min(around.y + around.height, window.y + window.height)];
    for (const setting of settings) {
      const { width, height } = setting;
      const places = range(top + height / 2, foot - height / 2, step)
        .flatMap((y) => range(left + width / 2, right - width / 2, step).map((x): PlanePoint => [x, y]))
        .filter((at) => contains(outline, at) && !contains(over, at))
        .map((at) => boxAt(at, width, height))
        .filter((box) => !taken.some((other) => overlap(box, other)) && !isCrossed(box));
      // A long name is as deep as its ends.
      const box = greatest(places, ({ x, y }) =>
        Math.min(...[x, x + width / 2, x + width].map((px) => distanceToEdges(outline, [px, y + height / 2]))),
      );
      if (!box) continue;
      taken.push(box);
      return { ...setting, box };
    }
    return undefined;
  });
}

/** Every way to set a name in up to three lines, parted at spaces and after hyphens: the fewest lines first. */
export function waysToBreak(name: string): string[][] {
  const words = name.match(/[^ -]+-?/g) ?? [name];
  return [[name], ...range(2, Math.min(3, words.length) + 1).map((lines) => balanced(words, lines))];
}

/** Words in so many lines, the longest as short as can be. */
function balanced(words: readonly string[], lines: number): string[] {
  if (lines === 1) return [joined(words)];
  const ways = range(1, words.length - lines + 2).map((first) => [
    joined(words.slice(0, first)),
    ...balanced(words.slice(first), lines - 1),
  ]);
  return least(ways, longest) ?? [];
}

/** Letters of the longest of some lines. */
export const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length));

const joined = (words: readonly string[]): string => words.join(' ').replaceAll('- ', '-');

/** A window that holds everything, also when the sheet is turned. */
export const EVERYWHERE: Box = { x: -1e5, y: -1e5, width: 2e5, height: 2e5 };

/** Pixels by which a name is moved away from its place and along it, how near it stands, and how far away it may be. */
export const AWAY = 5;
export const NEAREST = 12;
const FARTHEST = 240;

/**
 * The box of a name beside a place: the nearest in which it stands in the window, crosses no line and touches nothing
 * that is taken; if several are as near, the one below the place. `isAllowed` may ask for more. Undefined where there is
 * none within `farthest` pixels.
 */
export function placeBeside(
  [x, y]: PlanePoint,
  { width, height }: { readonly width: number; readonly height: number },
  lines: readonly Segment[],
  taken: readonly Box[],
  window: Box,
  isAllowed: (box: Box) => boolean = () => true,
  farthest = FARTHEST,
): Box | undefined {
  const isCrossed = crossedByAny(lines);
  const isFree = (box: Box): boolean => hasRoom(box, taken, window) && !isCrossed(box) && isAllowed(box);
  const along = range(0, width / 2 + NEAREST, AWAY).flatMap((shift) => [shift, -shift]);
  for (let gap = NEAREST; gap <= farthest; gap += AWAY) {
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
    const free = places.map((at) => boxAt(at, width, height)).find(isFree);
    if (free) return free;
  }
  return undefined;
}

/** Whether a box lies whole in a window and touches nothing that is taken. */
export const hasRoom = (box: Box, taken: readonly Box[], window: Box): boolean =>
  box.x >= window.x &&
  box.y >= window.y &&
  box.x + box.width <= window.x + window.width &&
  box.y + box.height <= window.y + window.height &&
  !taken.some((other) => overlap(box, other));

/** Words in level lines around a place, which are so far apart. */
export const linesAround = (words: readonly string[], [x, y]: PlanePoint, apart: number) =>
  words.map((text, n) => ({ text, at: [x, y + (n - (words.length - 1) / 2) * apart] as PlanePoint }));

/** Width of a spaced capital and height of a line of them, in parts of their size. */
const SPACED = { letter: 0.92, line: 1.2 };

/** A name in spaced capitals beside a place, in as many lines as bring it nearest; `placeBeside` tells the conditions. */
export function capitalsBeside(
  name: string,
  place: PlanePoint,
  letter: number,
  lines: readonly Segment[],
  taken: readonly Box[],
  window: Box,
  isAllowed: (box: Box) => boolean,
  farthest?: number,
) {
  const ways = waysToBreak(name).flatMap((words) => {
    const size = {
      width: longest(words) * SPACED.letter * letter,
      height: (words.length * SPACED.line - 0.3) * letter,
    };
    const box = placeBeside(place, size, lines, taken, window, isAllowed, farthest);
    return box ? [{ words, box, far: distance(nearestOn(box, place), place) + 2 * words.length * letter }] : [];
  });
  const set = least(ways, ({ far }) => far);
  if (!set) return undefined;
  return { box: set.box, lines: linesAround(set.words, middleOf(set.box), SPACED.line * letter) };
}

import { greatest, least, range } from 'd3-array';
import { contains, crosses, distanceToEdges, edgesOf, overlap, type Segment } from '#atlas/geometry.ts';
import { boxAround, boxAt, grown, middleOf, type Box, type PlanePoint, type Polygons } from '#atlas/plane.ts';

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
  /** What lies over it, where its name must not stand. */
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
export function setNames(named: readonly Named[], lines: readonly Polygons[], window: Box): (SetName | undefined)[] {
  const edges = lines.flatMap(edgesOf);
  const taken: Box[] = [];
  return named.map(({ outline, over, settings }) => {
    const around = boxAround(outline);
    const near = edges.filter((edge) => overlap(grown(boxAround([[edge]]), 1), around));
    const [left, right] = [Math.max(around.x, window.x), Math.min(around.x + around.width, window.x + window.width)];
    const [top, foot] = [Math.max(around.y, window.y), Math.min(around.y + around.height, window.y + window.height)];
    for (const setting of settings) {
      const { width, height } = setting;
      const places = range(top + height / 2, foot - height / 2, STEP)
        .flatMap((y) => range(left + width / 2, right - width / 2, STEP).map((x): PlanePoint => [x, y]))
        .filter((at) => contains(outline, at) && !contains(over, at))
        .map((at) => boxAt(at, width, height))
        .filter((box) => !taken.some((other) => overlap(box, other)) && !near.some((edge) => crosses(box, edge)));
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

/** Pixels by which a name is moved away from its place and along it, how near it stands, and how far away it may be. */
const AWAY = 5;
const NEAREST = 12;
const FARTHEST = 240;

/**
 * The box of a name beside a place: the nearest in which it stands in the window, crosses no line and touches nothing
 * that is taken; if several are as near, the one below the place. `isAllowed` may ask for more. Undefined where there is none.
 */
export function placeBeside(
  [x, y]: PlanePoint,
  { width, height }: { readonly width: number; readonly height: number },
  lines: readonly Segment[],
  taken: readonly Box[],
  window: Box,
  isAllowed: (box: Box) => boolean = () => true,
): Box | undefined {
  const isFree = (box: Box): boolean =>
    isAllowed(box) &&
    box.x >= window.x &&
    box.y >= window.y &&
    box.x + width <= window.x + window.width &&
    box.y + height <= window.y + window.height &&
    !taken.some((other) => overlap(box, other)) &&
    !lines.some((line) => crosses(box, line));
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
    const free = places.map((at) => boxAt(at, width, height)).find(isFree);
    if (free) return free;
  }
  return undefined;
}

/**
 * Where the reference beside a plot stands: the middle of its line, above the plot, below it, or at one of its ends; a line
 * further off for each of its neighbours that takes these places.
 */
export function placeReferences(
  plots: readonly Box[],
  size: { readonly width: number; readonly height: number },
): PlanePoint[] {
  const taken = [...plots];
  const around = (at: PlanePoint): Box => boxAt(at, size.width, size.height);
  return plots.map((plot) => {
    const { x, y, width, height } = plot;
    const [middle, centre] = middleOf(plot);
    const [across, down] = [size.width / 2 + 2, size.height / 2];
    const places = plots.flatMap((_, line): PlanePoint[] => {
      const off = down + line * size.height;
      return [
        [middle, y - off],
        [middle, y + height + off],
        [x + width + across, centre],
        [x - across, centre],
        [x + across, y - off],
        [x + width - across, y + height + off],
      ];
    });
    const place = places.find((one) => !taken.some((other) => overlap(around(one), other))) ?? [middle, centre];
    taken.push(around(place));
    return place;
  });
}

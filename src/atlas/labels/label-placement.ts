import { cross, greatest, least, range } from 'd3-array';
import {
  contains,
  crossedByNone,
  distanceToBox,
  distanceToEdges,
  edgesOf,
  nearestOn,
  overlap,
  type Segment,
} from '#atlas/plane/geometry.ts';
import { CAPITALS, linesAround, labelLayouts, type LabelLayout } from '#atlas/labels/label-layouts.ts';
import { boxAround, boxAt, boxWithin, middleOf, type Box, type PlanePoint, type Polygons } from '#atlas/plane/plane.ts';

/** Whether something may stand in a box. */
export type Constraint = (box: Box) => boolean;

/** A test that asks for several. */
export const allOf =
  (...tests: readonly Constraint[]): Constraint =>
  (box) =>
    tests.every((isMet) => isMet(box));

/** Several tests as one that asks for them all, one without the last, and so on, down to one that asks for none. */
export const orFewer = (...tests: readonly Constraint[]): Constraint[] =>
  range(tests.length, -1, -1).map((count) => allOf(...tests.slice(0, count)));

/** Tests whether a box lies whole within bounds, and whether it touches none of some others. */
export const within =
  (bounds: Box): Constraint =>
  (box) =>
    box.x >= bounds.x &&
    box.y >= bounds.y &&
    box.x + box.width <= bounds.x + bounds.width &&
    box.y + box.height <= bounds.y + bounds.height;
export const touchesNone =
  (taken: readonly Box[]): Constraint =>
  (box) =>
    !taken.some((other) => overlap(box, other));

/** Tests whether the middle of a box lies on none of some grounds. */
export const outside =
  (grounds: readonly { readonly outline: Polygons }[]): Constraint =>
  (box) =>
    !grounds.some(({ outline }) => contains(outline, middleOf(box)));

/** Bounds that hold everything, also when the sheet is turned. */
export const EVERYWHERE: Box = { x: -1e5, y: -1e5, width: 2e5, height: 2e5 };

/** The line from a place to what stands beside it, and a test of that line. */
export const lineTo = (start: PlanePoint, box: Box): Segment => [start, nearestOn(box, start)];
export const ofLine =
  (start: PlanePoint, isMet: (line: Segment) => boolean): Constraint =>
  (box) =>
    isMet(lineTo(start, box));

/** With the index of the way that a place meets. */
type Ranked<T> = T & { readonly rank: number };

/** The first of the places that meet the first of the `ways` which any of them meets. */
export function bestPlace<T extends Box>(places: Iterable<T>, ways: readonly Constraint[]): Ranked<T> | undefined {
  let best: Ranked<T> | undefined;
  for (const place of places) {
    const rank = ways.findIndex((isMet, n) => n < (best?.rank ?? Infinity) && isMet(place));
    if (rank >= 0) best = { ...place, rank };
    if (rank === 0) break;
  }
  return best;
}

/** Pixels by which a name is moved away from its place and along it, how near it stands, and how far away it may be. */
export const AWAY = 5;
export const NEAREST = 12;
const FARTHEST = 240;

/** The size of a box to be placed. */
export interface Block {
  readonly width: number;
  readonly height: number;
}

/** The boxes of a size around a place, the nearest first; of those as near, the ones below it. */
function* boxesAround([x, y]: PlanePoint, { width, height }: Block, farthest: number): Iterable<Box> {
  const along = range(0, width / 2 + NEAREST, AWAY).flatMap((shift) => [shift, -shift]);
  for (let gap = NEAREST; gap <= farthest; gap += AWAY) {
    const [across, down] = [width / 2 + gap, height / 2 + gap];
    for (const shift of along) yield boxAt([x + shift, y + down], width, height);
    for (const shift of along.filter((one) => Math.abs(one) <= gap)) {
      yield boxAt([x + across, y + shift], width, height);
      yield boxAt([x - across, y + shift], width, height);
    }
    for (const shift of along) yield boxAt([x + shift, y - down], width, height);
  }
}

/** What is asked of a box beside a place, besides its room: what it must meet, and what it should, from the strictest way to the least. */
interface Asked {
  readonly must?: Constraint;
  readonly ways?: readonly Constraint[];
  readonly farthest?: number | undefined;
}

/**
 * The box of a name beside a place: the nearest in which it stands within the bounds and touches nothing that is taken; if
 * several are as near, the one below the place. Undefined where there is none within `farthest` pixels.
 */
export function placeBeside(
  place: PlanePoint,
  block: Block,
  taken: readonly Box[],
  bounds: Box,
  { must = () => true, ways = [() => true], farthest = FARTHEST }: Asked = {},
): Ranked<Box> | undefined {
  const isFree = allOf(within(bounds), touchesNone(taken), must);
  const free = function* () {
    for (const box of boxesAround(place, block, farthest)) if (isFree(box)) yield box;
  };
  return bestPlace(free(), ways);
}

/** Words in their place: the box around their lines. */
export interface Placed extends LabelLayout {
  readonly box: Box;
}

/**
 * The best of some ways to set words, each in its own box: the one in a place of the least rank; of several, the nearest to a place,
 * for which each line more counts as so many pixels.
 */
export function bestLayout(
  all: readonly LabelLayout[],
  place: PlanePoint,
  boxOf: (layout: LabelLayout) => Ranked<Box> | undefined,
  pxOfLine = 0,
) {
  const placed = all.flatMap((layout) => {
    const box = boxOf(layout);
    return box ? [{ ...layout, box, far: distanceToBox(box, place) + pxOfLine * layout.lines.length }] : [];
  });
  return least(placed, (one, other) => one.box.rank - other.box.rank || one.far - other.far);
}

/** A name in spaced capitals beside a place, in as many lines as bring it nearest; `asked` is what `placeBeside` asks. */
export function capitalsBeside(
  name: string,
  place: PlanePoint,
  letter: number,
  taken: readonly Box[],
  bounds: Box,
  asked: Asked,
) {
  const boxOf = (block: Block) => placeBeside(place, block, taken, bounds, asked);
  const set = bestLayout(labelLayouts(name, letter, CAPITALS), place, boxOf, 2 * letter);
  return set && { box: set.box, lines: linesAround(set.lines, middleOf(set.box), CAPITALS.line * letter) };
}

/** A shape to be named, in pixels of the map. */
interface Named {
  readonly outline: Polygons;
  /** Lies over it, and keeps its name away. */
  readonly over: Polygons;
  /** The ways in which the name may be set, the best first. */
  readonly layouts: readonly LabelLayout[];
}

/** Pixels between the places tried in a shape. */
const STEP = 6;

/**
 * Places names in their shapes, within bounds, in the order given. A name crosses no line of any shape and touches
 * no other name; of the places left it has the one farthest from the edges of its shape. Undefined for a name that finds
 * no place however it is set.
 */
export function placeInside(
  named: readonly Named[],
  lines: readonly Polygons[],
  bounds: Box,
  step = STEP,
): (Placed | undefined)[] {
  const isUncrossed = crossedByNone(lines.flatMap(edgesOf));
  const taken: Box[] = [];
  return named.map(({ outline, over, layouts }) => {
    const { x, y, width, height } = boxWithin(boxAround(outline), bounds);
    const isFree = allOf(touchesNone(taken), isUncrossed, crossedByNone(edgesOf(outline)), (box) => {
      const middle = middleOf(box);
      return contains(outline, middle) && !contains(over, middle);
    });
    for (const layout of layouts) {
      const [across, down] = [layout.width / 2, layout.height / 2];
      const boxes = cross(
        range(y + down, y + height - down, step),
        range(x + across, x + width - across, step),
        (py, px) => boxAt([px, py], layout.width, layout.height),
      ).filter(isFree);
      // A long name is as deep as its ends.
      const box = greatest(boxes, (one) =>
        Math.min(...[0, across, 2 * across].map((along) => distanceToEdges(outline, [one.x + along, one.y + down]))),
      );
      if (!box) continue;
      taken.push(box);
      return { ...layout, box };
    }
    return undefined;
  });
}

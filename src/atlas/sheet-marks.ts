import { least } from 'd3-array';
import {
  contains,
  crosses,
  distance,
  isNear,
  isWithin,
  meet,
  nearestOn,
  overlap,
  type Segment,
} from '#atlas/geometry.ts';
import { placeBeside } from '#atlas/map-names.ts';
import { numbered, type Numbered } from '#atlas/numbered.ts';
import { climats, type Climat } from '#atlas/outlines.ts';
import {
  boxAround,
  boxAt,
  grown,
  mapPoints,
  middleOf,
  type Box,
  type PlanePoint,
  type Polygons,
} from '#atlas/plane.ts';
import { numbersAlong } from '#atlas/sheet-numbers.ts';
import { nuits } from '#atlas/strip.ts';
import type { Paper, SheetLines } from '#atlas/sheet-forms.ts';
import { withoutBrackets } from '#text/strings.ts';

/** How far from a number lines are looked at, in pixels. */
const REACH = 150;

/** How long the line of a number is at least, in parts of its letters. */
const LEADS_FROM = 0.5;

/** A number beside the vineyards: the middle of its ground, its box, and the line between them. */
interface Beside {
  readonly middle: PlanePoint;
  readonly box: Box;
  readonly leader: Segment;
}

/**
 * The numbers of the sheet, each on its ground, in a row along the slope, or beside the vineyards at the end of a line; with
 * what they take up, and the ground of each on the sheet. They stand in none of the `frames`.
 */
export function placeNumbers(
  paper: Paper,
  lines: SheetLines,
  frames: readonly Box[],
  hasNumber: (climat: Climat) => boolean,
) {
  const { form, place, frame, letters } = paper;
  const shapes = numbered.map(({ climat }) => mapPoints(climat.plane, place));
  const vineyards = climats.map(({ plane }) => {
    const outline = mapPoints(plane, place);
    return { outline, box: boxAround(outline) };
  });
  const shown = numbered
    .filter(({ climat }) => isWithin(frame, place(middleOf(boxAround(climat.plane)))))
    .filter(({ climat }) => hasNumber(climat))
    .map((one) => ({ ...one, at: placeOnGround(one, paper, lines) }));
  const taken: Box[] = shown.flatMap(({ at }) => (at ? [boxAt(at, letters.number, letters.number)] : []));
  taken.push(...frames);
  const sizeOf = (number: number) => ({
    width: (0.5 * String(number).length + 0.25) * letters.number,
    height: 1.05 * letters.number,
  });
  /** Where most numbers do not fit on their ground, those of the Côte de Nuits stand in rows beside it. */
  const along =
    form === 'middle'
      ? numbersAlong(
          shown.filter(({ at, climat }) => !at && climat.latitude >= nuits.south).map(({ number }) => number),
          shapes,
          vineyards.flatMap(({ outline }) => outline),
          taken,
          sizeOf,
        )
      : [];
  taken.push(...along.map(({ box }) => box));
  const beside: Beside[] = [];
  const marks = shown.map(({ climat, number, isOneOfNine, isOwn, at }) => {
    const look = { id: climat.id, number, isOneOfNine, isOwn, name: withoutBrackets(climat.name) };
    if (at) return { ...look, at, leader: undefined, hasDot: false };
    const outline = shapes[number - 1] ?? [];
    /** Whether a line runs over ground of another number, so that a dot must tell which of the two it means. */
    const isOverOthers = ([[x, y], [endX, endY]]: Segment): boolean =>
      [0.25, 0.5, 0.75].some((part) => {
        const at: PlanePoint = [x + part * (endX - x), y + part * (endY - y)];
        return shapes.some((other) => other !== outline && contains(other, at));
      });
    const byVines = () => {
      const size = sizeOf(number);
      const placed = placeBesideVines({ number, outline, size }, paper, lines, vineyards, taken, beside);
      if (!placed)
        throw new Error(
          `src/atlas/sheet-forms.ts: the form "${form}" has no room for the number of ${climat.name}. Lower its "scale", or "number" of its letters.`,
        );
      taken.push(placed.box);
      beside.push(placed);
      return placed;
    };
    const { box, leader } = along.find((one) => one.number === number) ?? byVines();
    return { ...look, at: middleOf(box), leader, hasDot: leader !== undefined && isOverOthers(leader) };
  });
  return { marks, taken, leaders: [...beside, ...along].flatMap(({ leader }) => (leader ? [leader] : [])), shapes };
}

/** Where a number stands on its ground, off boundaries of communes; undefined where it does not fit. */
function placeOnGround(
  { digits }: Numbered,
  { place, letters, pxPerM }: Paper,
  { borders }: SheetLines,
): PlanePoint | undefined {
  if (!digits || digits.scale * letters.number > pxPerM) return undefined;
  const at = place(digits.at);
  const box = boxAt(at, letters.number, letters.number);
  return borders.some((line) => crosses(box, line)) ? undefined : at;
}

/** Where a number that does not fit on its ground stands beside the vineyards, at the end of a line. */
function placeBesideVines(
  { number, outline, size }: NumberBeside,
  { frame, letters }: Paper,
  lines: SheetLines,
  vineyards: readonly Vineyard[],
  taken: readonly Box[],
  beside: readonly Beside[],
): Beside | undefined {
  const middle = middleOf(boxAround(outline));
  /** From the point of its outline that is nearest to its number. */
  const leaderTo = (box: Box): Segment => {
    const start = least(outline.flat(2), (point) => distance(point, middleOf(box))) ?? middle;
    return [start, nearestOn(box, start)];
  };
  const others = lines.grandsCrus.filter((_, index) => index !== number - 1).flat();
  const reach = grown(boxAt(middle, 0, 0), REACH);
  const around = [...lines.climats, ...lines.land, ...lines.frame].filter(isNear(reach));
  const ground = vineyards.filter(({ box }) => overlap(box, reach)).flatMap((one) => one.outline);
  const isOutside = (one: Box): boolean => !contains(ground, middleOf(one));
  /** Its line is short and crosses no other Grand Cru. */
  const isClear = (one: Box): boolean => {
    const leader = leaderTo(one);
    return distance(...leader) < 5 * letters.number && !others.some((line) => meet(leader, line));
  };
  /** Its line, which is long enough to be seen, and not too long, crosses no number and no line of another. */
  const isApart = (one: Box): boolean => {
    const leader = leaderTo(one);
    const isCrossed = (other: Segment): boolean => meet(leader, other) || crosses(one, other);
    return (
      isOutside(one) &&
      distance(...leader) > LEADS_FROM * letters.number &&
      distance(...leader) < 7 * letters.number &&
      !beside.some((other) => isCrossed(other.leader)) &&
      !taken.some((other) => crosses(other, leader))
    );
  };
  /** North of the numbers of its neighbours to the south. */
  const isInOrder = (one: Box): boolean =>
    beside
      .filter((other) => distance(other.middle, middle) < 4 * letters.number)
      .every((other) => other.middle[1] < middle[1] === middleOf(other.box)[1] < middleOf(one)[1]);
  // From the strictest condition to the least; a line crosses another Grand Cru where one lies all around.
  const asked: [lines: readonly Segment[], isAllowed: (one: Box) => boolean][] = [
    [[...around, ...lines.borders], (one) => isClear(one) && isApart(one) && isInOrder(one)],
    [around, (one) => isClear(one) && isApart(one) && isInOrder(one)],
    [around, (one) => isApart(one) && isInOrder(one)],
    [around, isApart],
    [around, isOutside],
  ];
  let box: Box | undefined;
  for (const [drawn, isAllowed] of asked) box ??= placeBeside(middle, size, drawn, taken, frame, isAllowed);
  return box && { middle, box, leader: leaderTo(box) };
}

/** A number to be placed, with its ground, and a vineyard: in pixels of the sheet. */
interface NumberBeside {
  readonly number: number;
  readonly outline: Polygons;
  readonly size: { readonly width: number; readonly height: number };
}
interface Vineyard {
  readonly outline: Polygons;
  readonly box: Box;
}

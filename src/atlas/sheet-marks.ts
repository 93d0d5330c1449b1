import { least } from 'd3-array';
import { contains, crosses, distance, isNear, isWithin, meet, overlap, type Segment } from '#atlas/geometry.ts';
import { numbered, type Numbered } from '#atlas/numbered.ts';
import { climats, type Climat } from '#atlas/outlines.ts';
import { crossedByNone, lineTo, orFewer, outside, placeBeside, type Test } from '#atlas/placing.ts';
import { boxAround, boxAt, grown, mapPoints, middleOf, type Box, type PlanePoint } from '#atlas/plane.ts';
import { numbersAlong } from '#atlas/sheet-numbers.ts';
import { nuits } from '#atlas/strip.ts';
import type { Paper, SheetLines } from '#atlas/sheet-forms.ts';
import { withoutBrackets } from '#text/strings.ts';

/** How far from a number lines are looked at, in pixels. */
const REACH = 150;

/** Lengths of the line of a number in parts of its letters: at least, and at most where it may cross other Grands Crus, and where not. */
const LEAST = 0.5;
const LONGEST = 7;
const LONGEST_CLEAR = 5;
/** How near to each other numbers keep the order of their grounds, in parts of their letters. */
const NEIGHBOURS = 4;

/** A number beside the vineyards: the middle of its ground, its box, and the line between them. */
interface Beside {
  readonly middle: PlanePoint;
  readonly box: Box;
  readonly leader: Segment;
}

/** The sheet on which numbers are placed: grounds by their place in the list of numbers, the room that is taken, and the numbers beside the vineyards. */
interface Sheet extends Pick<Paper, 'form' | 'frame' | 'letters'> {
  readonly lines: SheetLines;
  readonly grounds: readonly Ground[];
  readonly vineyards: readonly Ground[];
  readonly taken: Box[];
  readonly beside: Beside[];
}

const groundOn =
  ({ place }: Paper) =>
  ({ plane }: Climat) => {
    const outline = mapPoints(plane, place);
    return { outline, box: boxAround(outline) };
  };
type Ground = ReturnType<ReturnType<typeof groundOn>>;

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
  const all = numbered.map((one) => ({ ...one, ground: groundOn(paper)(one.climat) }));
  const grounds = all.map(({ ground }) => ground);
  const shown = all
    .filter(({ climat }) => isWithin(frame, place(middleOf(boxAround(climat.plane)))) && hasNumber(climat))
    .map((one) => ({ ...one, at: placeOnGround(one, paper, lines) }));
  const taken = [...shown.flatMap(({ at }) => (at ? [boxAt(at, letters.number, letters.number)] : [])), ...frames];
  const sheet: Sheet = {
    form,
    frame,
    letters,
    lines,
    grounds,
    vineyards: climats.map(groundOn(paper)),
    taken,
    beside: [],
  };
  const sizeOf = (number: number) => ({
    width: (0.5 * String(number).length + 0.25) * letters.number,
    height: 1.05 * letters.number,
  });
  const outlines = grounds.map(({ outline }) => outline);
  /** Where most numbers do not fit on their ground, those of the Côte de Nuits stand in rows beside it. */
  const inRows = shown.filter(({ at, climat }) => form === 'middle' && !at && climat.latitude >= nuits.south);
  const along = numbersAlong(
    inRows.map(({ number }) => number),
    outlines,
    sheet.vineyards.flatMap(({ outline }) => outline),
    taken,
    sizeOf,
  );
  taken.push(...along.map(({ box }) => box));
  const marks = shown.map(({ climat, number, isOneOfNine, isOwn, ground, at }) => {
    const look = { id: climat.id, number, isOneOfNine, isOwn, name: withoutBrackets(climat.name) };
    if (at) return { ...look, at, leader: undefined, hasDot: false };
    const { box, leader } =
      along.find((one) => one.number === number) ?? placeBesideVines(sheet, climat.name, ground, sizeOf(number));
    const hasDot =
      leader !== undefined &&
      isOverOthers(
        leader,
        grounds.filter((other) => other !== ground),
      );
    return { ...look, at: middleOf(box), leader, hasDot };
  });
  const leaders = [...sheet.beside, ...along].flatMap(({ leader }) => (leader ? [leader] : []));
  return { marks, taken, leaders, shapes: outlines };
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

/** Whether the line of a number runs over ground of another, so that a dot must tell which of the two it means. */
function isOverOthers([[x, y], [endX, endY]]: Segment, others: readonly Ground[]): boolean {
  const points = [0.25, 0.5, 0.75].map((part): PlanePoint => [x + part * (endX - x), y + part * (endY - y)]);
  return others.some(({ outline }) => points.some((point) => contains(outline, point)));
}

/** Places a number that does not fit on its ground beside the vineyards, at the end of a line. */
function placeBesideVines(
  { form, frame, letters, lines, grounds, vineyards, taken, beside }: Sheet,
  name: string,
  ground: Ground,
  size: { readonly width: number; readonly height: number },
): Beside {
  const middle = middleOf(ground.box);
  /** From the point of its outline that is nearest to its number. */
  const leaderOf = (box: Box): Segment =>
    lineTo(least(ground.outline.flat(2), (point) => distance(point, middleOf(box))) ?? middle, box);
  const reach = grown(boxAt(middle, 0, 0), REACH);
  const near = isNear(reach);
  const others = lines.grandsCrus.filter((_, index) => grounds[index] !== ground).flat();

  const isOffVines = outside(vineyards.filter((one) => overlap(one.box, reach)));
  const isApart: Test = (box) => {
    const leader = leaderOf(box);
    const length = distance(...leader) / letters.number;
    return (
      length > LEAST &&
      length < LONGEST &&
      !beside.some((other) => meet(leader, other.leader) || crosses(box, other.leader)) &&
      !taken.some((other) => crosses(other, leader))
    );
  };
  /** North of the numbers of its neighbours to the south. */
  const isInOrder: Test = (box) =>
    beside
      .filter((other) => distance(other.middle, middle) < NEIGHBOURS * letters.number)
      .every((other) => other.middle[1] < middle[1] === middleOf(other.box)[1] < middleOf(box)[1]);
  const isClear: Test = (box) => {
    const leader = leaderOf(box);
    return distance(...leader) < LONGEST_CLEAR * letters.number && !others.some((line) => meet(leader, line));
  };
  const box = placeBeside(middle, size, [...lines.climats, ...lines.land, ...lines.frame].filter(near), taken, frame, {
    must: isOffVines,
    ways: orFewer(isApart, isInOrder, isClear, crossedByNone(lines.borders.filter(near))),
  });
  if (!box)
    throw new Error(
      `src/atlas/sheet-forms.ts: the form "${form}" has no room for the number of ${name}. Lower its "scale", or "number" of its letters.`,
    );
  const placed = { middle, box, leader: leaderOf(box) };
  taken.push(box);
  beside.push(placed);
  return placed;
}

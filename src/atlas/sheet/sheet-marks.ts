import { contains, crosses, isWithin, type Segment } from '#atlas/plane/geometry.ts';
import { numbered, type Numbered } from '#atlas/map-key.ts';
import { climatShapes, mergedPlane, type Climat } from '#atlas/outlines.ts';
import { boxAround, boxAt, mapPoints, middleOf, type Box, type PlanePoint } from '#atlas/plane/plane.ts';
import { numbersBeside, type Ground } from '#atlas/sheet/sheet-numbers.ts';
import type { SheetLayout, SheetLines } from '#atlas/sheet/sheet-forms.ts';
import { withoutBrackets } from '#text/strings.ts';

const groundOn =
  ({ place }: SheetLayout) =>
  ({ plane }: Climat): Ground => {
    const outline = mapPoints(plane, place);
    return { outline, box: boxAround(outline) };
  };

/**
 * The numbers of the sheet, each on its ground or in a row beside the vineyards, at the end of a line; with what they take up, and the
 * ground of each on the sheet. They stand in none of the `frames`.
 */
export function placeNumbers(
  paper: SheetLayout,
  lines: SheetLines,
  frames: readonly Box[],
  hasNumber: (climat: Climat) => boolean,
) {
  const { place, frame, letters } = paper;
  const all = numbered.map((one) => ({ ...one, ground: groundOn(paper)(one.climat) }));
  const grounds = all.map(({ ground }) => ground);
  const shown = all
    .filter(({ climat }) => isWithin(frame, place(middleOf(boxAround(climat.plane)))) && hasNumber(climat))
    .map((one) => ({ ...one, at: placeOnGround(one, paper, lines) }));
  const taken = [...shown.flatMap(({ at }) => (at ? [boxAt(at, letters.number, letters.number)] : [])), ...frames];
  const beside = numbersBeside(
    shown.filter(({ at }) => !at),
    grounds,
    mapPoints(mergedPlane(climatShapes), place),
    taken,
    letters.number,
  );
  const marks = shown.map(({ climat, number, isHeldGrandCru, isHeld, ground, at }) => {
    const { box, leader } = beside.find((one) => one.number === number) ?? {};
    const look = { id: climat.id, number, isHeldGrandCru, isHeld, name: withoutBrackets(climat.name), leader };
    const others = grounds.filter((other) => other !== ground);
    return {
      ...look,
      at: at ?? middleOf(box ?? ground.box),
      hasDot: leader !== undefined && isOverOthers(leader, others),
    };
  });
  return {
    marks,
    taken: [...taken, ...beside.map(({ box }) => box)],
    leaders: beside.flatMap(({ leader }) => (leader ? [leader] : [])),
    shapes: grounds.map(({ outline }) => outline),
  };
}

/** Where a number stands on its ground, off boundaries of communes; undefined where it does not fit. */
function placeOnGround(
  { digits }: Numbered,
  { place, letters, pxPerM }: SheetLayout,
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

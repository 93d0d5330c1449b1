import { communeNames } from '#atlas/sheet/commune-names.ts';
import { crossedByNone, corners, edgesOf, type Segment } from '#atlas/plane/geometry.ts';
import { INSET_BAR_M, insets as insetsOf, isInVosne, vosneInset } from '#atlas/sheet/insets.ts';
import { numbered } from '#atlas/map-key.ts';
import { boxAt, inflated, roundToTenth, type Box, type PlanePoint } from '#atlas/plane/plane.ts';
import { SHEET } from '#atlas/sheet/sheet-drawing.ts';
import { neatline } from '#atlas/sheet/neatline.ts';
import { linesOn, sheetLayout, sheetForms, type SheetLayout, type SheetForm } from '#atlas/sheet/sheet-forms.ts';
import { placeNumbers } from '#atlas/sheet/sheet-marks.ts';

/** How far from one of the nine the sign of a village stands at least, in pixels. */
const CLEAR = 4;

/** Where the compass rose stands, in metres of the plane: west of Savigny, where there is neither vine nor word. */
const ROSE_AT: PlanePoint = [SHEET.x + 3700, SHEET.y + 16_200];
export const ROSE_RADIUS = 88;

/** The attributes of a box on the sheet. */
export const rectOf = ({ x, y, width, height }: Box) => ({
  x: roundToTenth(x),
  y: roundToTenth(y),
  width: roundToTenth(width),
  height: roundToTenth(height),
});

/** The bar of the scale, whose arrow stands left of it: west of the last inset, or in the corner of the frame. */
function barOf({ frame, letters: { caption }, pxPerM }: SheetLayout, last: Box | undefined) {
  const width = 1000 * pxPerM;
  const corner: PlanePoint = last
    ? [last.x - 0.5 * caption, last.y + last.height - 1.4 * caption]
    : [frame.x + frame.width, frame.y + frame.height];
  /** Its left end. */
  const at: PlanePoint = [corner[0] - width - 4 * caption, corner[1] - 1.6 * caption];
  const box: Box = {
    x: at[0] - 3 * caption,
    y: at[1] - 3 * caption,
    width: width + 6 * caption,
    height: 4.5 * caption,
  };
  return { at, width, box };
}

/** One form of the sheet, in pixels. */
function layOut(form: SheetForm) {
  const paper = sheetLayout(form);
  const { shows, margin, letters, pxPerM, place, frame } = paper;
  const lines = linesOn(paper);
  const insets = shows === SHEET ? insetsOf(paper, form === 'wide') : [];
  const vosne = shows === SHEET ? vosneInset(paper) : undefined;
  const frames = [...insets, ...(vosne ? [vosne] : [])].map(({ box }) => box);
  const { marks, taken, leaders, shapes } = placeNumbers(paper, lines, frames, ({ id }) => !vosne || !isInVosne(id));
  const bar = barOf(paper, insets.at(-1)?.box);
  const occupied: Segment[] = [
    ...lines.climats,
    ...lines.frame,
    ...leaders,
    ...[...taken, bar.box, ...frames.map((box) => inflated(box, 0.7 * letters.commune))].flatMap((box) =>
      edgesOf([[corners(box)]]),
    ),
  ];
  const nine = edgesOf(numbered.flatMap(({ isHeldGrandCru }, index) => (isHeldGrandCru ? (shapes[index] ?? []) : [])));
  const isUncrossed = crossedByNone(nine);
  const isOffNine = ([x, y]: PlanePoint): boolean => isUncrossed(inflated(boxAt([x, y - 4], 8, 9), CLEAR));
  const names = communeNames(letters, place, frame, occupied, lines.land, [...frames, bar.box]);

  return {
    form,
    pxPerM,
    margin,
    letters,
    width: frame.width + 2 * margin,
    height: frame.height + 2 * margin,
    frame,
    place,
    marks,
    insets,
    vosne,
    communes: names,
    bar,
    /** The middle of the compass rose, which only the widest form has room for. */
    rose: form === 'wide' ? place(ROSE_AT) : undefined,
    /** Width of the bar of the insets, below it. */
    insetBar: INSET_BAR_M * (insets[0]?.times ?? 0),
    /** The signs of the villages that have their names, but for those that would lie on one of the nine or touch it. */
    villages: names.flatMap(({ sign }) => (sign && isOffNine(sign) ? [sign] : [])),
    /** Only the widest form has room for it in its frame. */
    neatline: form === 'wide' ? neatline(paper) : undefined,
  };
}

export const wallSheets = sheetForms.map(layOut);
export type WallSheet = (typeof wallSheets)[number];

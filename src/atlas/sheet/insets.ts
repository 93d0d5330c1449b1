import { labelLayouts } from '#atlas/labels/label-layouts.ts';
import { numbered } from '#atlas/map-key.ts';
import { mergedPlane } from '#atlas/outlines.ts';
import { boxAround, middleOf, type Box, type PlanePoint, type Polygons } from '#atlas/plane/plane.ts';
import { SHEET } from '#atlas/sheet/sheet-drawing.ts';
import type { SheetLayout } from '#atlas/sheet/sheet-forms.ts';
import { withoutBrackets } from '#text/strings.ts';
import { RANGE_DASH } from '#language/spacing.ts';

/** The insets are as many times larger than the map, which on the largest screens and on paper gives round scales. */
const INSET_TIMES = 25 / 6;

/** The frame of an inset, in kilometres of the map from the corner of the sheet. */
type Frame = readonly [x: number, y: number, width: number, height: number];

/** Those of the nine: where there is neither vine nor village. */
const INSETS: Readonly<Record<string, Frame>> = {
  chambertin: [7.65, 0.5, 3.5, 3.4],
  'latricieres-chambertin': [11.35, 0.5, 2.7, 3.4],
  'clos-de-la-roche': [7.65, 4.2, 3.5, 4.6],
  musigny: [11.35, 4.2, 2.7, 4.6],
  'clos-de-vougeot': [7.65, 9.1, 3.5, 5.7],
  richebourg: [11.35, 9.1, 2.7, 2.4],
  'romanee-saint-vivant': [11.35, 11.8, 2.7, 3],
  'corton-renardes': [15.4, 17.8, 2.7, 4.1],
  'corton-charlemagne': [10, 22.2, 8.1, 7.2],
};

/** That of Vosne-Romanée, in one row with that of Corton-Renardes. */
const VOSNE: Frame = [12, 17.8, 3.2, 4.1];

/** The Grands Crus around Vosne-Romanée, which lie too close for their numbers on the map: those of the estate, and others. */
const OWN = new Set(['richebourg', 'romanee-saint-vivant']);
const OTHERS = new Set(['romanee-conti', 'la-romanee', 'la-grande-rue', 'la-tache']);

/** Whether the number of a climat stands in the inset of Vosne-Romanée instead of on the map. */
export const isInVosne = (id: string): boolean => OTHERS.has(id);

/** Room around what stands in a frame, and how words are set, in parts of their size. */
const PAD = 0.5;
const STYLE = { letter: 0.46, line: 1.2, across: 1 + 2 * PAD };

/** The numbers of the insets, as the bar of their scale names them. */
export const INSET_NUMBERS = `1${RANGE_DASH}9`;
/** Length of the bar that shows the scale of the insets, in metres. */
export const INSET_BAR_M = 200;

/**
 * The box of a frame in pixels of a sheet, and how a ground of the plane is drawn in the middle of it above its lines of words: paths are
 * scaled by `times`, and their origin is moved to `origin`. The caption is the left end of the first line.
 */
function insetOf(
  [x, y, width, height]: Frame,
  ground: Polygons,
  lines: number,
  { place, pxPerM, letters }: SheetLayout,
) {
  const words = (STYLE.line * lines + PAD) * letters.caption;
  const times = INSET_TIMES * pxPerM;
  const [left, top] = place([SHEET.x + 1000 * x, SHEET.y + 1000 * y]);
  const box: Box = { x: left, y: top, width: 1000 * width * pxPerM, height: 1000 * height * pxPerM };
  const middle = middleOf({ ...box, height: box.height - words });
  const [east, south] = middleOf(boxAround(ground));
  const origin: PlanePoint = [middle[0] - east * times, middle[1] - south * times];
  const caption: PlanePoint = [left + PAD * letters.caption, top + box.height - words + letters.caption];
  return { box, times, origin, caption };
}

/** The nine, each in a frame of its own with its words below it, in pixels of a sheet; `hasArea` adds a line for its area. */
export function insets(paper: SheetLayout, hasArea: boolean) {
  const { caption } = paper.letters;
  return numbered.flatMap(({ climat: { id, name, plane }, number }) => {
    const frame = INSETS[id];
    if (!frame) return [];
    const ways = labelLayouts(withoutBrackets(name), caption, STYLE);
    const { lines } = ways.find(({ width }) => width < 1000 * frame[2] * paper.pxPerM) ?? ways.at(-1) ?? { lines: [] };
    const inset = insetOf(frame, plane, lines.length + (hasArea ? 1 : 0), paper);
    return [{ ...inset, id, number, lines, hasArea, lineHeight: STYLE.line * caption }];
  });
}

/** The grounds around Vosne-Romanée once more, together, as large as the nine, each with its number. */
export function vosneInset(paper: SheetLayout) {
  const letter = paper.letters.number;
  const shown = numbered.filter(({ climat: { id } }) => OWN.has(id) || OTHERS.has(id));
  const inset = insetOf(VOSNE, mergedPlane(shown.map(({ climat }) => climat)), 2, paper);
  const { times, origin, box } = inset;
  const grounds = shown.map(({ climat: { id, plane }, number, isHeld, digits }) => {
    const [east, south] = digits?.at ?? middleOf(boxAround(plane));
    const inside: PlanePoint = [origin[0] + east * times, origin[1] + south * times];
    const fits = digits !== undefined && digits.scale * letter <= times;
    // Where its ground is too small a number stands west of it, at the end of a line.
    const west: PlanePoint = [box.x + 0.9 * letter, inside[1]];
    const leader = fits ? undefined : ([[west[0] + 0.7 * letter, west[1]], inside] as const);
    return { id, plane, number, isHeld, at: fits ? inside : west, leader };
  });
  return { ...inset, grounds };
}

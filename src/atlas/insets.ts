import { longest, waysToBreak } from '#atlas/lettering.ts';
import { numbered } from '#atlas/numbered.ts';
import { boxAround, middleOf, type Box, type PlanePoint, type Polygons } from '#atlas/plane.ts';
import { SHEET } from '#atlas/sheet-drawing.ts';
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

/** Room around what stands in a frame, and height of a line of words, in parts of their size. */
const PAD = 0.5;
const LINE = 1.2;

/** The numbers of the insets, as the bar of their scale names them. */
export const INSET_NUMBERS = `1${RANGE_DASH}9`;
/** Length of the bar that shows the scale of the insets, in metres. */
export const INSET_BAR_M = 200;

/**
 * The box of a frame in pixels of a sheet, and how a ground of the plane is drawn in the middle of it above its words: paths are
 * scaled by `times`, and their origin is moved to `origin`.
 */
export function insetOf(
  [x, y, width, height]: Frame,
  ground: Polygons,
  words: number,
  place: (point: PlanePoint) => PlanePoint,
  pxPerM: number,
) {
  const times = INSET_TIMES * pxPerM;
  const [left, top] = place([SHEET.x + 1000 * x, SHEET.y + 1000 * y]);
  const box: Box = { x: left, y: top, width: 1000 * width * pxPerM, height: 1000 * height * pxPerM };
  const middle = middleOf({ ...box, height: box.height - words });
  const [east, south] = middleOf(boxAround(ground));
  const origin: PlanePoint = [middle[0] - east * times, middle[1] - south * times];
  return { box, times, origin };
}

/** The nine, each in a frame of its own with its words below it, in pixels of a sheet; `hasArea` adds a line for its area. */
export function insets(place: (point: PlanePoint) => PlanePoint, pxPerM: number, letter: number, hasArea: boolean) {
  return numbered.flatMap(({ climat, number }) => {
    const frame = INSETS[climat.id];
    if (!frame) return [];
    const ways = waysToBreak(withoutBrackets(climat.name));
    const fits = (way: readonly string[]): boolean =>
      (0.46 * longest(way) + 1 + 2 * PAD) * letter < 1000 * frame[2] * pxPerM;
    const lines = ways.find(fits) ?? ways.at(-1) ?? [];
    const words = (lines.length + (hasArea ? 1 : 0)) * LINE * letter + PAD * letter;
    const inset = insetOf(frame, climat.plane, words, place, pxPerM);
    const { x, y, height } = inset.box;
    return [
      {
        ...inset,
        id: climat.id,
        number,
        lines,
        hasArea,
        /** The left end of the first line of its words. */
        caption: [x + PAD * letter, y + height - words + letter] as PlanePoint,
        lineHeight: LINE * letter,
      },
    ];
  });
}

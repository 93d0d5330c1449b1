import { longest, waysToBreak } from '#atlas/map-names.ts';
import { numbered } from '#atlas/numbered.ts';
import { boxAround, middleOf, type Box, type PlanePoint } from '#atlas/plane.ts';
import { SHEET } from '#atlas/sheet-drawing.ts';
import { withoutBrackets } from '#text/words.ts';
import { RANGE_DASH } from '#language/spacing.ts';

/** The insets are as many times larger than the map, which on the largest screens and on paper gives round scales. */
export const INSET_TIMES = 25 / 6;

/** The frames of the insets, in kilometres of the map from the corner of the sheet: where there is neither vine nor village. */
const INSETS: Readonly<Record<string, readonly [x: number, y: number, width: number, height: number]>> = {
  chambertin: [7.65, 0.5, 3.5, 3.4],
  'latricieres-chambertin': [11.35, 0.5, 2.7, 3.4],
  'clos-de-la-roche': [7.65, 4.2, 3.5, 4.6],
  musigny: [11.35, 4.2, 2.7, 4.6],
  'clos-de-vougeot': [7.65, 9.1, 3.5, 5.7],
  richebourg: [11.35, 9.1, 2.7, 2.4],
  'romanee-saint-vivant': [11.35, 11.8, 2.7, 3],
  'corton-renardes': [15.2, 17.8, 2.9, 4.1],
  'corton-charlemagne': [10, 22.2, 8.1, 7.2],
};

/** Room around what stands in a frame, and height of a line of words, in parts of their size. */
const PAD = 0.5;
const LINE = 1.2;

/** The numbers of the insets, as the bar of their scale names them. */
export const INSET_NUMBERS = `1${RANGE_DASH}9`;
/** Length of the bar that shows the scale of the insets, in metres. */
export const INSET_BAR_M = 200;

/** The nine, each in a frame of its own with its words below it, in pixels of a sheet; `hasArea` adds a line for its area. */
export function insets(place: (point: PlanePoint) => PlanePoint, pxPerM: number, letter: number, hasArea: boolean) {
  const times = INSET_TIMES * pxPerM;
  return numbered.flatMap(({ climat, number }) => {
    const [x, y, ...size] = INSETS[climat.id] ?? [];
    if (x === undefined || y === undefined) return [];
    const [left, top] = place([SHEET.x + 1000 * x, SHEET.y + 1000 * y]);
    const [width = 0, height = 0] = size.map((km) => 1000 * km * pxPerM);
    const box: Box = { x: left, y: top, width, height };
    const ways = waysToBreak(withoutBrackets(climat.name));
    const lines = ways.find((way) => (0.46 * longest(way) + 1 + 2 * PAD) * letter < width) ?? ways.at(-1) ?? [];
    const words = (lines.length + (hasArea ? 1 : 0)) * LINE * letter + PAD * letter;
    const ground = middleOf(boxAround(climat.plane));
    const middle = middleOf({ ...box, height: height - words });
    return [
      {
        id: climat.id,
        number,
        box,
        lines,
        hasArea,
        /** The left end of the first line of its words. */
        caption: [left + PAD * letter, top + height - words + letter] as PlanePoint,
        lineHeight: LINE * letter,
        /** Paths of the ground are scaled by `times`, and their origin is moved there. */
        times,
        origin: [middle[0] - ground[0] * times, middle[1] - ground[1] * times] as PlanePoint,
      },
    ];
  });
}

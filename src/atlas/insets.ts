import { least } from 'd3-array';
import { crosses, distance, type Segment } from '#atlas/geometry.ts';
import { numbered, type Numbered } from '#atlas/numbered.ts';
import { boxAround, mapPoints, middleOf, type PlanePoint } from '#atlas/plane.ts';
import { SHEET } from '#atlas/sheet-drawing.ts';
import { withoutBrackets } from '#text/words.ts';

/** The insets are as many times larger than the map, which on the largest screens and on paper gives round scales. */
const INSET_TIMES = 25 / 6;

/** Where the insets stand, from the corner of the sheet, in kilometres of the map: the top left of each shape. */
const INSETS: Readonly<Record<string, PlanePoint>> = {
  chambertin: [9.1, 1.1],
  'latricieres-chambertin': [11.9, 3.4],
  'clos-de-la-roche': [8.4, 4.9],
  musigny: [12.1, 6.05],
  'clos-de-vougeot': [6.6, 9.5],
  richebourg: [12.7, 9.4],
  'romanee-saint-vivant': [15.95, 13.6],
  'corton-charlemagne': [0.55, 13.8],
  'corton-renardes': [14.2, 18.6],
};

/**
 * The nine, each by itself, with its words and the line that leads to it, in pixels of a sheet: its words stand above its
 * ground, or below it where fewer lines run.
 */
export function insets(place: (point: PlanePoint) => PlanePoint, pxPerM: number, letter: number, hasArea: boolean) {
  const times = INSET_TIMES * pxPerM;
  const [right] = place([SHEET.x + SHEET.width, SHEET.y]);
  const placed = numbered.flatMap((one) => {
    const corner = INSETS[one.climat.id];
    return one.isOneOfNine && corner ? [inset(one, corner, place, times)] : [];
  });
  return placed.map((one) => {
    const { name, box, plane } = one;
    const width = (1.5 + 0.6 * name.length) * letter;
    const height = (hasArea ? 2.4 : 1.3) * letter;
    /** Where its ground begins below its words, and where it ends. */
    const rows = plane.flat(2).flatMap(([x, y]) => (x < box.x + width ? y : []));
    const above = { x: Math.min(box.x, right - width), y: Math.min(...rows) - 0.3 * letter - height, width, height };
    const below = { ...above, y: Math.max(...rows) + 0.3 * letter };
    const caption = least([above, below], (box) => placed.filter(({ leader }) => crosses(box, leader)).length) ?? above;
    return { ...one, hasArea, caption };
  });
}

function inset(
  { climat, number, digits }: Numbered,
  corner: PlanePoint,
  place: (point: PlanePoint) => PlanePoint,
  times: number,
) {
  const ground = boxAround(climat.plane);
  const [left, top] = place([SHEET.x + 1000 * corner[0], SHEET.y + 1000 * corner[1]]);
  const placeIn = ([x, y]: PlanePoint): PlanePoint => [(x - ground.x) * times + left, (y - ground.y) * times + top];
  const plane = mapPoints(climat.plane, placeIn);
  const from = place(digits?.at ?? middleOf(ground));
  const leader: Segment = [from, least(plane.flat(2), (point) => distance(point, from)) ?? [left, top]];
  return {
    id: climat.id,
    number,
    name: withoutBrackets(climat.name),
    /** Paths of the ground are scaled by `times`, and their origin is moved there. */
    times,
    origin: placeIn([0, 0]),
    box: { x: left, y: top, width: ground.width * times, height: ground.height * times },
    plane,
    leader,
  };
}

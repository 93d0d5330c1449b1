import { least } from 'd3-array';
import { crosses, distance, type Segment } from '#atlas/geometry.ts';
import { bare, type Numbered } from '#atlas/numbered.ts';
import { boxAround, mapPoints, middleOf, type PlanePoint } from '#atlas/plane.ts';
import { SHEET } from '#atlas/sheet-drawing.ts';

/** The insets are as many times larger than the map, which on the largest screens and on paper gives round scales. */
const INSET_TIMES = 25 / 6;

/** Where the insets stand, from the corner of the sheet, in kilometres of the map: the top left of each shape. */
const INSETS: Readonly<Record<string, PlanePoint>> = {
  chambertin: [9.1, 1.1],
  'latricieres-chambertin': [11.9, 2.9],
  'clos-de-la-roche': [8.4, 4.4],
  musigny: [11.6, 5.75],
  'clos-de-vougeot': [6.6, 8.7],
  richebourg: [11.4, 10.6],
  'romanee-saint-vivant': [15.4, 13.6],
  'corton-charlemagne': [0.55, 13.3],
  'corton-renardes': [13.6, 17.7],
};

/** One of the nine by itself, with its words and the line that leads to it, in pixels of a sheet. */
export function inset(
  { climat, number, isNinth, digits }: Numbered,
  place: (point: PlanePoint) => PlanePoint,
  pxPerM: number,
  letter: number,
  hasArea: boolean,
) {
  const corner = INSETS[climat.id];
  if (!isNinth || !corner) return [];
  const ground = boxAround(climat.plane);
  const [left, top] = place([SHEET.x + 1000 * corner[0], SHEET.y + 1000 * corner[1]]);
  const times = INSET_TIMES * pxPerM;
  const placeIn = ([x, y]: PlanePoint): PlanePoint => [(x - ground.x) * times + left, (y - ground.y) * times + top];
  const plane = mapPoints(climat.plane, placeIn);
  const from = place(digits?.at ?? middleOf(ground));
  const name = bare(climat.name);
  const width = (1.5 + 0.6 * name.length) * letter;
  const height = (hasArea ? 2.4 : 1.3) * letter;
  const leader: Segment = [from, least(plane.flat(2), (point) => distance(point, from)) ?? [left, top]];
  /** Where its ground begins below its words, and where it ends; they stand above it, or below it if the line runs there. */
  const rows = plane.flat(2).flatMap(([x, y]) => (x < left + width ? y : []));
  const [right] = place([SHEET.x + SHEET.width, SHEET.y]);
  const above = { x: Math.min(left, right - width), y: Math.min(...rows) - 0.3 * letter - height, width, height };
  const caption = crosses(above, leader) ? { ...above, y: Math.max(...rows) + 0.3 * letter } : above;
  return [
    {
      id: climat.id,
      number,
      name,
      /** Paths of the ground are scaled by `times`, and their origin is moved there. */
      times,
      origin: placeIn([0, 0]),
      box: { x: left, y: top, width: ground.width * times, height: ground.height * times },
      plane,
      caption,
      hasArea,
      leader,
    },
  ];
}

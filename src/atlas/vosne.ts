import { boxAround, middleOf, type Box, type PlanePoint } from '#atlas/plane.ts';
import { INSET_TIMES } from '#atlas/insets.ts';
import { numbered } from '#atlas/numbered.ts';
import { together } from '#atlas/outlines.ts';
import { SHEET } from '#atlas/sheet-drawing.ts';

/** The Grands Crus around Vosne-Romanée, which lie too close for their numbers on the map: those of the estate, and others. */
const OWN = new Set(['richebourg', 'romanee-saint-vivant']);
const OTHERS = new Set(['romanee-conti', 'la-romanee', 'la-grande-rue', 'la-tache']);

/** Whether the number of a climat stands in the inset of Vosne-Romanée instead of on the map. */
export const isInVosne = (id: string): boolean => OTHERS.has(id);

/** The frame of the inset in kilometres of the map from the corner of the sheet, north of Ladoix, and the room of its words. */
const FRAME = { x: 11.9, y: 15, width: 3.15, height: 4.3 };
const WORDS = 2.4;

/** The grounds around Vosne-Romanée once more, together, as large as the nine, each with its number. */
export function vosneInset(place: (point: PlanePoint) => PlanePoint, pxPerM: number, letters: Letters) {
  const times = INSET_TIMES * pxPerM;
  const [x, y] = place([SHEET.x + 1000 * FRAME.x, SHEET.y + 1000 * FRAME.y]);
  const box: Box = { x, y, width: 1000 * FRAME.width * pxPerM, height: 1000 * FRAME.height * pxPerM };
  const shown = numbered.filter(({ climat: { id } }) => OWN.has(id) || OTHERS.has(id));
  const ground = middleOf(boxAround(together(shown.map(({ climat }) => climat))));
  const middle = middleOf({ ...box, height: box.height - WORDS * letters.caption });
  const origin: PlanePoint = [middle[0] - ground[0] * times, middle[1] - ground[1] * times];
  const at = ([east, south]: PlanePoint): PlanePoint => [origin[0] + east * times, origin[1] + south * times];
  return {
    box,
    times,
    origin,
    caption: [x + 0.5 * letters.caption, y + box.height - 1.4 * letters.caption] as PlanePoint,
    grounds: shown.map(({ climat, number, isOwn, digits }) => {
      const inside = at(digits?.at ?? middleOf(boxAround(climat.plane)));
      const fits = digits !== undefined && digits.scale * letters.number <= times;
      // Where its ground is too small a number stands west of it, at the end of a line.
      const west: PlanePoint = [x + 0.9 * letters.number, inside[1]];
      return {
        id: climat.id,
        plane: climat.plane,
        number,
        isOwn,
        at: fits ? inside : west,
        leader: fits ? undefined : ([[west[0] + 0.7 * letters.number, west[1]], inside] as const),
      };
    }),
  };
}

interface Letters {
  readonly number: number;
  readonly caption: number;
}

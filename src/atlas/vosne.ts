import { insetOf } from '#atlas/insets.ts';
import { numbered } from '#atlas/numbered.ts';
import { together } from '#atlas/outlines.ts';
import { boxAround, middleOf, type PlanePoint } from '#atlas/plane.ts';

/** The Grands Crus around Vosne-Romanée, which lie too close for their numbers on the map: those of the estate, and others. */
const OWN = new Set(['richebourg', 'romanee-saint-vivant']);
const OTHERS = new Set(['romanee-conti', 'la-romanee', 'la-grande-rue', 'la-tache']);

/** Whether the number of a climat stands in the inset of Vosne-Romanée instead of on the map. */
export const isInVosne = (id: string): boolean => OTHERS.has(id);

/** The frame of the inset in kilometres of the map, in one row with that of Corton-Renardes, and the room of its words in parts of their letters. */
const FRAME = [12, 17.8, 3.2, 4.1] as const;
const WORDS = 2.9;

/** The grounds around Vosne-Romanée once more, together, as large as the nine, each with its number. */
export function vosneInset(place: (point: PlanePoint) => PlanePoint, pxPerM: number, letters: Letters) {
  const shown = numbered.filter(({ climat: { id } }) => OWN.has(id) || OTHERS.has(id));
  const ground = together(shown.map(({ climat }) => climat));
  const inset = insetOf(FRAME, ground, WORDS * letters.caption, place, pxPerM);
  const { times, origin } = inset;
  const { x, y, height } = inset.box;
  const at = ([east, south]: PlanePoint): PlanePoint => [origin[0] + east * times, origin[1] + south * times];
  return {
    ...inset,
    caption: [x + 0.5 * letters.caption, y + height - 1.9 * letters.caption] as PlanePoint,
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

/** The ways of names into a bottle, and the bottle, which lies on its side with its mouth towards them. */

/** Width and height of a bottle. */
export const BOTTLE_SIZE = [150, 44] as const;
/** Lip, neck, shoulders and body. */
export const OUTLINE =
  'M.7 14v16h5.3v-16zM6 15.5H46C60 15.5 74 1.5 98 1.5h47q4 0 4 4v33q0 4-4 4H98C74 42.5 60 28.5 46 28.5H6';
export const LABEL = 'M102 7.5h34v29h-34z';

/** Length of a way from its name to the bottle. */
export const WAY_LENGTH = 100;
/** Between lines where they enter a bottle together, in its neck, and in its body. */
const GAPS = { mouth: 0.9, neck: 1.9, body: 4 };

const fromMiddle = (index: number, count: number): number => index - (count - 1) / 2;

/** From the middle of a name's row to the mouth of the bottle, which lies half-way down the `count` rows. */
export function way(index: number, count: number, row: number): string {
  const from = (index + 0.5) * row;
  const to = (count / 2) * row + fromMiddle(index, count) * GAPS.mouth;
  const bend = WAY_LENGTH / 2;
  return `M0 ${from}C${bend} ${from} ${bend} ${to} ${WAY_LENGTH} ${to}`;
}

/** The same way from the mouth to the foot of the bottle. */
export function inBottle(index: number, count: number): string {
  const [mouth, neck, body] = [GAPS.mouth, GAPS.neck, GAPS.body].map((gap) => 22 + fromMiddle(index, count) * gap);
  return `M0 ${mouth}C8 ${mouth} 12 ${neck} 24 ${neck}H46C62 ${neck} 74 ${body} 96 ${body}H141`;
}

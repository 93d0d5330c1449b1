import { sort } from 'd3-array';
import { nameInside } from '#atlas/labels/names-inside.ts';
import { climatShapes, grandCruShapes, heldIds, outlineId, vineyards, type Climat } from '#atlas/outlines.ts';

const DIGITS = { letter: 0.5, line: 0.62, clear: 0.25 };

/** A climat in the list of numbers: the nine, the estate's Premiers Crus, the other Grands Crus, each from north to south. */
export const numbered = (() => {
  const isHeld = ({ id }: Climat): boolean => heldIds.has(id);
  const orderOf = ({ id }: Climat): number => vineyards.find((one) => outlineId(one) === id)?.order ?? 0;
  const southwards = (all: readonly Climat[]): Climat[] => sort(all, ({ latitude }) => -latitude);
  return [
    ...sort(grandCruShapes.filter(isHeld), orderOf),
    ...southwards(climatShapes.filter((one) => one.rank === 'premier' && isHeld(one))),
    ...southwards(grandCruShapes.filter((one) => !isHeld(one))),
  ].map((climat, index) => ({
    climat,
    number: index + 1,
    /** Ruled as one of the nine. */
    isHeldGrandCru: climat.rank === 'grand' && isHeld(climat),
    isHeld: isHeld(climat),
    digits: nameInside(String(index + 1), climat.plane, DIGITS),
  }));
})();
export type Numbered = (typeof numbered)[number];

import { sort } from 'd3-array';
import { nameInside } from '#atlas/labels/names-inside.ts';
import { climats, grandCruShapes, heldIds, outlineId, vineyards, type Climat } from '#atlas/outlines.ts';

const DIGITS = { letter: 0.5, line: 0.62, clear: 0.25 };

/** A climat in the list of numbers: the nine, the estate's Premiers Crus, the other Grands Crus, each from north to south. */
export const numbered = (() => {
  const isOwn = ({ id }: Climat): boolean => heldIds.has(id);
  const orderOf = ({ id }: Climat): number => vineyards.find((one) => outlineId(one) === id)?.order ?? 0;
  const southwards = (all: readonly Climat[]): Climat[] => sort(all, ({ latitude }) => -latitude);
  return [
    ...sort(grandCruShapes.filter(isOwn), orderOf),
    ...southwards(climats.filter((one) => one.rank === 'premier' && isOwn(one))),
    ...southwards(grandCruShapes.filter((one) => !isOwn(one))),
  ].map((climat, index) => ({
    climat,
    number: index + 1,
    /** Ruled as one of the nine. */
    isOneOfNine: climat.rank === 'grand' && isOwn(climat),
    isOwn: isOwn(climat),
    digits: nameInside(String(index + 1), climat.plane, DIGITS),
  }));
})();
export type Numbered = (typeof numbered)[number];

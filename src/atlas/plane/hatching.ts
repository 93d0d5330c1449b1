import { tenThousandth } from '#atlas/plane/plane.ts';

/** Angles in degrees at which the nine are ruled, by their number, so that neighbours differ. */
export const ANGLES = [20, 65, 110, 155];

/** How one of the nine is ruled, as the names of patterns end. */
export const hatchOf = (number: number): string => String(number % ANGLES.length);

/** How Grands Crus of the estate are ruled, by their number, and its Premiers Crus: angles in degrees, and the pitch. */
export const HATCHES = [
  ...ANGLES.map((angle, n) => ({ id: String(n), angle, pitch: 6, colour: 'fill', isTinted: false })),
  { id: 'own', angle: 45, pitch: 4, colour: 'edge', isTinted: true },
] as const;

/** How much of the colour of areas tints the Grands Crus of others on maps without a key. */
export const GRAND_TINT = 0.16;

/**
 * Patterns that rule the ground in lines of a constant size on the screen, `unit` being a pixel in the units of the shapes:
 * `NAME-0` to `NAME-3` for Grands Crus of the estate, `NAME-own` for its Premiers Crus.
 */
export function hatchPatterns(name: string, unit: number): string[] {
  const scale = tenThousandth(unit);
  return HATCHES.map(
    ({ id, angle, pitch, colour, isTinted }) =>
      `<pattern id="${name}-${id}" width="${pitch}" height="${pitch}" patternUnits="userSpaceOnUse" patternTransform="scale(${scale}) rotate(${angle})">` +
      `${isTinted ? `<path d="M0 0h${pitch}v${pitch}H0z" fill="var(--color-rule)"/>` : ''}<path d="M0 ${pitch / 2}h${pitch}" stroke="var(--color-${colour})" stroke-width="1"/></pattern>`,
  );
}

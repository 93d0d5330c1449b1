/** Small arithmetic shared by every part of the plate maker. */

export const clamp = (x: number, low = 0, high = 1): number => (x < low ? low : x > high ? high : x);

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Hermite step: 0 before `from`, 1 after `to` (which may lie below `from`). */
export const step = (from: number, to: number, x: number): number => {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
};

export const fract = (x: number): number => x - Math.floor(x);

/** Length of a vector; many times quicker than `Math.hypot`, which guards against overflow. */
export const hypot = (x: number, y: number, z = 0): number => Math.sqrt(x * x + y * y + z * z);

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Polynomial smooth minimum.
 * @see Inigo Quilez, "Smooth minimum", https://iquilezles.org/articles/smin/
 */
export const softMin = (a: number, b: number, blend: number): number => {
  const h = Math.max(blend - Math.abs(a - b), 0) / blend;
  return Math.min(a, b) - h * h * blend * 0.25;
};

/** Reads a typed array whose index is known to be inside. */
export const at = (values: ArrayLike<number>, index: number): number => values[index] ?? 0;

/** The same for lists of anything; a list that is too short is a fault of the program. */
export function item<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`No item ${index} in a list of ${list.length}`);
  return found;
}

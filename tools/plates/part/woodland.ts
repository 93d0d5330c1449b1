import type { View } from './view.ts';

type Within = NonNullable<View['wood']>['within'];

/** A wood that begins at a height on the slope (0 foot, 1 crest) with an uneven edge. */
export const woodAbove =
  (from: number, play = 0.3, scale = 400): Within =>
  (x, z, noise, terrain) =>
    (terrain.up(x, z) - from + (noise.octaves(z / 120, 4.1, 3) - 0.5) * play) * scale;

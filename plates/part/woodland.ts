import type { View } from './view.ts';

type Within = NonNullable<View['wood']>['within'];

/** Metres from the edge of a wood beyond which its unevenness no longer matters. */
const CLEARLY = 40;

/** A wood that begins at a height on the slope (0 foot, 1 crest) with an uneven edge. */
export const woodAbove =
  (from: number, play = 0.3, scale = 400): Within =>
  (x, z, noise, terrain) => {
    const even = (terrain.up(x, z) - from) * scale;
    const most = (play * scale) / 2;
    if (even + most < -CLEARLY) return even + most;
    if (even - most > CLEARLY) return even - most;
    return even + (noise.octaves(z / 120, 4.1, 3) - 0.5) * play * scale;
  };

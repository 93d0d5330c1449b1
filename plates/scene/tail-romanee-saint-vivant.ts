import type { Scene } from '../engine/scene.ts';
import { bar, createObject, cutOut, disc, joined, piece, put, stillLife, without } from '../part/object.ts';

/** Two crossed keys, as in the arms of Cluny, whose priory held closes here. */
export function tailRomaneeSaintVivant(): Scene {
  const key = cutOut(
    joined(
      without(disc(0, 4.2, 1.5), disc(0, 4.2, 0.85)),
      without(joined(disc(-1.35, 5.2, 0.55), disc(1.35, 5.2, 0.55), disc(0, 6, 0.55)), disc(0, 4.2, 0.85)),
      bar(0, 2.7, 0, -4.8, 0.34),
      disc(0, 2.2, 0.62),
      without(bar(0.5, -3.6, 1.7, -3.6, 1.05), bar(0.9, -3.05, 2.4, -3.05, 0.16), bar(0.9, -4.15, 2.4, -4.15, 0.16)),
    ),
    0.34,
    0.16,
  );
  const iron = { stroke: 'tile', u: (x: number, y: number) => y * 0.8 + x, gloss: 0.6, albedo: 1 } as const;
  return stillLife(
    [
      createObject([put(piece(key, iron), [0, 0, -0.5], 0, 42)], 1),
      createObject(
        [
          put(
            piece((x, y, z) => key(-x, y, z), iron),
            [0, 0, 0.5],
            0,
            -42,
          ),
        ],
        2,
      ),
    ],
    { reach: 6, aim: [0, 0] },
  );
}

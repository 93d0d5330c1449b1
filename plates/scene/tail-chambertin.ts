import type { Scene } from '../engine/scene.ts';
import { createObject, cutOut, limb, piece, polygon, put, stillLife } from '../part/object.ts';

/** A vineyard hoe: the name is said to come from a grower's field. */
export function tailChambertin(): Scene {
  const blade = cutOut(
    polygon([
      [-1.5, 0.6],
      [1.5, 0.6],
      [1.1, -2.6],
      [0, -3.6],
      [-1.1, -2.6],
    ]),
    0.18,
    0.08,
  );
  const hoe = [
    limb([
      [-8, 0, 0, 0.42],
      [-2, 0.1, 0, 0.4],
      [4.6, 0, 0, 0.36],
    ]),
    put(piece(blade, { stroke: 'tile', u: (x, y) => y + x * 0.1, albedo: 0.6 }), [5, -0.4, -0.2], 24, 8, 12),
    limb(
      [
        [4.2, 0.4, 0, 0.5],
        [5.6, 0.3, 0, 0.5],
      ],
      { stroke: 'tile', albedo: 0.5 },
    ),
  ].map((one) => put(one, [0.4, 0.6, 0], 0, -14));
  return stillLife([createObject(hoe)], { reach: 6, aim: [-0.1, -0.6] });
}

import { createNoise } from '../engine/noise.ts';
import type { Scene } from '../engine/scene.ts';
import { createCane } from '../part/bunch.ts';
import { createLeaf } from '../part/leaf.ts';
import { createObject, limb, stillLife } from '../part/object.ts';

/** A long shoot bent over the top wire and tied to it, its tip left on. */
export function tiedShoot(): Scene {
  const noise = createNoise(33);
  const tie = (x: number, y: number) =>
    [-0.5, 0, 0.5].map((aside) =>
      limb(
        [
          [x + aside, y - 0.75, -0.2, 0.2],
          [x + aside + 0.1, y, -0.75, 0.2],
          [x + aside + 0.2, y + 0.75, -0.2, 0.2],
        ],
        { stroke: 'tile', albedo: 1 },
      ),
    );
  return stillLife(
    [
      createObject(
        [
          limb(
            [
              [-24, 2.2, 0.3, 0.1],
              [24, 2.2, 0.3, 0.1],
            ],
            { stroke: 'wire' },
          ),
          ...tie(-3.4, 2.3),
          limb(
            [
              [-3.2, 1.6, -0.6, 0.16],
              [-2.6, 0.2, -0.8, 0.14],
              [-2.9, -1, -0.8, 0.1],
            ],
            { stroke: 'tile', albedo: 1 },
          ),
        ],
        1,
      ),
      createCane(
        noise,
        [
          [-9.2, -10, 0],
          [-8.4, -5, 0],
          [-7.4, -0.6, 0],
          [-5.4, 2.2, 0],
          [-2, 2.9, 0],
          [2, 2.7, 0],
          [6, 3.1, -0.2],
          [9.4, 4.6, -0.4],
          [11, 6.4, -0.6],
          [10.6, 7.6, -0.6],
        ],
        0.5,
        0.16,
        1,
      ),
      createLeaf(noise, { at: [-8.2, -5.2, -0.6], size: 4.6, turn: 248, lean: 22, roll: -14 }, 1),
      createLeaf(noise, { at: [-6.4, 0.6, -0.6], size: 4.4, turn: 128, lean: 24, roll: 14 }, 2),
      createLeaf(noise, { at: [1.4, 2.6, -0.6], size: 4, turn: 176, lean: 26, roll: 10 }, 3),
      createLeaf(noise, { at: [5.6, 3.2, -0.6], size: 3, turn: 350, lean: 20, roll: -14 }, 4),
      createLeaf(noise, { at: [9.8, 5, -0.6], size: 1.9, turn: 120, lean: 20, roll: 10 }, 5),
    ],
    { reach: 10, aim: [-0.8, -0.4] },
  );
}

import { createNoise } from '../engine/noise.ts';
import type { Scene } from '../engine/scene.ts';
import { createCane } from '../part/bunch.ts';
import { createCluster } from '../part/cluster.ts';
import { createLeaf } from '../part/leaf.ts';
import { stillLife } from '../part/object.ts';

/** Two weeks after flowering: berries like peppercorns, each on its own stalk. */
export function fruitSet(): Scene {
  const noise = createNoise(3);
  return stillLife(
    [
      createCluster(noise, {
        count: 74,
        length: 8.6,
        width: 2.7,
        berry: 0.42,
        tone: (n) => 0.88 + 0.1 * noise.hash(n, 1),
      }),
      createCane(
        noise,
        [
          [-9, 2.6, 0.8],
          [-4, 2, 0.6],
          [0, 2.1, 0.2],
          [5, 1.9, 0.6],
          [9, 2.4, 0.8],
        ],
        0.36,
        0.3,
        1,
      ),
      createLeaf(noise, { at: [3.4, 2.1, -0.4], size: 4.8, turn: 146, lean: 24, roll: 16 }, 1),
      createLeaf(noise, { at: [-3.8, 2, 0.4], size: 4.4, turn: 334, lean: 24, roll: -12 }, 2),
    ],
    { reach: 8.5, aim: [0, -1.4] },
  );
}

import { createNoise } from '../engine/noise.ts';
import type { Scene } from '../engine/scene.ts';
import { createCane } from '../part/bunch.ts';
import { createCluster } from '../part/cluster.ts';
import { createLeaf } from '../part/leaf.ts';
import { stillLife } from '../part/object.ts';

/** June: the caps have fallen, each flower shows its stamens. */
export function flowering(): Scene {
  const noise = createNoise(2);
  return stillLife(
    [
      createCluster(noise, { count: 70, length: 8.4, width: 2.5, berry: 0.24, stamens: true, tone: () => 1 }),
      createCane(
        noise,
        [
          [-9, 1.6, 0.8],
          [-3, 2.4, 0.6],
          [0, 2.1, 0.2],
          [5, 2.7, 0.6],
          [10, 2.2, 0.8],
        ],
        0.34,
        0.28,
        1,
      ),
      createLeaf(noise, { at: [-3.4, 2.2, -0.4], size: 4.4, turn: 226, lean: 24, roll: -16 }, 1),
      createLeaf(noise, { at: [3.6, 2.5, -0.4], size: 3.8, turn: 132, lean: 22, roll: 20 }, 2),
    ],
    { reach: 7, aim: [0, -2.2] },
  );
}

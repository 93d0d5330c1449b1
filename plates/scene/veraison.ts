import { createNoise } from '../engine/noise.ts';
import { hypot } from '../engine/numbers.ts';
import type { Scene } from '../engine/scene.ts';
import { createBerries, createCane } from '../part/bunch.ts';
import { createLeaf } from '../part/leaf.ts';
import { stillLife } from '../part/object.ts';

/** August: berry by berry the bunch turns from green to black. */
export function veraison(): Scene {
  const noise = createNoise(4);
  const berries = createBerries(noise, [0, -3.4, 0], 88, 9.4);
  return stillLife(
    [
      {
        ...berries,
        describe(x, y, z, t, finding) {
          berries.describe(x, y, z, t, finding);
          const green = noise.hash(finding.id, 21) < 0.52;
          finding.albedo = green ? 0.95 : 0.54;
          finding.gloss = hypot(x, z) < 9 ? 0.6 : 0;
        },
      },
      createCane(
        noise,
        [
          [-9, 2.4, 0.8],
          [-4, 2.7, 0.6],
          [0, 2.2, 0.4],
          [5, 2.6, 0.6],
          [9, 2.1, 0.8],
        ],
        0.42,
        0.36,
        1,
      ),
      createLeaf(noise, { at: [-3.6, 2.5, -0.4], size: 4.6, turn: 236, lean: 24, roll: -18 }, 1),
      createLeaf(noise, { at: [3.8, 2.5, -0.2], size: 4.2, turn: 128, lean: 20, roll: 22 }, 2),
    ],
    { reach: 8.4, aim: [0, -1.8], fill: 1.25 },
  );
}

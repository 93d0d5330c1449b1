import { createNoise } from '../engine/noise.ts';
import type { Camera, Scene } from '../engine/scene.ts';
import { createBerries, createCane } from '../part/bunch.ts';
import { createLeaf } from '../part/leaf.ts';

/** A ripe bunch of Pinot Noir under its leaves, close; centimetres. */
export const bunch = (): Scene => hanging({ at: [0, 0.75, -42], bearing: 0, horizon: 0.5, angle: 30 });

function hanging(camera: Camera): Scene {
  const noise = createNoise(14);
  const x = 0;
  return {
    camera,
    light: { bearing: 232, elevation: 42, sun: 0.95, sky: 0.3, shadowLength: 14, gamma: 0.85 },
    sky: {
      // Plain paper in both schemes.
      look(_right, _up, finding) {
        finding.stroke = 'backdrop';
        finding.id = 1;
        finding.light = 1;
      },
    },
    solids: [
      createBerries(noise, [x, -1.9, 0], 104, 10.6),
      createCane(
        noise,
        [
          [x - 0.1, 2.9, 0.2],
          [x - 0.3, 4.4, 0.2],
          [x + 0.3, 5.6, 0.8],
          [x + 0.2, 6.6, 1.4],
        ],
        0.34,
        0.26,
        1,
      ),
      createCane(
        noise,
        [
          [-22, 8.6, 1.6],
          [-10, 7.1, 1.5],
          [-2, 6.8, 1.4],
          [x, 6.6, 1.5],
          [13, 7.4, 1.6],
          [22, 7, 1.7],
        ],
        0.5,
        0.4,
        2,
      ),
      createCane(
        noise,
        [
          [x - 3.2, 6.8, 1.4],
          [x - 4.2, 5.9, 0],
          [x - 5, 5.4, -1.2],
        ],
        0.24,
        0.18,
        3,
      ),
      createCane(
        noise,
        [
          [x + 3.6, 7, 1.4],
          [x + 4.6, 6, 0.4],
          [x + 5.2, 5.4, -0.8],
        ],
        0.24,
        0.18,
        4,
      ),
      createLeaf(noise, { at: [x - 4.6, 5.4, -1.2], size: 5.6, turn: 226, lean: 24, roll: -18 }, 1),
      createLeaf(noise, { at: [x + 5, 5.5, -0.6], size: 5.2, turn: 140, lean: 20, roll: 24 }, 2),
      createLeaf(noise, { at: [x + 0.4, 6.4, 2.6], size: 3.8, turn: 350, lean: 30, roll: 10 }, 3),
    ],
    near: 12,
    far: 60,
    haze: [50, 80, 1],
  };
}

import { createNoise } from '../engine/noise.ts';
import type { Scene } from '../engine/scene.ts';
import { CELLAR_END, createCellar } from '../part/cellar.ts';

/** The vaulted cellar: two lines of barrels, and daylight through the grille at the end. */
export function cellar(): Scene {
  return {
    camera: { at: [-0.22, 1.62, -1.9], bearing: 0.6, horizon: 0.56, angle: 50 },
    light: {
      bearing: 0,
      elevation: 30,
      sun: 0,
      sky: 0.2,
      shadowLength: 0,
      gamma: 0.72,
      lamps: [
        { at: [0, 2.2, CELLAR_END - 1.6], power: 1.5, reach: 9 },
        { at: [0.2, 2.9, 15.5], power: 0.85, reach: 4 },
        { at: [-0.3, 2.9, 5.6], power: 0.8, reach: 3.6 },
        { at: [0.9, 2.3, -2.6], power: 0.65, reach: 4 },
      ],
    },
    sky: {
      look: (_right, _up, finding) => {
        finding.stroke = 'blank';
        finding.id = 1;
      },
    },
    solids: [createCellar(createNoise(5))],
    near: 0.1,
    far: 60,
    haze: [14, 60, 0.95],
  };
}

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
      sky: 0.03,
      shadowLength: 0,
      gamma: 0.92,
      lamps: [
        { at: [0, 2.3, CELLAR_END - 0.8], power: 5, reach: 11 },
        { at: [-0.3, 1.7, -1.6], power: 0.95, reach: 2.6 },
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
    haze: [24, 80, 0.8],
  };
}

import { hypot } from '../engine/numbers.ts';
import type { View } from '../part/view.ts';
import { woodAbove } from '../part/woodland.ts';

const crestWood = woodAbove(0.76);

/**
 * June: along the Côte to the north-east, its shoulders one behind the other, the sun coming up over the plain.
 *
 * The axis of the model is the Côte, whose bearing is about 15: the sun at 38 stands at 53, where it rises at solstice.
 */
export const coteAtDawn: View = {
  seed: 7,
  ground: {
    foot: -40,
    run: 350,
    rise: 126,
    hollow: 1.3,
    crestPlay: 8,
    shoulders: [
      [225, 400, 210],
      [620, 1180, 320],
      [1180, 2150, 430],
    ],
    combes: [{ at: 80, width: 110, depth: 30 }],
  },
  eye: { x: 40, z: 0, above: 8, bearing: 22, horizon: 0.6, angle: 35 },
  star: { bearing: 38, elevation: 3.2, disc: { radius: 0.085, glow: 0.16, rays: 34 } },
  light: { bearing: 66, elevation: 15, sun: 0.92, sky: 0.27, shadowLength: 60, gamma: 0.88 },
  sky: {
    top: 0.42,
    low: 0.9,
    heaps: {
      shade: 0.5,
      from: [0.8, -0.25],
      shapes: [
        { right: -0.62, up: 0.36, width: 1.5, height: 0.36, lean: 0.35 },
        { right: 1.35, up: 0.52, width: 0.8, height: 0.24, lean: -0.3 },
        { right: 0.28, up: 0.2, width: 0.62, height: 0.1, lean: -0.2 },
        { right: 1.3, up: 0.02, width: 0.7, height: 0.07, lean: 0.2 },
        { right: -0.15, up: 0.1, width: 0.5, height: 0.06 },
      ],
    },
  },
  plots: {
    depth: 85,
    breadth: 62,
    headland: 3,
    across: 0.06,
    play: 4,
    fallow: 0.03,
    // The plain is planted along the Côte, the slope down its fall.
    bearing: (x, z) => (x > 30 + z * 0.36 || z < 110 ? 20 : 96),
  },
  vines: { spacing: 1.5, height: 1.2, foliage: 1 },
  wood: {
    gap: 8.5,
    lowest: 8,
    tallest: 14,
    within: (x, z, noise, terrain) => {
      const crest = crestWood(x, z, noise, terrain);
      const away = hypot(x, z) - 620;
      // Copses of the plain against the light.
      return crest > -40 || away < 0
        ? crest
        : Math.max(crest, Math.min((noise.octaves(x / 210, z / 120, 2) - 0.6) * 200, away));
    },
  },
  // Beyond the vines the plain lies in fields.
  clear: (x, z) => Math.min(hypot(x, z) - 230, x - 60 - 0.42 * z),
  haze: [350, 2600, 0.84],
};

/** The same view for upright screens: turned to the sun. */
export const coteAtDawnUpright: View = {
  ...coteAtDawn,
  eye: { ...coteAtDawn.eye, bearing: 29, horizon: 0.56, angle: 44 },
  sky: {
    ...coteAtDawn.sky,
    heaps: {
      shade: 0.5,
      from: [0.8, -0.25],
      shapes: [
        { right: -0.24, up: 0.5, width: 0.94, height: 0.26, lean: 0.3 },
        { right: 0.62, up: 0.72, width: 0.5, height: 0.12, lean: -0.2 },
        { right: -0.5, up: 0.2, width: 0.46, height: 0.07, lean: 0.2 },
      ],
    },
  },
};

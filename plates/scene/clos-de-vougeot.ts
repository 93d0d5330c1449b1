import { hypot, radians } from '../engine/numbers.ts';
import type { View } from '../part/view.ts';
import { createHamlet, type HouseShape } from '../part/building.ts';
import { woodAbove } from '../part/woodland.ts';

/** Middle of the courtyard of the château, and the bearing of its long front. */
const COURT = { x: -66, z: 44, turn: 52 };

/** A wing of the château in the frame of its court: along the long front and behind it, in metres. */
function wing(
  along: number,
  behind: number,
  across: boolean,
  shape: Omit<HouseShape, 'x' | 'z' | 'ridge'>,
): HouseShape {
  const turn = radians(COURT.turn);
  return {
    x: COURT.x + along * Math.sin(turn) - behind * Math.cos(turn),
    z: COURT.z + along * Math.cos(turn) + behind * Math.sin(turn),
    ridge: COURT.turn + (across ? 90 : 0),
    ...shape,
  };
}

const chateau: readonly HouseShape[] = [
  wing(0, -15, false, {
    length: 46,
    depth: 12,
    eaves: 9,
    top: 20,
    hip: 6,
    windows: 4.2,
    shutters: true,
    chimneys: [-0.4, 0.45],
  }),
  wing(-25, -13, false, { length: 11, depth: 11, eaves: 13, top: 27, hip: 4.2, windows: 4, finial: true }),
  wing(27, -13, false, { length: 9, depth: 9, eaves: 12, top: 23, hip: 3.6, windows: 4, finial: true }),
  wing(26, 8, true, { length: 34, depth: 12, eaves: 7, top: 16.5, windows: 5 }),
  wing(-22, 10, true, { length: 38, depth: 16, eaves: 5, top: 17, windows: 7 }),
  wing(2, 27, false, { length: 44, depth: 13, eaves: 5.5, top: 16, hip: 4, windows: 6 }),
];

const gate: HouseShape = { x: 12.6, z: 21.4, ridge: 52, length: 5.2, depth: 1.5, eaves: 4.4, top: 6, gate: 2.9 };

/** Winter, low sun: the gate in the wall of the Clos, bare vines, the château at an angle behind them. */
export const closDeVougeot: View = {
  seed: 72,
  ground: {
    foot: -190,
    run: 330,
    rise: 84,
    hollow: 1.2,
    crestPlay: 9,
    combes: [{ at: 420, width: 110, depth: 46, slant: 0.2 }],
  },
  eye: { x: 31, z: -1, above: 6.6, bearing: 303, horizon: 0.5, angle: 38 },
  star: { bearing: 166, elevation: 24 },
  light: { sun: 1.05, sky: 0.28, shadowLength: 60, gamma: 0.92 },
  sky: {
    top: 0.5,
    low: 0.97,
    heaps: {
      shade: 0.6,
      from: [-0.8, 0.5],
      shapes: [
        { right: 1.05, up: 0.38, width: 1.2, height: 0.32, lean: -0.3 },
        { right: -0.42, up: 0.72, width: 0.9, height: 0.2, lean: 0.2 },
        { right: -1.6, up: 0.5, width: 0.6, height: 0.16, lean: 0.3 },
      ],
    },
  },
  plots: {
    depth: 110,
    breadth: 74,
    headland: 3,
    across: 0.05,
    play: 4,
    fallow: 0,
    bearing: () => 292,
  },
  vines: { spacing: 1.5, height: 1.0, foliage: 0.1 },
  wood: { gap: 8, lowest: 7, tallest: 13, within: woodAbove(0.9, 0.18) },
  walls: [
    {
      line: [
        [-18, -34],
        [10.6, 19.8],
      ],
      height: 2.5,
      thickness: 0.8,
      verge: 2,
    },
    {
      line: [
        [14.6, 23],
        [34, 38],
        [90, 92],
      ],
      height: 2.5,
      thickness: 0.8,
      verge: 2,
    },
  ],
  clear: (x, z) => Math.max(44 - hypot(x - COURT.x, z - COURT.z), x + 8 - 0.62 * (z - 10)),
  buildings: (terrain, noise) => [createHamlet(noise, [...chateau, gate], terrain.height)],
  soil: 1.6,
  haze: [220, 1900, 0.94],
};

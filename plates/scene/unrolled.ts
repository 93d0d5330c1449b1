import type { Mark } from '../engine/ink.ts';
import { createNoise } from '../engine/noise.ts';
import { clamp, fract, hypot, mix, step } from '../engine/numbers.ts';
import type { Scene, Solid } from '../engine/scene.ts';
import type { HouseShape } from '../part/building.ts';
import { createCrowns } from '../part/crowns.ts';
import { createPlots, type Plot } from '../part/plots.ts';
import { createSteeple, farHouses, housesOf } from '../part/far-village.ts';
import { createSlope } from '../part/terrain.ts';
import { createWall } from '../part/wall.ts';

/** Stops of the panorama: nine Grands Crus from north to south, then what lies beyond Beaune. */
export const TILES = 10;

/** How a panorama is laid out. */
export interface Layout {
  /** Width of a tile to its height. */
  readonly ratio: number;
  /** Metres of slope in a tile. */
  readonly reach: number;
  /** Metres from the eye to the foot of the slope at the north and at the south end. */
  readonly near: number;
  readonly far: number;
  /** Vertical angle of view, and height of the horizon (0 top, 1 bottom). */
  readonly angle: number;
  readonly horizon: number;
}

const WIDE: Layout = { ratio: 6 / 7, reach: 360, near: 700, far: 1730, angle: 18.8, horizon: 0.785 };

/** Fewer metres in a tile, and more of sky and plain. */
const TALL: Layout = { ratio: 4 / 7, reach: 250, near: 640, far: 1250, angle: 27, horizon: 0.8 };

/** Where the line from a name to its ground begins, below the words that the page sets, and half its width. */
const LEADER_TOP = 0.44;
const LEADER = 0.0011;

const SEED = 57;
const EYE_ABOVE = 34;
const RUN = 400;

/**
 * The Côte from Gevrey to Meursault, from the plain: its crest recedes towards the south, which is on the left. Combes
 * are dark woods. In ink steeples are black before a light slope; in chalk, whose ground is black, lines thin out into
 * the combes, and steeples are light before a dark slope.
 */
export function panorama({ ratio, reach, near, far, angle, horizon }: Layout, mark: Mark): Scene {
  const isInk = mark === 'ink';
  const noise = createNoise(SEED);
  const half = (TILES / 2) * reach;
  // The eye walks in a straight line that parts from the slope: `aside` is the angle between them.
  const aside = Math.asin((far - near) / (2 * half));
  const [sin, cos] = [Math.sin(aside), Math.cos(aside)];
  const middle = (near + far) / 2;
  /** Northing at the foot of the slope for a place in a tile: 0 is its north edge, 1 its south edge. */
  const at = (tile: number, place: number): number => {
    const right = half - (tile + place) * reach;
    return right * (cos + (sin * sin) / cos);
  };
  const scale = reach / 360;

  const combes = [
    { at: at(1, 0.62), width: 62, depth: 128, slant: 0.1 },
    { at: at(3, 0.02), width: 56, depth: 122, slant: -0.06 },
    { at: at(5, 0.9), width: 56, depth: 112, slant: 0.1 },
    { at: at(7, 0.02), width: 96, depth: 170, slant: 0 },
    { at: at(9, 0.02), width: 86, depth: 165, slant: 0.1 },
  ].map((combe) => ({ ...combe, width: combe.width * mix(1, scale, 0.7) }));
  const terrain = createSlope(noise, {
    foot: 0,
    run: RUN,
    rise: 158,
    hollow: 1.4,
    crestPlay: 15,
    shoulders: [
      [60, at(0, 0.3), 220 * scale],
      [46, at(2, 0.4), 170 * scale],
      [30, at(4, 0.3), 160 * scale],
      [44, at(6, 0.35), 170 * scale],
      [230, at(8, 0.0), 250 * scale],
      [60, at(9, 0.6), 140 * scale],
    ],
    combes,
  });
  const { height, up: rise } = terrain;
  /** How deep inside a combe a place is, 0 to 1. */
  const gorge = (x: number, z: number): number => {
    const s = rise(x, z);
    let most = 0;
    for (const combe of combes) {
      const across = (z - combe.at - combe.slant * s * RUN) / (combe.width * (0.75 + 0.5 * clamp(s)));
      most = Math.max(most, step(0.98, 0.62, Math.abs(across)) * step(0.16, 0.4, s));
    }
    return most;
  };

  const villages = [
    { x: 110, z: at(0, 0.3), half: 58, spire: 50 },
    { x: 110, z: at(2, 0.46), half: 52, spire: 46 },
    { x: 120, z: at(6, 0.2), half: 66, spire: 50 },
    { x: 290, z: at(8, 0.42), half: 52, spire: 46 },
    { x: 130, z: at(9, 0.66), half: 84, spire: 66 },
  ].map((village) => ({ ...village, half: village.half * mix(1, scale, 0.6) }));
  const clos = { north: at(4, 0.1), south: at(4, 0.86), above: -40, below: 100 };
  const court = { x: 6, z: at(4, 0.44) };

  /** How near a place is to what lies behind a village for the eye, 0 to 1: lines end there, so that steeples stand clear. */
  const behindVillage = (x: number, z: number): number =>
    Math.max(
      ...villages.map((one) => {
        const along = z - one.z + ((one.x - x) * sin) / cos;
        return step(
          1,
          0.3,
          hypot(along / (one.half * 0.95), Math.min(one.x - x, 0) / 40, Math.max(one.x - x, 0) / 300),
        );
      }),
    );

  const plots = createPlots(noise, terrain, {
    depth: 96,
    breadth: 88,
    headland: 4,
    across: 0,
    play: 42,
    fallow: 0.03,
  });
  const plot: Plot = { id: 0, edge: 0, end: 0, planted: true, sin: 0, cos: 1, character: 0 };
  const wall = createWall(noise, {
    line: [
      [clos.below, clos.north],
      [clos.above, clos.north],
      [clos.above, clos.south],
      [clos.below, clos.south],
      [clos.below, clos.north],
    ],
    height: 4.6,
    thickness: 2.4,
  });

  const land: Solid = {
    distance: (x, y, z) => {
      const above = y - height(x, z);
      const d = above * 0.62;
      return above < 9 && x > clos.above - 20 && x < clos.below + 20 ? Math.min(d, wall.distance(x, z, above)) : d;
    },
    grain: (t) => 0.006 * t,
    describe(x, y, z, _t, finding) {
      const s = rise(x, z);
      const above = y - height(x, z);
      if (above > 1 && wall.distance(x, z, above) < 0.8) {
        finding.stroke = 'leaf';
        finding.id = 0x50000000;
        finding.u = above * 1.2;
        finding.albedo = 1.15;
        return;
      }
      plots.find(x, z, plot);
      const deep = gorge(x, z);
      const behind = behindVillage(x, z);
      const lane = plot.edge - (plots.headland / 2) * (1 - Math.max(1.6 * deep, isInk ? 0 : behind));
      if (s < 0.015) {
        // The plain is paper; towards the eye nothing is drawn on it.
        finding.stroke = 'backdrop';
        finding.id = 1;
        finding.u = -y * 0.02;
        finding.albedo = 2.4;
        return;
      }
      finding.id = plot.id + 8;
      if (lane < 0) {
        finding.stroke = 'blank';
        finding.id = 2;
        return;
      }
      finding.stroke = 'vault';
      finding.u = (x * plot.cos - z * plot.sin) / 2.2;
      finding.v = x * plot.sin + z * plot.cos;
      // Lines swell and thin on their way.
      finding.albedo = mix(0.9, 1.08, plot.character) * mix(0.74, 1.2, noise.octaves(x / 50, z / 50, 2));
      finding.albedo *= mix(1, 0.02, deep) * mix(1, isInk ? 1.15 : 0.1, behind);
      finding.openness = 1;
    },
  };

  const brow = (z: number): number => 0.8 + 0.16 * (noise.octaves(z / 120, 4.1, 3) - 0.5);
  const wood = (x: number, z: number): number => {
    const s = rise(x, z);
    const deep = gorge(x, z);
    return Math.max(s - brow(z), deep > 0.5 && s > 0.3 ? 1 : -1);
  };
  const crowns = createCrowns(
    noise,
    {
      gap: 11,
      least: 5.5,
      most: 10,
      lift: 0.9,
      within: wood,
      keeps: (x, z) => mix(1, isInk ? 0.3 : mix(2.4, 0.3, step(half, -half, z)), gorge(x, z)),
    },
    height,
  );
  /** Trees about the villages and a few in the plain. */
  const groves = createCrowns(
    createNoise(SEED + 1),
    {
      gap: 9,
      least: 3,
      most: 5,
      lift: 0.7,
      within: (x, z) => {
        return villages.some((one) => hypot((x - one.x) * 1.3, z - one.z) < one.half + 14) &&
          noise.hash(Math.round(x), Math.round(z)) < 0.11
          ? 1
          : -1;
      },
      keeps: () => 1,
    },
    height,
  );

  const chateau: HouseShape[] = [
    { x: court.x - 18, z: court.z, ridge: 0, length: 58, depth: 16, eaves: 12, top: 27, hip: 8, windows: 0 },
    { x: court.x + 2, z: court.z + 30, ridge: 0, length: 13, depth: 13, eaves: 19, top: 36, hip: 6, windows: 0 },
    { x: court.x + 6, z: court.z - 31, ridge: 90, length: 42, depth: 15, eaves: 9, top: 22, windows: 0 },
  ];

  return {
    camera: {
      at: [middle * cos, EYE_ABOVE, middle * sin],
      bearing: 270 - (aside * 180) / Math.PI,
      horizon,
      angle,
      track: reach / ratio / 2,
    },
    light: { bearing: 164, elevation: 24, sun: 0.86, sky: 0.2, shadowLength: 90, gamma: 1 },
    sky: {
      look(right, up, finding) {
        finding.stroke = 'backdrop';
        finding.id = 3;
        if (up < LEADER_TOP && Math.abs(fract(right / (2 * ratio)) - 0.5) * ratio < LEADER) finding.stroke = 'wire';
        finding.light = 1;
      },
    },
    solids: [
      land,
      crowns,
      groves,
      ...villages.map((village, n) => farHouses(noise, housesOf(noise, village, n), height, isInk)),
      ...villages.map(({ x, z, spire }) => createSteeple(x + 6, height(x + 6, z + 3), z + 3, spire, isInk)),
      farHouses(noise, chateau, height, isInk),
    ],
    near: near * 0.4,
    far: far * 1.9,
    haze: [near, far * 1.8, 0.86],
  };
}

/** The panorama of wide screens and that of phones, by the name of their files. */
export const LAYOUTS = { wide: WIDE, tall: TALL };

export type LayoutName = keyof typeof LAYOUTS;

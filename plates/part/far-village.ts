import type { Noise } from '../engine/noise.ts';
import { hypot, mix } from '../engine/numbers.ts';
import type { Solid } from '../engine/scene.ts';
import { createHamlet, type HouseShape } from './building.ts';

/** A village at the foot of a slope far off: its middle, and half the length of its street. */
interface FarVillage {
  readonly x: number;
  readonly z: number;
  readonly half: number;
}

/** Houses are drawn larger than they are, so that they read on a phone. */
const LARGER = 1.6;

/** The houses of a village, about its middle. `number` tells it from others. */
export function housesOf(noise: Noise, { x, z, half }: FarVillage, number: number): HouseShape[] {
  const chance = (house: number, k: number): number => noise.hash(house * 31 + 7, k * 17 + 3);
  return Array.from({ length: Math.round(half / 5.2) }, (_, k) => {
    const out = Math.sqrt((k + 0.6) / (half / 5.2));
    const turn = k * 2.4 + number;
    const house = number * 40 + k;
    return {
      x: x + Math.cos(turn) * out * half * 0.5,
      z: z + Math.sin(turn) * out * half * 0.92,
      ridge: [0, 90, 14, -10][Math.floor(chance(house, 1) * 4)] ?? 0,
      length: mix(9, 15, chance(house, 2)) * LARGER,
      depth: mix(6, 7.5, chance(house, 3)) * LARGER,
      eaves: mix(4, 6, chance(house, 4)) * LARGER,
      top: mix(7.6, 9.6, chance(house, 5)) * LARGER,
      windows: 0,
    };
  });
}

/**
 * Houses as they look from afar, without joints. In ink long walls are white with a contour, ends shaded and roofs dark; in
 * chalk gable walls are solid and the others ruled, below darker roofs.
 */
export function farHouses(
  noise: Noise,
  houses: readonly HouseShape[],
  ground: (x: number, z: number) => number,
  isInk: boolean,
): Solid {
  const solid = createHamlet(noise, houses, ground);
  return {
    ...solid,
    describe(x, y, z, t, finding) {
      solid.describe(x, y, z, t, finding);
      const isRoof = finding.stroke === 'tile';
      const isEnd = (finding.id & 7) < 3;
      if (finding.stroke === 'black') return;
      finding.stroke = !isRoof && !isInk && isEnd ? 'blank' : 'leaf';
      if (isRoof) finding.albedo = isInk ? 0.42 : 0.9;
      else {
        finding.albedo = isInk ? (isEnd ? 1.1 : WHITE) : 4;
        finding.openness = 1;
      }
      finding.u *= 0.9;
    },
  };
}

/** Albedo of a wall that stays paper in any light. */
const WHITE = 14;

/** How far a steeple is turned, so that two of its sides are seen. */
const [SIN, COS] = [Math.sin(0.6), Math.cos(0.6)];

/** A tower with a spire and a cross on the ground at a height: one side in the light, the other in its own shade. */
export function createSteeple(x: number, floor: number, z: number, tall: number, isInk: boolean): Solid {
  const side = tall * 0.1;
  const eaves = tall * 0.56;
  const along = (px: number, pz: number): number => (px - x) * COS + (pz - z) * SIN;
  const across = (px: number, pz: number): number => (pz - z) * COS - (px - x) * SIN;
  return {
    distance(px, py, pz) {
      const h = py - floor;
      const a = Math.abs(along(px, pz));
      const c = Math.abs(across(px, pz));
      const flat = Math.max(a, c);
      if (flat > side + 6) return flat - side - 1;
      const tower = Math.max(flat - side, h - eaves);
      const spire = Math.max((flat - side * 1.2 * (1 - (h - eaves) / (tall - eaves))) * 0.9, eaves - 0.5 - h, h - tall);
      const cross = Math.max(hypot(a, c) - 0.35, h - tall - 4, tall * 0.9 - h);
      return Math.min(tower, spire, cross) * 0.9;
    },
    describe(px, py, pz, _t, finding) {
      const h = py - floor;
      const a = along(px, pz);
      const c = across(px, pz);
      const isLit = Math.abs(a) > Math.abs(c);
      finding.id = 0x70000000 + (isLit ? 1 : 2) + (h > eaves ? 4 : 0);
      finding.u = (isLit ? c : a) * 1.2;
      finding.openness = 1;
      // Openings of the belfry.
      const isOpen = h > tall * 0.42 && h < tall * 0.51 && Math.abs(Math.abs(isLit ? c : a) - side * 0.42) < side * 0.2;
      if (h > tall - 1) finding.stroke = 'wire';
      else if (h > eaves - 0.4) finding.stroke = isInk ? (isLit ? 'leaf' : 'black') : isLit ? 'blank' : 'leaf';
      else finding.stroke = isOpen ? 'black' : isInk || !isLit ? 'leaf' : 'blank';
      finding.albedo = h > eaves - 0.4 ? 0.4 : isLit ? WHITE : 0.7;
    },
  };
}

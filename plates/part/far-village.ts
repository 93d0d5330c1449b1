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

/** Houses as they look from afar: white walls with a contour, ruled roofs, no joints. In chalk gable walls are solid and the others ruled, below darker roofs. */
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
      const isGable = (finding.id & 7) < 3;
      if (finding.stroke === 'black') return;
      finding.stroke = !isRoof && !isInk && isGable ? 'blank' : 'leaf';
      if (isRoof) finding.albedo = isInk ? 0.85 : 0.9;
      else {
        finding.albedo = 4;
        finding.openness = 1;
      }
      finding.u *= 0.9;
    },
  };
}

/** A tower with a spire and a cross, solid, on the ground at a height. */
export function createSteeple(x: number, floor: number, z: number, tall: number): Solid {
  const side = tall * 0.07;
  return {
    distance(px, py, pz) {
      const h = py - floor;
      const a = Math.abs(px - x);
      const c = Math.abs(pz - z);
      const flat = Math.max(a, c);
      if (flat > side + 6) return flat - side - 1;
      const tower = Math.max(flat - side, h - tall * 0.46);
      const spire = Math.max(
        (flat - side * 1.12 * (1 - (h - tall * 0.46) / (tall * 0.54))) * 0.9,
        tall * 0.44 - h,
        h - tall,
      );
      const cross = Math.max(hypot(a, c) - 0.35, h - tall - 4, tall * 0.9 - h);
      return Math.min(tower, spire, cross) * 0.9;
    },
    describe(_x, _y, _z, _t, finding) {
      finding.stroke = 'wire';
      finding.id = 0x70000000;
    },
  };
}

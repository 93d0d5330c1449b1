import type { Noise } from '../engine/noise.ts';
import { hypot, item, mix } from '../engine/numbers.ts';
import type { HouseShape } from './building.ts';

/** The middle of a street, from corner to corner. */
export type Street = readonly (readonly [x: number, z: number])[];

const HALF_STREET = 3.2;

/** Houses nearly wall to wall on both sides of a street, most with the ridge along it. */
export function housesAlong(noise: Noise, street: Street, name: number): HouseShape[] {
  const houses: HouseShape[] = [];
  for (const side of [-1, 1]) {
    for (let corner = 1; corner < street.length; corner++) {
      const [x, z] = item(street, corner - 1);
      const [toX, toZ] = item(street, corner);
      const length = hypot(toX - x, toZ - z);
      const east = (toX - x) / length;
      const north = (toZ - z) / length;
      const bearing = (Math.atan2(east, north) * 180) / Math.PI;
      let walked = HALF_STREET;
      for (let n = 0; walked < length - 8; n++) {
        const chance = (k: number): number => noise.hash(name * 40 + corner * 8 + side + 9, n * 16 + k);
        const front = mix(9, 16, chance(1));
        const deep = mix(8, 10.5, chance(2));
        const turned = chance(3) < 0.22;
        const back = HALF_STREET + mix(0, 1.6, chance(4)) + (turned ? front : deep) / 2;
        const along = walked + (turned ? deep : front) / 2;
        houses.push({
          x: x + east * along + north * back * side,
          z: z + north * along - east * back * side,
          ridge: bearing + (turned ? 90 : 0) + mix(-4, 4, chance(5)),
          length: front,
          depth: deep,
          eaves: mix(4.4, 6.6, chance(6)),
          top: mix(9.8, 12.6, chance(7)),
          hip: chance(8) < 0.3 ? 2.4 : 0,
          windows: 3.2,
          shutters: chance(11) < 0.6,
          chimneys: [chance(9) < 0.5 ? -0.8 : 0.8],
        });
        walked += (turned ? deep : front) + (chance(10) < 0.25 ? 6 : 0.6);
      }
    }
  }
  return houses;
}

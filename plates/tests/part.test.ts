import { describe, expect, it } from 'vitest';
import { createNoise } from '../engine/noise.ts';
import type { Finding } from '../engine/scene.ts';
import { createCellar } from '../part/cellar.ts';
import { stillLife } from '../part/object.ts';

describe('a cellar', () => {
  it.each([0.2, 0.3, 0.4])('is no farther from a point before its first barrel than that barrel (z = %f m)', (z) => {
    // The first barrel lies with its middle 0.82 m along the aisle, and is 0.365 m thick there.
    expect(createCellar(createNoise(5)).distance(1.72, 0.565, z, 1)).toBeLessThanOrEqual(0.82 - 0.365 - z);
  });
});

describe('a table under things', () => {
  it('has the same line at all points of one ray, however near its surface the ray ends', () => {
    const { camera, solids } = stillLife([], { reach: 9, table: -7 });
    const [table] = solids;
    const lineAt = (along: number): number | undefined => {
      const [x, y, z] = camera.at;
      const finding = { u: 0 } as Finding;
      table?.describe(x, y - 12 * along, z + 60 * along, 0, finding);
      return finding.u;
    };
    expect(lineAt(1.01)).toBeCloseTo(lineAt(1) ?? 0, 12);
  });
});

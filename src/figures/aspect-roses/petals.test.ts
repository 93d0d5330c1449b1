import { expect, it } from 'vitest';
import { petals } from '#figures/aspect-roses/petals.ts';

const shares = { n: 0, ne: 0, e: 25, se: 50, s: 0, sw: 0, w: 25, nw: 0 };

it('draws petals clockwise from north, as large in area as their shares', () => {
  const drawn = new Map(petals(shares, 100).map(({ aspect, end }) => [aspect, end]));
  const length = (aspect: 'e' | 'se' | 'w'): number => Math.hypot(...(drawn.get(aspect) ?? [0, 0]));
  expect((length('se') / length('e')) ** 2).toBeCloseTo(2, 1);
  expect(drawn.get('e')?.[0]).toBeGreaterThan(0);
  expect(drawn.get('w')?.[0]).toBeLessThan(0);
  const [east, south] = drawn.get('se') ?? [0, 0];
  expect(east).toBeCloseTo(south);
  expect(south).toBeGreaterThan(0);
});

import { expect, it } from 'vitest';
import { deepestPoint, simplified } from '#atlas/geometry.ts';
import type { PlanePoint } from '#atlas/plane.ts';

it('keeps corners and leaves out points near the line between them', () => {
  const ring: PlanePoint[] = [
    [0, 0],
    [50, 2],
    [100, 0],
    [100, 100],
    [48, 97],
    [0, 100],
    [0, 0],
  ];
  const corners: PlanePoint[] = [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
    [0, 0],
  ];
  expect(simplified([[ring]], 5)).toEqual([[corners]]);
  expect(simplified([[ring]], 1)).toEqual([[ring]]);
});

it('names a horseshoe in one of its arms, not in the gap', () => {
  const horseshoe: PlanePoint[] = [
    [0, 0],
    [300, 0],
    [300, 300],
    [200, 300],
    [200, 40],
    [20, 40],
    [20, 300],
    [0, 300],
    [0, 0],
  ];
  const [x, y] = deepestPoint([[horseshoe]]);
  expect(x).toBeGreaterThan(200);
  expect(y).toBeLessThan(300);
});

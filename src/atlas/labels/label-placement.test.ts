import { expect, it } from 'vitest';
import { crossedByNone, overlap } from '#atlas/plane/geometry.ts';
import { placeBeside } from '#atlas/labels/label-placement.ts';
import { middleOf } from '#atlas/plane/plane.ts';

const bounds = { x: 0, y: 0, width: 200, height: 100 };
const size = { width: 60, height: 16 };
const nowhere = { x: NaN, y: NaN, ...size };

it('sets a name under its place where nothing stands', () => {
  const [x, y] = middleOf(placeBeside([100, 40], size, [], bounds) ?? nowhere);
  expect(x).toBe(100);
  expect(y).toBeGreaterThan(40);
});

it('moves a name away from lines, from what is taken and from the edges, as little as it can', () => {
  const line = [
    [0, 60],
    [200, 60],
  ] as const;
  const taken = { x: 90, y: 0, width: 20, height: 30 };
  const box = placeBeside([100, 40], size, [taken], bounds, { must: crossedByNone([line]) }) ?? nowhere;
  expect(box.y + box.height).toBeLessThanOrEqual(60);
  expect(overlap(box, taken)).toBe(false);
  expect(box.x >= 0 && box.x + 60 <= 200 && box.y >= 0).toBe(true);
  const [x, y] = middleOf(box);
  expect(Math.hypot(x - 100, y - 40)).toBeLessThan(60);
});

it('finds no place where there is none', () => {
  expect(placeBeside([100, 40], size, [bounds], bounds)).toBeUndefined();
});

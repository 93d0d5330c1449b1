import { expect, it } from 'vitest';
import { deepestPoint, simplified } from '#atlas/plane/geometry.ts';
import { outlinePath, type PlanePoint } from '#atlas/plane/plane.ts';

/** The ring of points that are written as `0,0 50,2 0,0`. */
const ring = (points: string): PlanePoint[] =>
  points.split(' ').map((point): PlanePoint => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return [x, y];
  });

it('keeps corners and leaves out points near the line between them', () => {
  const square = ring('0,0 50,2 100,0 100,100 48,97 0,100 0,0');
  expect(simplified([[square]], 5)).toEqual([[ring('0,0 100,0 100,100 0,100 0,0')]]);
  expect(simplified([[square]], 1)).toEqual([[square]]);
});

it('names a horseshoe in one of its arms, not in the gap', () => {
  const [x, y] = deepestPoint([[ring('0,0 300,0 300,300 200,300 200,40 20,40 20,300 0,300 0,0')]]);
  expect(x).toBeGreaterThan(200);
  expect(y).toBeLessThan(300);
});

it('leaves a ring that comes to a point out of its path', () => {
  const [square, speck] = [ring('0,0 4,0 4,4 0,4 0,0'), ring('9,9 9.2,9 9,9.2 9,9')];
  expect(outlinePath([[square, speck]])).toBe(outlinePath([[square]]));
});

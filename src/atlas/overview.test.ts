import { describe, expect, it } from 'vitest';
import { overview } from '#atlas/overview.ts';
import { toPlane, type PlanePoint, type Polygons } from '#atlas/plane.ts';
import { orientations } from '#atlas/strip.ts';
import { rectangle } from './rectangle.ts';

/** A square of 300 m around a place. */
const square = (lon: number, lat: number): Polygons<PlanePoint> => {
  const [x, y] = toPlane([lon, lat]);
  return rectangle(x - 150, y - 150, 300, 300);
};
const crus = [
  { name: 'Chambertin', number: 1, outline: square(4.965, 47.212) },
  { name: 'Latricières-Chambertin', number: 2, outline: square(4.964, 47.209) },
  { name: 'Romanée-Saint-Vivant', number: 3, outline: square(4.953, 47.162) },
  { name: 'Corton', number: 4, outline: square(4.86, 47.075) },
];

it('has room for the sign of north above both halves of the upright small map', () => {
  const [north, south] = overview(crus, [[1, 2, 3], [4]], 'upright').parts.map(({ at }) => at);
  expect(north?.y).toBeGreaterThanOrEqual(30);
  expect((south?.y ?? 0) - (north?.y ?? 0) - (north?.height ?? 0)).toBeGreaterThanOrEqual(60);
});

describe.each(orientations)('the small map, %s', (orientation) => {
  const { names, parts, width, height, metresPerPx } = overview(crus, [[1, 2, 3], [4]], orientation);

  it('keeps one scale in both halves', () => {
    for (const { at, shows } of parts) expect(shows.width / at.width).toBeCloseTo(metresPerPx);
  });

  it('holds every name, and none on another', () => {
    names.forEach(({ to }, index) => {
      expect(to[0]).toBeGreaterThanOrEqual(0);
      expect(to[0]).toBeLessThan(width);
      expect(to[1]).toBeGreaterThan(0);
      expect(to[1]).toBeLessThan(height);
      for (const other of names.slice(index + 1)) {
        const apart = Math.abs(to[1] - other.to[1]) >= 24 || Math.abs(to[0] - other.to[0]) >= 60;
        expect(apart).toBe(true);
      }
    });
  });
});

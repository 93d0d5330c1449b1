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
  { number: 1, outline: square(4.965, 47.212) },
  { number: 2, outline: square(4.964, 47.209) },
  { number: 3, outline: square(4.953, 47.162) },
  { number: 4, outline: square(4.86, 47.075) },
];

it('has room for the sign of north above both halves of the upright small map', () => {
  const [north, south] = overview(crus, [[1, 2, 3], [4]], 'upright').parts.map(({ at }) => at);
  expect(north?.y).toBeGreaterThanOrEqual(30);
  expect((south?.y ?? 0) - (north?.y ?? 0) - (north?.height ?? 0)).toBeGreaterThanOrEqual(60);
});

describe.each(orientations)('the small map, %s', (orientation) => {
  const { leaders, parts, width, height, metresPerPx } = overview(crus, [[1, 2, 3], [4]], orientation);

  it('keeps one scale in both halves', () => {
    for (const { at, shows } of parts) expect(shows.width / at.width).toBeCloseTo(metresPerPx);
  });

  it('leads from each cru to its picture on the sheet, and no leader crosses another', () => {
    const along = orientation === 'wide' ? 0 : 1;
    const order = [...leaders].sort((one, other) => one.edge[along] - other.edge[along]);
    order.forEach(({ from, to }, index) => {
      expect(from[0] >= 0 && from[0] <= width && from[1] >= 0 && from[1] <= height).toBe(true);
      expect(to[along]).toBeGreaterThan(order[index - 1]?.to[along] ?? 0);
      expect(to[along]).toBeLessThan(along === 0 ? width : height);
    });
  });
});

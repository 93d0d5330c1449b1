import { describe, expect, it } from 'vitest';
import { overview } from '#atlas/overview/overview-layout.ts';
import type { Polygons } from '#atlas/plane/plane.ts';
import { toPlane } from '#atlas/plane/projection.ts';
import { orientations } from '#atlas/cote-strips.ts';

/** A triangle at a place. */
const cru = (lon: number, lat: number): Polygons => {
  const [x, y] = toPlane([lon, lat]);
  return [
    [
      [
        [x, y],
        [x + 300, y],
        [x, y + 300],
      ],
    ],
  ];
};
const halves = [[cru(4.965, 47.212), cru(4.964, 47.209), cru(4.953, 47.162)], [cru(4.86, 47.075)]];

it('has room for the sign of north above both halves of the upright overview map', () => {
  const [north, south] = overview(halves, 'upright').parts.map(({ at }) => at);
  expect(north?.y).toBeGreaterThanOrEqual(30);
  expect((south?.y ?? 0) - (north?.y ?? 0) - (north?.height ?? 0)).toBeGreaterThanOrEqual(60);
});

describe.each(orientations)('the overview map, %s', (orientation) => {
  const { leaders, parts, width, height, metresPerPx } = overview(halves, orientation);

  it('keeps one scale in both halves', () => {
    for (const { at, shows } of parts) expect(shows.width / at.width).toBeCloseTo(metresPerPx);
  });

  it('leads from each cru to its picture on the sheet, and no leader crosses another', () => {
    const along = orientation === 'wide' ? 0 : 1;
    const order = [...leaders].sort((one, other) => one.edge[along] - other.edge[along]);
    expect(order).toHaveLength(halves.flat().length);
    order.forEach(({ from, to }, index) => {
      expect(from[0] >= 0 && from[0] <= width && from[1] >= 0 && from[1] <= height).toBe(true);
      expect(to[along]).toBeGreaterThan(order[index - 1]?.to[along] ?? 0);
      expect(to[along]).toBeLessThan(along === 0 ? width : height);
    });
  });
});

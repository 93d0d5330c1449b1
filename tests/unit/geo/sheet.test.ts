import { describe, expect, it } from 'vitest';
import type { PlanePoint, Polygons } from '#geo/plane.ts';
import { distanceBetween, METRES_PER_PX, placeNames, sheetFrame } from '#geo/sheet.ts';
import { rectangle } from './rectangle.ts';

describe('the sheet of a cru', () => {
  it('shows a kilometre as ten centimetres', () => {
    const tenCentimetresInPx = (96 / 2.54) * 10;
    expect(1000 / METRES_PER_PX).toBeCloseTo(tenCentimetresInPx);
  });

  it('holds the cru in its middle, and is upright for an upright cru', () => {
    const frame = sheetFrame(rectangle(1000, 0, 200, 1500));
    expect(frame.x + frame.width / 2).toBe(1100);
    expect(frame.y).toBeLessThan(0);
    expect(frame.height).toBeGreaterThan(frame.width);
  });

  it('measures the gap between neighbours', () => {
    expect(distanceBetween(rectangle(0, 0, 100, 100), rectangle(112, 40, 50, 50))).toBe(12);
    expect(distanceBetween(rectangle(0, 0, 100, 100), rectangle(20, 20, 10, 10))).toBe(0);
  });
});

describe('names on a sheet', () => {
  const ground = { x: 0, y: 0, width: 1000, height: 400 };
  const naming = (outline: Polygons<PlanePoint>) => ({ outline, width: 200, height: 40 });
  const left = rectangle(0, 0, 400, 400);
  const right = rectangle(400, 0, 600, 400);

  it('stand deep inside their shapes', () => {
    expect(placeNames([naming(left), naming(right)], ground, [])).toEqual([
      [200, 200],
      [600, 200],
    ]);
  });

  it('keep off each other, and give way where there is no room', () => {
    const [first, second, third] = placeNames(
      [naming(left), naming(left), naming(rectangle(0, 0, 20, 400))],
      ground,
      [],
    );
    expect(Math.abs((first?.[1] ?? 0) - (second?.[1] ?? 0))).toBeGreaterThanOrEqual(40);
    expect(third).toBeUndefined();
  });

  it('keep off the cru itself', () => {
    expect(placeNames([naming(left)], ground, rectangle(0, 0, 400, 300))[0]?.[1]).toBeGreaterThan(300);
  });
});

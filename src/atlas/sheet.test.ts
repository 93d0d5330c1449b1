import { describe, expect, it } from 'vitest';
import type { PlanePoint, Polygons } from '#atlas/plane.ts';
import { placeNames } from '#atlas/sheet.ts';
import { rectangle } from './rectangle.ts';

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
    const tip = rectangle(170, 0, 10, 400);
    expect(placeNames([naming(left)], ground, tip)[0]?.[0]).toBeGreaterThanOrEqual(280);
  });
});

import { describe, expect, it } from 'vitest';
import { areaHa, boxAround, isCounterClockwise, outlinePath, polygonsToPlane, toPlane, turn } from '#geo/plane.ts';
import { rectangle } from './rectangle.ts';

/** A square of about 1 km around the middle of the Côte: 0.01 of a degree of latitude is 1112 m. */
const square = rectangle(4.88, 47.1, 0.01, 0.01);

describe('the plane of the maps', () => {
  it('puts north up and east right, in metres', () => {
    const [x, y] = toPlane([4.89, 47.11]);
    expect(x).toBeCloseTo(757, -1);
    expect(y).toBeCloseTo(-1112, -1);
  });

  it('measures the area of an outline', () => {
    expect(areaHa(polygonsToPlane(square))).toBeCloseTo(84.2, 0);
  });

  it('knows which way a ring runs', () => {
    const [[ring = []] = []] = square;
    expect(isCounterClockwise(ring)).toBe(true);
    expect(isCounterClockwise([...ring].reverse())).toBe(false);
  });

  it('turns clockwise: with a quarter turn, north lies on the right', () => {
    const [x, y] = turn([0, -1], 90);
    expect(x).toBeCloseTo(1);
    expect(y).toBeCloseTo(0);
  });

  it('finds the box around an outline', () => {
    expect(boxAround(rectangle(1, 2, 3, 6))).toEqual({ x: 1, y: 2, width: 3, height: 6 });
  });

  it('writes an outline as a short path', () => {
    expect(
      outlinePath([
        [
          [
            [0, 0],
            [10, 0],
            [10, 0.2],
            [10, -10],
            [0, 0],
          ],
        ],
      ]),
    ).toBe('M0 0l10 0 0-10z');
  });
});

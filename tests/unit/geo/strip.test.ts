import { describe, expect, it } from 'vitest';
import { toPlane, turn, type PlanePoint } from '#geo/plane.ts';
import { calloutRows, orientations, spread, strips, stripTurn } from '#geo/strip.ts';

describe('the strips of the map', () => {
  /** Twice the signed area of a triangle on the sheet: negative when it runs counter-clockwise as seen. */
  const sense = ([a, b, c]: readonly [PlanePoint, PlanePoint, PlanePoint]): number =>
    (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  const gevrey = toPlane([4.968, 47.227]);
  const chambolle = toPlane([4.951, 47.185]);
  const vougeot = toPlane([4.963, 47.176]);

  it.each(strips.flatMap((strip) => orientations.map((orientation) => ({ strip, orientation }))))(
    'turn and do not mirror: $strip.id, $orientation',
    ({ strip, orientation }) => {
      const degrees = stripTurn(strip, orientation);
      const turned = [turn(gevrey, degrees), turn(chambolle, degrees), turn(vougeot, degrees)] as const;
      expect(Math.sign(sense(turned))).toBe(Math.sign(sense([gevrey, chambolle, vougeot])));
    },
  );

  it('put north on the right of the wide map and the plain below the wood', () => {
    const [nuits] = strips;
    if (!nuits) throw new Error('There is no strip.');
    const [gevreyX] = turn(gevrey, stripTurn(nuits, 'wide'));
    const [vougeotX, vougeotY] = turn(vougeot, stripTurn(nuits, 'wide'));
    const [, chambolleY] = turn(chambolle, stripTurn(nuits, 'wide'));
    expect(gevreyX).toBeGreaterThan(vougeotX);
    expect(vougeotY).toBeGreaterThan(chambolleY);
  });
});

describe('names called out above the map', () => {
  it('stand in one row where there is room', () => {
    expect(
      calloutRows(
        [
          { at: [0, 0], length: 50 },
          { at: [100, 0], length: 50 },
        ],
        10,
      ),
    ).toEqual([0, 0]);
  });

  it('rise above every leader that they would cross', () => {
    expect(
      calloutRows(
        [
          { at: [0, 0], length: 200 },
          { at: [50, 0], length: 200 },
          { at: [100, 0], length: 20 },
        ],
        10,
      ),
    ).toEqual([2, 1, 0]);
  });
});

describe('names beside the upright map', () => {
  it('keep their order and their distance, and move as little as they can', () => {
    expect(spread([0, 1, 100], 10)).toEqual([-4.5, 5.5, 100]);
    expect(spread([20, 0], 10)).toEqual([20, 0]);
  });
});

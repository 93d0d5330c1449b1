import { describe, expect, it } from 'vitest';
import { turn, type PlanePoint } from '#atlas/plane.ts';
import { toPlane } from '#atlas/projection.ts';
import { orientations, strips, stripTurn } from '#atlas/strip.ts';

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
});

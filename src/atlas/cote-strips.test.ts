import { expect, it } from 'vitest';
import { signedArea, rotate } from '#atlas/plane/plane.ts';
import { toPlane } from '#atlas/plane/projection.ts';
import { orientations, strips, stripDegrees } from '#atlas/cote-strips.ts';

/** Gevrey, Chambolle and Vougeot. */
const triangle = [toPlane([4.968, 47.227]), toPlane([4.951, 47.185]), toPlane([4.963, 47.176])];

it.each(strips.flatMap((strip) => orientations.map((orientation) => ({ strip, orientation }))))(
  'the strip $strip.id, $orientation, is turned and not mirrored',
  ({ strip, orientation }) => {
    const degrees = stripDegrees(strip, orientation);
    const turned = triangle.map((place) => rotate(place, degrees));
    expect(signedArea(turned)).toBeCloseTo(signedArea(triangle));
  },
);

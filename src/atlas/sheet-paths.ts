import type { LandDrawing, MapPath } from '#atlas/atlas.ts';
import { simplified } from '#atlas/geometry.ts';
import { land } from '#atlas/outlines.ts';
import { boxAround, outlinePath, polygonsToPlane, type PlanePoint, type Polygons } from '#atlas/plane.ts';
import { plots } from '#atlas/records.ts';
import { isDrawnAlone, latitudeOf, lies, shapes } from '#atlas/sheet-shapes.ts';
import { strips, type StripId } from '#atlas/strip.ts';

/** Metres of one unit of the paths: less than half a pixel of the largest drawing. */
export const SHEET_UNIT_M = 5;

/** How far the line of an outline may run off its points, in metres: less than a pixel of the largest drawing, two for hairlines. */
const TOLERANCE_M = { named: 9, quiet: 36, land: 14, plot: 0 } as const;

/** The other Premiers Crus are drawn in hairlines, so their paths have units as large as so many of the others. */
const QUIET_UNITS = 4;

const path = (planes: readonly Polygons<PlanePoint>[], tolerance: keyof typeof TOLERANCE_M, units = 1): string =>
  outlinePath(
    planes.flat().map((rings) => rings.map((ring) => simplified(ring, TOLERANCE_M[tolerance]))),
    SHEET_UNIT_M * units,
  );

/** All vineyard land of a strip, which the sheets show from a file of its own, and the box around it in units. */
export function landDrawing(id: StripId): LandDrawing {
  const here = strips.find((strip) => strip.id === id);
  const planes = land
    .filter((rings) => here && lies(here, latitudeOf([rings])))
    .map((rings) => polygonsToPlane([rings]));
  const { x, y, width, height } = boxAround(planes.flat());
  const box = [x, y, width, height].map((metres) => Math.round(metres / SHEET_UNIT_M)) as [
    number,
    number,
    number,
    number,
  ];
  return { id, d: path(planes, 'land'), box };
}

/** Every path of the sheets, once: the sheets of a strip and both orientations draw from them. */
export function sheetPaths(): MapPath[] {
  return [
    ...shapes.filter(isDrawnAlone).map(({ id, plane }) => ({ id, d: path([plane], 'named') })),
    ...strips.flatMap((strip) => {
      const others = shapes.filter((shape) => !isDrawnAlone(shape) && lies(strip, shape.latitude));
      const planes = others.map(({ plane }) => plane);
      const own = plots.filter(({ geometry }) => lies(strip, latitudeOf([geometry.coordinates])));
      const grounds = own.map(({ geometry }) => polygonsToPlane([geometry.coordinates]));
      return [
        { id: `premiers-crus-${strip.id}`, d: path(planes, 'quiet', QUIET_UNITS), scale: QUIET_UNITS },
        { id: `plots-${strip.id}`, d: path(grounds, 'plot') },
      ];
    }),
  ];
}

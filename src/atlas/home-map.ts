import { deployment } from '#routes/links.ts';
import { grandsCrus, heldIds, land, outlineId, premiersCrus } from '#atlas/outlines.ts';
import { grandCrus } from '#vineyards/records.ts';
import { plots } from '#atlas/records.ts';
import { overview, showsIn } from '#atlas/overview.ts';
import { outlinePath, polygonsToPlane, type PlanePoint, type Polygons } from '#atlas/plane.ts';
import { orientations, strips, type Orientation } from '#atlas/strip.ts';
import type { OverviewDrawing, SmallMap } from '#atlas/small-map.ts';
import { href } from '#routes/address.ts';

/** Metres of one unit of the paths. */
const UNIT_M = 3;

const crus = (await grandCrus).flatMap((record) => {
  const outline = grandsCrus.find(({ id }) => id === outlineId(record));
  return outline ? [{ record, number: record.order, outline: polygonsToPlane(outline.polygons) }] : [];
});

/** The numbers of the crus on each strip of the large map. */
const halves = strips.map(({ north, south }) =>
  crus.filter(({ record: { position } }) => position.lat < north && position.lat >= south).map(({ number }) => number),
);

const views = Object.fromEntries(orientations.map((one) => [one, overview(crus, halves, one)])) as Record<
  Orientation,
  ReturnType<typeof overview>
>;

/** The views of the small map, wide and upright. */
export const smallMaps: readonly SmallMap[] = orientations.map((orientation) => ({
  ...views[orientation],
  address: href(deployment, `/maps/cote-${orientation}`),
}));

/** What the file of one view draws. */
export function overviewDrawing(orientation: Orientation): { width: number; height: number; parts: OverviewDrawing[] } {
  const { width, height, parts } = views[orientation];
  return {
    width,
    height,
    parts: parts.map((part, index) => {
      const path = (outlines: readonly Polygons<PlanePoint>[]): string =>
        outlinePath(outlines.filter((outline) => showsIn(part, outline)).flat(), UNIT_M);
      return {
        ...part,
        land: path(land.map((rings) => polygonsToPlane([rings]))),
        premiersCrus: path(premiersCrus.map(({ polygons }) => polygonsToPlane(polygons))),
        grandsCrus: path(
          grandsCrus.filter(({ id }) => !heldIds.has(id)).map(({ polygons }) => polygonsToPlane(polygons)),
        ),
        crus: crus
          .filter(({ number }) => halves[index]?.includes(number))
          .map(({ number, outline }) => ({ number, d: outlinePath(outline, UNIT_M) })),
        plots: path(plots.map(({ geometry }) => polygonsToPlane([geometry.coordinates]))),
      };
    }),
  };
}

/** Metres of one unit of the drawing's paths. */
export const OVERVIEW_UNIT_M = UNIT_M;

import { deployment } from '#routes/links.ts';
import { grandsCrus, heldIds, land, outlineId, premiersCrus } from '#atlas/outlines.ts';
import { grandCrus, linkToCru } from '#vineyards/records.ts';
import { overview, showsIn } from '#atlas/overview.ts';
import { outlinePath, polygonsToPlane, type PlanePoint, type Polygons } from '#atlas/plane.ts';
import { orientations, strips, type Orientation } from '#atlas/strip.ts';
import type { Locale } from '#language/locales.ts';
import type { OverviewDrawing, SmallMap } from '#atlas/small-map.ts';
import { href } from '#routes/address.ts';

/** Metres of one unit of the paths. */
const UNIT_M = 3;

const crus = (await grandCrus).flatMap((record) => {
  const outline = grandsCrus.find(({ id }) => id === outlineId(record));
  return outline
    ? [{ record, name: record.name, number: record.order, outline: polygonsToPlane(outline.polygons) }]
    : [];
});

/** The numbers of the crus on each strip of the large map. */
const halves = strips.map(({ north, south }) =>
  crus.filter(({ record: { position } }) => position.lat < north && position.lat >= south).map(({ number }) => number),
);

const views = Object.fromEntries(orientations.map((one) => [one, overview(crus, halves, one)])) as Record<
  Orientation,
  ReturnType<typeof overview>
>;

/** The views of the small map, with the names of the crus as links in one language. */
export function smallMaps(locale: Locale): SmallMap[] {
  return orientations.map((orientation) => {
    const { names, ...view } = views[orientation];
    return {
      ...view,
      address: href(deployment, `/maps/cote-${orientation}`),
      crus: crus.flatMap(({ record, number }, index) => {
        const place = names[index];
        if (!place) return [];
        const side = Math.sqrt(record.areaHa * 10_000) / view.metresPerPx;
        return [{ ...place, ...linkToCru(record, locale), number, side, areaDisputed: record.areaDisputed }];
      }),
    };
  });
}

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
      };
    }),
  };
}

/** Metres of one unit of the drawing's paths. */
export const OVERVIEW_UNIT_M = UNIT_M;

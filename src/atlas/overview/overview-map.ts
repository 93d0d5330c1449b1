import { hrefToPath } from '#site/links.ts';
import { overlap } from '#atlas/plane/geometry.ts';
import { climatOf, grandCruShapes, heldIds, isOn, land, plotShapes, premierCruShapes } from '#atlas/outlines.ts';
import { overview, type Overview } from '#atlas/overview/overview-layout.ts';
import { places } from '#atlas/records.ts';
import { boxAround, mapPoints, outlinePath, roundToTenth, rotate, viewBox, type Polygons } from '#atlas/plane/plane.ts';
import { ANGLES, GRAND_TINT, hatchOf } from '#atlas/plane/hatching.ts';
import { strips, type Orientation } from '#atlas/cote-strips.ts';
import { grandCrus } from '#vineyards/records.ts';

/** Metres of one unit of the paths. */
const UNIT_M = 3;

const crus = (await grandCrus).flatMap((record) => {
  const climat = climatOf(record);
  return climat ? [{ ...climat, number: record.order }] : [];
});

/** The views of the overview map, wide and upright. */
export const overviewMaps = { wide: overviewMap('wide'), upright: overviewMap('upright') };

function overviewMap(orientation: Orientation) {
  const planes = strips.map((strip) => crus.filter(isOn(strip)).map(({ plane }) => plane));
  return { ...overview(planes, orientation), address: hrefToPath(`/uploads/maps/cote-${orientation}.svg`) };
}

/** The towns that say where the map lies, from north to south: beyond it, between its parts, and beyond it. */
export const towns = ['gevrey-chambertin', 'nuits-saint-georges', 'beaune'].map((id) => {
  const place = places.find((one) => one.id === id);
  if (!place) throw new Error(`content/facts/atlas/places.geojson: the map of Home names the place "${id}". Add it.`);
  return place.data.name;
});

/** The outlines of the nine, which are highlighted with their pictures: in units of ten metres, enough for the width of a line. */
export const LIT_UNIT_M = 10;
export const litOutlines = crus.map(({ plane, number }) => ({ number, path: outlinePath(plane, LIT_UNIT_M) }));

/** A view of the overview map as an SVG of its own, without words. */
export function overviewSvg(map: Overview): string {
  const { width, height, parts } = map;
  const angles = ANGLES.map(
    (angle, index) =>
      `<pattern id="ruled-${index}" width="20" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})">` +
      `<path d="M0 6h20" stroke="var(--fill)" stroke-width="2.2"/></pattern>`,
  );
  const drawn = parts.map(({ strip, at, shows, degrees }) => {
    const isShown = ({ plane }: { readonly plane: Polygons }): boolean =>
      overlap(boxAround(mapPoints(plane, (point) => rotate(point, degrees))), shows);
    const path = (all: readonly { readonly plane: Polygons }[]): string =>
      all
        .filter(isShown)
        .map(({ plane }) => outlinePath(plane, UNIT_M))
        .join('');
    const held = crus
      .filter(isOn(strip))
      .map(
        (cru) =>
          `<path d="${outlinePath(cru.plane, UNIT_M)}" fill="url(#ruled-${hatchOf(cru.number)})" stroke="var(--fill)" stroke-width="4.5"/>`,
      );
    return (
      `<svg x="${roundToTenth(at.x)}" y="${roundToTenth(at.y)}" width="${roundToTenth(at.width)}" height="${roundToTenth(at.height)}" viewBox="${viewBox(shows, UNIT_M)}">` +
      `<g transform="rotate(${degrees})"><path d="${path(land)}" fill="var(--limestone)"/>` +
      `<path d="${path(premierCruShapes)}" stroke="var(--edge)" stroke-opacity=".65" stroke-width="2"/>` +
      `<path d="${path(grandCruShapes.filter(({ id }) => !heldIds.has(id)))}" fill="var(--fill)" fill-opacity="${GRAND_TINT}" stroke="var(--ink-soft)" stroke-width="2"/>${held.join('')}` +
      `<path d="${path(plotShapes)}" fill="var(--fill)"/></g></svg>`
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.round(width)} ${Math.round(height)}" fill="none" stroke-linejoin="round">` +
    `<defs>${angles.join('')}</defs>${drawn.join('')}` +
    `<path d="${breakBetween(map)}" stroke="var(--edge)" stroke-width="1.5" stroke-dasharray="1 5" stroke-linecap="round"/></svg>`
  );
}

/** A line between the two halves, where the map leaves out what lies between them. */
function breakBetween({ parts, orientation, gap, foot }: Overview): string {
  if (orientation === 'upright')
    return `M0 ${roundToTenth(gap)}h${roundToTenth(Math.max(...parts.map(({ at }) => at.width)))}`;
  return `M${roundToTenth(gap)} ${roundToTenth(Math.min(...parts.map(({ at }) => at.y)))}V${roundToTenth(foot)}`;
}

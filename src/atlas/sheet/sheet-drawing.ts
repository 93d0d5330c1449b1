import { pairs } from 'd3-array';
import { clip, contains, simplified } from '#atlas/plane/geometry.ts';
import { climatShapes, communes, heldIds, land, mergedPlane } from '#atlas/outlines.ts';
import { inflated, mapPoints, outlinePath, type Box, type PlanePoint, type Polygons } from '#atlas/plane/plane.ts';
import type { themeColour } from '#site/theme.ts';

/** The ground of the wall sheet in metres of the plane: Gevrey-Chambertin to Auxey-Duresses. */
export const SHEET: Box = { x: -10_400, y: -15_300, width: 18_600, height: 29_900 };

/** Metres of a unit of the paths that all sheets share. */
export const GROUND_UNIT_M = 4;

/** How far a line may run off the points of its outline, in metres: less than a pixel of the largest sheet. */
const TOLERANCE_M = 8;

const inUnits = (plane: Polygons): Polygons =>
  mapPoints(clip(simplified(plane, TOLERANCE_M), inflated(SHEET, 4 * GROUND_UNIT_M)), ([x, y]) => [
    x - SHEET.x,
    y - SHEET.y,
  ]);
const path = (all: Parameters<typeof mergedPlane>[0]): string => outlinePath(inUnits(mergedPlane(all)), GROUND_UNIT_M);

/** The boundaries between communes, each drawn once though two outlines have it. */
export function boundaries(unitM: number, place: (point: PlanePoint) => PlanePoint): string {
  const drawn = new Set<string>();
  const rings = communes.flatMap(({ plane }) => plane.flat());
  return rings
    .map((ring) => {
      const points = ring.map((point) =>
        place(point)
          .map((value) => Math.round(value / unitM))
          .join(' '),
      );
      let pen = '';
      return pairs(points)
        .map(([from, to]) => {
          const key = [from, to].sort().join();
          if (from === to || drawn.has(key)) return '';
          drawn.add(key);
          const step = `${pen === from ? '' : `M${from}`}L${to}`;
          pen = to;
          return step;
        })
        .join('');
    })
    .join('');
}

type Token = Parameters<typeof themeColour>[0];

const others = climatShapes.filter(({ id }) => !heldIds.has(id));
/** Tinted below the estate's own climats, the last on top. */
const TINTED = {
  land,
  premier: others.filter(({ rank }) => rank === 'premier'),
  grand: others.filter(({ rank }) => rank === 'grand'),
};

/** The colour below the estate's own climats at a place of the plane. */
export const groundAt = (place: PlanePoint) =>
  (['grand', 'premier', 'land'] as const).find((tint) => contains(mergedPlane(TINTED[tint]), place)) ?? 'paper';

/**
 * What the sheet shows of the ground below the estate's own climats, in colours that a function gives for their tokens. Lines
 * keep their width at every size, or have that of so many units for readers that know no such lines.
 */
export function groundShapes(colour: (token: Token) => string, px?: number): string {
  const line = (token: Token, width: number): string =>
    `stroke="${colour(token)}" stroke-width="${width * (px ?? 1)}"${px === undefined ? ' vector-effect="non-scaling-stroke"' : ''}`;
  return (
    `<path d="${path(TINTED.land)}" fill="${colour('land')}"/>` +
    `<path d="${boundaries(GROUND_UNIT_M, ([x, y]) => [x - SHEET.x, y - SHEET.y])}" ${line('edge', 0.7)} stroke-dasharray="6 2 1 2"/>` +
    `<path d="${path(TINTED.premier)}" fill="${colour('premier')}" ${line('edge', 0.6)}/>` +
    `<path d="${path(TINTED.grand)}" fill="${colour('grand')}" ${line('edge', 1)}/>`
  );
}

const units = (metres: number): number => metres / GROUND_UNIT_M;

/** The ground as an SVG of its own, which arrives after the page. */
export const groundOfSheet = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${units(SHEET.width)} ${units(SHEET.height)}" fill="none" stroke-linejoin="round">` +
  `${groundShapes((token) => `var(--${token})`)}</svg>`;

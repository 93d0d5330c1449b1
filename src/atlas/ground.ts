import { clip } from '#atlas/clip.ts';
import { grandsCrus, land, outlineId, premiersCrus } from '#atlas/outlines.ts';
import { boxAround, outlinePath, polygonsToPlane, type Box, type PlanePoint, type Polygons } from '#atlas/plane.ts';
import type { ColourName } from '#config/tokens.ts';
import { grandCrus } from '#vineyards/records.ts';

/** Metres of a unit of the paths. */
const UNIT_M = 4;

/** Ground shown around the nine Grands Crus, in metres. */
const AROUND_M = 2500;

type Plane = Polygons<PlanePoint>;

const planes = (outlines: readonly { readonly polygons: Parameters<typeof polygonsToPlane>[0] }[]): Plane[] =>
  outlines.map(({ polygons }) => polygonsToPlane(polygons));

const own = new Set((await grandCrus).map(outlineId));
const { x, y, width, height } = boxAround(planes(grandsCrus.filter(({ id }) => own.has(id))).flat());

/** What `groundSvg` covers, in metres of the plane: the nine and the land around them. */
export const groundBox: Box = {
  x: x - AROUND_M,
  y: y - AROUND_M,
  width: width + 2 * AROUND_M,
  height: height + 2 * AROUND_M,
};

/** The vineyard land around the nine, with Premiers and Grands Crus in outline, as the ground of larger maps. */
export function groundSvg(colour: (name: ColourName) => string): string {
  const path = (all: readonly Plane[]): string =>
    outlinePath(
      all.flatMap((one) => clip(one, groundBox)),
      UNIT_M,
    );
  const box = [groundBox.x, groundBox.y, groundBox.width, groundBox.height].map((metres) =>
    Math.round(metres / UNIT_M),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" fill="none" stroke-linejoin="round">` +
    `<path d="${path([polygonsToPlane(land)])}" fill="${colour('limestone')}"/>` +
    `<path d="${path(planes(premiersCrus))}" stroke="${colour('edge')}" stroke-width=".6"/>` +
    `<path d="${path(planes(grandsCrus))}" fill="${colour('paper')}" stroke="${colour('ink-soft')}" stroke-width=".8"/></svg>`
  );
}

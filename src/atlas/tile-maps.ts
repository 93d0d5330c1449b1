import { least } from 'd3-array';
import { clip, simplified } from '#atlas/geometry.ts';
import { climatOf, grandsCrus, heldIds, isOn, land, plots, premiersCrus, together, villages } from '#atlas/outlines.ts';
import { boxAround, grown, mapPoints, outlinePath, turn, type PlanePoint, type Polygons } from '#atlas/plane.ts';
import { strips } from '#atlas/strip.ts';
import { grandCrus } from '#vineyards/records.ts';

/** A piece of the map below the strip of the Côte in units of its file, in which the pieces stand below each other. */
export const TILE_MAP = { width: 720, height: 288, unitM: 4 } as const;
const { width, height, unitM } = TILE_MAP;

/** How far a line may run off its points, in metres. A pixel of the widest drawing shows six. */
const TOLERANCE_M = { own: 6, others: 10, land: 16 };

/** What is drawn beyond the frame, so that cut edges are not seen, in units. */
const FRAME = grown({ x: 0, y: 0, width, height }, 4);

/**
 * The ground before each tile of the strip, turned as the view is, from its top left corner, with its climat in the middle:
 * the Grands Crus from north to south, then the southernmost of the other climats in which the estate holds vines. All have
 * one scale, so neighbours show some of the same ground. A Grand Cru without an outline has none.
 */
export async function tileMaps() {
  const crus = (await grandCrus).map((cru) => ({ slug: cru.slug, own: climatOf(cru) }));
  const held = premiersCrus.filter(({ id }) => heldIds.has(id));
  const beyond = least(held, ({ latitude }) => latitude);
  return [...crus, { slug: undefined, own: beyond }].map(({ slug, own }) => {
    const strip = own && strips.find((one) => isOn(one)(own));
    if (!strip) return undefined;
    const inUnits = (point: PlanePoint): PlanePoint => {
      const [x, y] = turn(point, strip.turn);
      return [x / unitM, y / unitM];
    };
    const climat = simplified(own.plane, TOLERANCE_M.own);
    const box = boxAround(mapPoints(climat, inUnits));
    // In whole units, so that neighbours, which show the same lines, write them alike.
    const [left, top] = [Math.round(box.x + (box.width - width) / 2), Math.round(box.y + (box.height - height) / 2)];
    const place = (point: PlanePoint): PlanePoint => {
      const [x, y] = inUnits(point);
      return [x - left, y - top];
    };
    const path = (plane: Polygons): string => outlinePath(clip(mapPoints(plane, place), FRAME));
    const ground = together(land.filter(isOn(strip)));
    const others = together(grandsCrus.filter((outline) => outline !== own));
    return {
      id: own.id,
      /** Clockwise turn, in degrees. */
      degrees: strip.turn,
      land: path(simplified(ground, TOLERANCE_M.land)),
      others: path(simplified(others, TOLERANCE_M.others)),
      climat: path(climat),
      plots: path(together(plots.filter(({ cru }) => cru === slug))),
      villages: villages.map(({ at }) => place(at)).filter(([x, y]) => x > 0 && x < width && y > 0 && y < height),
    };
  });
}

/** A gable and its walls, standing on the place, and an arrow to the north. */
const gable = ([x, y]: PlanePoint): string => `M${Math.round(x) - 7} ${Math.round(y)}v-8l7-7 7 7v8z`;
const NORTH = 'M0 16V-16m-6 10l6-10 6 10';
const NORTH_AT = 30;

/** The pieces of map as one SVG without words, below each other. */
export function tileMapsSvg(maps: Awaited<ReturnType<typeof tileMaps>>): string {
  const pieces = maps.map((map, n) => {
    if (!map) return '';
    const { id, degrees, land: ground, others, climat, plots: own, villages } = map;
    return (
      `<svg id="${id}" y="${n * height}" width="${width}" height="${height}">` +
      `<path d="${ground}" fill="var(--limestone)"/>` +
      `<path d="${others}" fill="var(--paper)" stroke="var(--ink-soft)"/>` +
      `<path class="climat" d="${climat}" fill="url(#ruled)" stroke="var(--fill)" stroke-width="2"/>` +
      (own && `<path class="plots" d="${own}" fill="var(--fill)"/>`) +
      `<g fill="var(--paper)" stroke="var(--ink)" stroke-width="1.5"><path d="${villages.map(gable).join('')}"/>` +
      `<path d="${NORTH}" fill="none" transform="translate(${NORTH_AT} ${NORTH_AT}) rotate(${degrees})"/></g></svg>`
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${maps.length * height}" stroke-linejoin="round">` +
    `<pattern id="ruled" width="20" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(20)">` +
    `<path d="M0 3h20" stroke="var(--fill)" stroke-width="1.6"/></pattern>${pieces.join('')}</svg>`
  );
}

import { least } from 'd3-array';
import { clip } from '#atlas/clip.ts';
import { simplified } from '#atlas/geometry.ts';
import { grandsCrus, heldIds, land, outlineId, premiersCrus } from '#atlas/outlines.ts';
import {
  boxAround,
  outlinePath,
  polygonsToPlane,
  toPlane,
  turn,
  type PlanePoint,
  type Polygons,
} from '#atlas/plane.ts';
import { places, plots } from '#atlas/records.ts';
import { latitudeOf, lies } from '#atlas/sheet-shapes.ts';
import { strips, type Strip } from '#atlas/strip.ts';
import type { ColourName } from '#config/tokens.ts';
import { grandCrus } from '#vineyards/records.ts';
import { TILE_MAP } from '#vineyards/tile-map.ts';

type Plane = Polygons<PlanePoint>;

const { width, height, unitM } = TILE_MAP;

/** How far a line may run off its points, in metres. A pixel of the widest drawing shows six. */
const TOLERANCE_M = { own: 6, others: 10, land: 16 };

/** What is drawn beyond the frame, so that cut edges are not seen, in units. */
const BEYOND = 4;

/** The ground before a tile, turned as the view is, from its top left corner. */
interface TileMap {
  readonly id: string;
  /** Clockwise turn, in degrees. */
  readonly degrees: number;
  readonly land: string;
  /** The other Grands Crus, the climat in its middle, and the plots recorded for the estate in that. */
  readonly others: string;
  readonly climat: string;
  readonly plots: string;
  readonly villages: readonly PlanePoint[];
}

/** A strip of the Côte in units, turned until its slope faces the reader. */
function turnedStrip(strip: Strip) {
  const place = (point: PlanePoint): PlanePoint => {
    const [x, y] = turn(point, strip.turn);
    return [x / unitM, y / unitM];
  };
  const onStrip = (plane: Plane, toleranceM: number): Plane =>
    plane.map((rings) => rings.map((ring) => simplified(ring, toleranceM).map(place)));
  return {
    strip,
    place,
    onStrip,
    land: onStrip(polygonsToPlane(land.filter((rings) => lies(strip, latitudeOf([rings])))), TOLERANCE_M.land),
  };
}

/**
 * The pieces of map below the tiles of the strip, each with its climat in the middle: the Grands Crus from north to south,
 * then the southernmost of the other climats in which the estate holds vines. They have one scale, so neighbours show
 * some of the same ground. A Grand Cru without an outline has none.
 */
export async function tileMaps(): Promise<(TileMap | undefined)[]> {
  const turnedStrips = strips.map(turnedStrip);
  const crus = (await grandCrus).map((cru) => ({
    slug: cru.slug,
    own: grandsCrus.find(({ id }) => id === outlineId(cru)),
  }));
  const held = premiersCrus.filter(({ id }) => heldIds.has(id));
  const beyond = least(held, ({ polygons }) => latitudeOf(polygons));
  return [...crus, { slug: undefined, own: beyond }].map(({ slug, own }): TileMap | undefined => {
    const ground = own && turnedStrips.find(({ strip }) => lies(strip, latitudeOf(own.polygons)));
    if (!ground) return undefined;
    const { strip, place, onStrip } = ground;
    const climat = onStrip(polygonsToPlane(own.polygons), TOLERANCE_M.own);
    const box = boxAround(climat);
    // In whole units, so that neighbours, which show the same lines, write them alike.
    const [left, top] = [Math.round(box.x + (box.width - width) / 2), Math.round(box.y + (box.height - height) / 2)];
    const moved = ([x, y]: PlanePoint): PlanePoint => [x - left, y - top];
    const frame = { x: -BEYOND, y: -BEYOND, width: width + 2 * BEYOND, height: height + 2 * BEYOND };
    const path = (plane: Plane): string =>
      outlinePath(
        clip(
          plane.map((rings) => rings.map((ring) => ring.map(moved))),
          frame,
        ),
      );
    const others = grandsCrus.filter((outline) => outline !== own).flatMap(({ polygons }) => polygons);
    const recorded = plots.filter(({ cru }) => cru === slug).map(({ geometry }) => geometry.coordinates);
    return {
      id: own.id,
      degrees: strip.turn,
      land: path(ground.land),
      others: path(onStrip(polygonsToPlane(others), TOLERANCE_M.others)),
      climat: path(climat),
      plots: path(onStrip(polygonsToPlane(recorded), 0)),
      villages: places
        .filter(({ data: { kind } }) => kind === 'village')
        .map(({ data }) => moved(place(toPlane(data.geometry.coordinates))))
        .filter(([x, y]) => x > 0 && x < width && y > 0 && y < height),
    };
  });
}

/** A gable and its walls, standing on the place, and an arrow to the north. */
const gable = ([x, y]: PlanePoint): string => `M${Math.round(x) - 7} ${Math.round(y)}v-8l7-7 7 7v8z`;
const NORTH = 'M0 16V-16m-6 10l6-10 6 10';
const NORTH_AT = 30;

/** The pieces of map as one SVG without words, below each other. */
export function tileMapsSvg(maps: readonly (TileMap | undefined)[], colour: (name: ColourName) => string): string {
  const pieces = maps.map((map, n) => {
    if (!map) return '';
    const { id, degrees, land: ground, others, climat, plots: own, villages } = map;
    return (
      `<svg id="${id}" y="${n * height}" width="${width}" height="${height}">` +
      `<path d="${ground}" fill="${colour('limestone')}"/>` +
      `<path d="${others}" fill="${colour('paper')}" stroke="${colour('ink-soft')}"/>` +
      `<path class="climat" d="${climat}" fill="url(#ruled)" stroke="${colour('fill')}" stroke-width="2"/>` +
      (own && `<path class="plots" d="${own}" fill="${colour('fill')}"/>`) +
      `<g fill="${colour('paper')}" stroke="${colour('ink')}" stroke-width="1.5"><path d="${villages.map(gable).join('')}"/>` +
      `<path d="${NORTH}" fill="none" transform="translate(${NORTH_AT} ${NORTH_AT}) rotate(${degrees})"/></g></svg>`
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${maps.length * height}" stroke-linejoin="round">` +
    `<pattern id="ruled" width="20" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(20)">` +
    `<path d="M0 3h20" stroke="${colour('fill')}" stroke-width="1.6"/></pattern>${pieces.join('')}</svg>`
  );
}

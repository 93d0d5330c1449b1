import { deployment } from '#routes/links.ts';
import { grandsCrus, heldIds, land, outlineId, premiersCrus, type Outline } from '#atlas/outlines.ts';
import { inline } from '#text/prose.ts';
import { grandCrus, linkToCru } from '#vineyards/records.ts';
import { areaHa, boxAround, outlinePath, polygonsToPlane, type PlanePoint, type Polygons } from '#atlas/plane.ts';
import {
  baseHeight,
  distanceBetween,
  footHeight,
  METRES_PER_PX,
  overlap,
  placeNames,
  sheetFrame,
  type Naming,
} from '#atlas/sheet.ts';
import { formatArea, formatQuantity, formatScale, formatShare } from '#language/format.ts';
import type { Locale } from '#language/locales.ts';
import { fill, type Translate } from '#language/translate.ts';
import type { CruSheet, SheetDrawing, SheetName } from '#atlas/cru-sheet.ts';
import { OUTLINE_PX, type OutlineDrawing } from '#vineyards/outline.ts';
import type { GrandCru } from '#vineyards/vineyard.ts';
import { href } from '#routes/address.ts';

interface Shape extends Outline {
  readonly plane: Polygons<PlanePoint>;
}

const onPlane = (outline: Outline): Shape => ({ ...outline, plane: polygonsToPlane(outline.polygons) });
const grandCruShapes = grandsCrus.map(onPlane);
const premierCruShapes = premiersCrus.map(onPlane);
const landShapes = land.map((rings) => polygonsToPlane([rings]));

/** A gap between outlines up to this is a road or a simplified edge: they are neighbours. In metres. */
const NEIGHBOUR_M = 30;

/** Width of a letter and height of a line of names, in CSS pixels. */
const LETTER_PX = 6.6;
const LINE_PX = 24;

/** From this width on a sheet is a large one. */
const LARGE_M = 1500;

/** Names keep off the neat-line by so many metres. */
const INSET_M = 12;

/** The scales of a map on a sheet for notes, and the room for it there beside the lines, in CSS pixels. */
const NOTES_SCALES = [10_000, 12_500, 25_000];
const NOTES_PX = { width: 340, height: 460 };

/** Width of a sheet on the narrowest phone, in CSS pixels. */
const PHONE_PX = 280;

/** How much larger names are on paper, in parts of the sheet's width; twice that on a large one (cru-sheet.css). */
const PAPER_LETTERS = 20 / 14;

/** The outline of a cru, or undefined where content/facts/atlas/ has none. */
function shapeOf(cru: GrandCru): Shape | undefined {
  return grandCruShapes.find(({ id }) => id === outlineId(cru));
}

/** What the file of a cru's sheet draws; undefined for a cru without an outline. */
export function sheetDrawing(cru: GrandCru): SheetDrawing | undefined {
  const shape = shapeOf(cru);
  return shape && drawingOf(cru, shape);
}

function drawingOf(cru: GrandCru, { id, plane }: Shape): SheetDrawing {
  const frame = sheetFrame(plane);
  const ground = { ...frame, height: frame.height - footHeight(frame.width) };
  const path = (shapes: readonly Polygons<PlanePoint>[]): string =>
    outlinePath(shapes.filter((shape) => overlap(boxAround(shape), ground)).flat());
  return {
    frame,
    land: path(landShapes),
    premiersCrus: path(premierCruShapes.map((shape) => shape.plane)),
    grandsCrus: path(grandCruShapes.filter((shape) => shape.id !== id).map((shape) => shape.plane)),
    cru: outlinePath(plane),
    angle: angleOf(cru),
    areaHa: cru.areaHa,
    areaDisputed: cru.areaDisputed,
    barM: frame.width > LARGE_M ? 500 : 200,
  };
}

/** Neighbours are ruled at different angles, in degrees. */
const angleOf = ({ order }: GrandCru): number => 20 + 45 * (order % 4);

/** Units of an outline's path to a CSS pixel, and the pixels left free around it. */
const OUTLINE_UNITS_PER_PX = 8;
const OUTLINE_MARGIN_PX = 1;

/** What the file of a cru's outline draws; undefined for a cru without an outline. */
export function outlineDrawing(cru: GrandCru): OutlineDrawing | undefined {
  const plane = shapeOf(cru)?.plane;
  if (!plane) return undefined;
  const box = boxAround(plane);
  const metresPerPx = Math.max(
    box.width / (OUTLINE_PX.width - 2 * OUTLINE_MARGIN_PX),
    box.height / (OUTLINE_PX.height - 2 * OUTLINE_MARGIN_PX),
  );
  const left = box.x - (OUTLINE_PX.width * metresPerPx - box.width) / 2;
  const top = box.y - (OUTLINE_PX.height * metresPerPx - box.height) / 2;
  const moved = plane.map((rings) => rings.map((ring) => ring.map(([x, y]): PlanePoint => [x - left, y - top])));
  return {
    d: outlinePath(moved, metresPerPx / OUTLINE_UNITS_PER_PX),
    width: OUTLINE_PX.width * OUTLINE_UNITS_PER_PX,
    height: OUTLINE_PX.height * OUTLINE_UNITS_PER_PX,
    unitsPerPx: OUTLINE_UNITS_PER_PX,
    angle: angleOf(cru),
  };
}

/** Address of the file of a cru's outline; undefined for a cru without an outline. */
export function outlineAddress(cru: GrandCru): string | undefined {
  return shapeOf(cru) && href(deployment, `/maps/${cru.slug}-outline.svg`);
}

/** The sheet of a cru with its words in one language; undefined for a cru without an outline. */
export async function cruSheet(cru: GrandCru, locale: Locale, t: Translate): Promise<CruSheet | undefined> {
  const shape = shapeOf(cru);
  if (!shape) return undefined;
  const { plane } = shape;
  const { frame, barM } = drawingOf(cru, shape);
  const share = (point: PlanePoint): [number, number] => [
    (point[0] - frame.x) / frame.width,
    (point[1] - frame.y) / frame.height,
  ];
  const crus = await grandCrus;
  const names = namesOn(shape).map(({ id, name, place, ...fits }): SheetName => {
    const other = crus.find((one) => outlineId(one) === id);
    const link = other ? linkToCru(other, locale) : { name, href: undefined };
    return { ...link, at: share(place), ...fits };
  });
  const whole = cru.appellation.areaHa;
  const values = {
    name: cru.name,
    whole: formatArea(whole, locale),
    held: formatArea(cru.areaHa, locale),
    share: formatShare(cru.areaHa / whole, locale),
    outlined: formatArea(Math.round(areaHa(plane) * 100) / 100, locale),
  };
  const large = frame.width > LARGE_M;
  const width = Math.round(frame.width / METRES_PER_PX);
  const height = Math.round(frame.height / METRES_PER_PX);
  const notesScale =
    NOTES_SCALES.find((times) => Math.max(width / NOTES_PX.width, height / NOTES_PX.height) <= times / 10_000) ??
    Math.max(...NOTES_SCALES);
  return {
    large,
    scale: fill(t('sheet.scale'), { scale: formatScale(10_000, locale) }),
    notesScale,
    notesScaleWords: fill(t('sheet.scale.paper'), { scale: formatScale(notesScale, locale) }),
    paperScale: fill(t('sheet.scale.paper'), { scale: formatScale(large ? 50_000 : 25_000, locale) }),
    address: href(deployment, `/maps/${cru.slug}`),
    width,
    height,
    names,
    bar: {
      label: formatQuantity(barM, 'm', locale),
      at: share([frame.x + frame.width * 0.5 + barM / 2, frame.y + frame.height - baseHeight(frame.width)]),
    },
    caption: inline(fill(t(captionKey(cru, plane)), values), locale),
    alt: fill(t('sheet.alt'), values),
  };
}

/** The name of a neighbour on a sheet. */
interface PlacedName {
  readonly id: string;
  readonly name: string;
  /** Where its middle stands. */
  readonly place: PlanePoint;
  /** It stands there on the narrowest phone too, and on paper. */
  readonly fitsPhone: boolean;
  readonly fitsPaper: boolean;
}

const placedNames = new Map<string, readonly PlacedName[]>();

/** The names on the sheet of a shape. They are placed once for all pages that show it, because it takes a while. */
function namesOn(shape: Shape): readonly PlacedName[] {
  const names = placedNames.get(shape.id) ?? placeNeighbours(shape);
  placedNames.set(shape.id, names);
  return names;
}

function placeNeighbours(shape: Shape): PlacedName[] {
  const frame = sheetFrame(shape.plane);
  const ground = {
    x: frame.x + INSET_M,
    y: frame.y + INSET_M,
    width: frame.width - 2 * INSET_M,
    height: frame.height - footHeight(frame.width) - 2 * INSET_M,
  };
  const neighbours = neighboursOf(shape);
  const namings = (metresPerPx: number): Naming[] =>
    neighbours.map(({ name, plane: outline }) => ({
      outline,
      width: (name.length + 1) * LETTER_PX * metresPerPx,
      height: LINE_PX * metresPerPx,
    }));
  const phone = Math.max(METRES_PER_PX, frame.width / PHONE_PX);
  const paper = METRES_PER_PX * PAPER_LETTERS * (frame.width > LARGE_M ? 2 : 1);
  // A name that has a place where letters are larger keeps it where they are smaller.
  const places = new Map<number, readonly (PlanePoint | undefined)[]>();
  let fixed: readonly (PlanePoint | undefined)[] = [];
  for (const metresPerPx of [phone, paper, METRES_PER_PX].sort((a, b) => b - a)) {
    fixed = placeNames(namings(metresPerPx), ground, shape.plane, fixed);
    places.set(metresPerPx, fixed);
  }
  return neighbours.flatMap(({ id, name }, index) => {
    const place = fixed[index];
    const fits = (metresPerPx: number): boolean => places.get(metresPerPx)?.[index] !== undefined;
    return place ? [{ id, name, place, fitsPhone: fits(phone), fitsPaper: fits(paper) }] : [];
  });
}

/** A cru on whose area sources differ has words of its own, and so has the climat of a larger cru. */
function captionKey(cru: GrandCru, plane: Polygons<PlanePoint>): string {
  if (cru.areaDisputed) return 'sheet.caption.disputed';
  return areaHa(plane) < cru.appellation.areaHa / 2 ? 'sheet.caption.climat' : 'sheet.caption';
}

/** Grands Crus, those with a page first, then Premiers Crus that border a cru: the order in which names are set. */
function neighboursOf({ id, plane }: Shape): Shape[] {
  const frame = sheetFrame(plane);
  const near = (shapes: readonly Shape[]): Shape[] =>
    shapes
      .filter((shape) => shape.id !== id && overlap(boxAround(shape.plane), frame))
      .filter((shape) => distanceBetween(shape.plane, plane) <= NEIGHBOUR_M);
  const rank = (shape: Shape): number => (heldIds.has(shape.id) ? 0 : 1);
  return [...near(grandCruShapes).sort((a, b) => rank(a) - rank(b)), ...near(premierCruShapes)];
}

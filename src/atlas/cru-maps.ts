import { plots } from '#atlas/records.ts';
import { pairs } from 'd3-array';
import { clip } from '#atlas/clip.ts';
import type { CruMap, MapName, MapPlot, ViewedMap } from '#atlas/cru-map.ts';
import { placeReferences, setNames, waysToBreak, type Named } from '#atlas/map-names.ts';
import { barFor, mapViews, metresPerPx, PLOT_PARTS, scaleFor, type MapView } from '#atlas/map-views.ts';
import { simplified } from '#atlas/geometry.ts';
import { grandsCrus, heldIds, land, outlineId, premiersCrus, type Outline } from '#atlas/outlines.ts';
import {
  areaHa,
  boxAround,
  outlinePath,
  polygonsToPlane,
  type Box,
  type PlanePoint,
  type Polygons,
} from '#atlas/plane.ts';
import { formatDay, formatPlotArea, formatQuantity, formatScale } from '#language/format.ts';
import { formats, type Locale } from '#language/locales.ts';
import { fill, type Translate } from '#language/translate.ts';
import { plotAnchor, plotReference } from '#vineyards/plots.ts';
import { grandCrus, linkToCru } from '#vineyards/records.ts';
import type { GrandCru } from '#vineyards/vineyard.ts';

type Plane = Polygons<PlanePoint>;

interface Shape {
  readonly id: string;
  readonly name: string;
  readonly rank: MapName['rank'];
  readonly plane: Plane;
}

const shape =
  (rank: MapName['rank']) =>
  ({ id, name, polygons }: Outline): Shape => ({ id, name, rank, plane: polygonsToPlane(polygons) });
const shapes = [...grandsCrus.map(shape('grand')), ...premiersCrus.map(shape('premier'))];
const landPlane = polygonsToPlane(land);

/** Metres of a unit of the paths, as a part of the scale of the widest view: a pixel has 1.3 m at 1 : 5 000. */
const UNIT_OF_SCALE = 1 / 5000;

/** What is drawn beyond the frame, so that cut edges are not seen, in metres. */
const BEYOND_M = 20;

/** A shape of which less than this is in the window needs no name, in squares of the least letters. */
const LEAST_LETTERS = 10;

/** Width of a letter and height of a line, in parts of the size of letters. */
const LETTER = { grand: 0.63, premier: 0.45 } as const;
const LINE = 1.12;

/** Size of a reference such as `BN 145`, in parts of the size of letters. */
const REFERENCE = { width: 3.4, height: 1.3 } as const;

/** How far the lines that rule a cru are turned from the rows of its plots, in degrees, so that plots stand out. */
const TURN = 55;

/** The angle in degrees at which a cru is ruled: across the longest edge of its plots. */
export function angleOf(outlines: Plane): number {
  const edges = outlines.flatMap(([edge = []]) => pairs(edge));
  const longest = edges.reduce<[length: number, angle: number]>(
    (best, [[ax, ay], [bx, by]]) => {
      const length = Math.hypot(bx - ax, by - ay);
      return length > best[0] ? [length, (Math.atan2(by - ay, bx - ax) * 180) / Math.PI] : best;
    },
    [0, 0],
  );
  return Math.round(longest[1] + TURN) % 180;
}

const moved = (plane: Plane, [dx, dy]: PlanePoint, by = 1): Plane =>
  plane.map((rings) => rings.map((ring) => ring.map(([x, y]): PlanePoint => [(x - dx) * by, (y - dy) * by])));

const middleOf = ({ x, y, width, height }: Box): PlanePoint => [x + width / 2, y + height / 2];

/** A box of a size around the origin. */
const around = (width: number, height: number): Box => ({ x: -width / 2, y: -height / 2, width, height });

interface Placed extends Omit<MapName, 'href'> {
  readonly id: string;
}

/** What is the same in all languages. */
interface Ground extends Pick<CruMap, 'land' | 'premiersCrus' | 'grandsCrus' | 'cru' | 'angle'> {
  readonly views: readonly { readonly view: MapView; readonly scale: number; readonly names: readonly Placed[] }[];
  readonly unitM: number;
  readonly middle: PlanePoint;
}

const grounds = new Map<string, Ground>();

/** The ground of a cru's map. It is drawn once for all pages that show it, because names take a while. */
function groundOf(cru: GrandCru, own: Shape): Ground {
  const known = grounds.get(cru.slug);
  if (known) return known;
  const box = boxAround(own.plane);
  const middle = middleOf(box);
  const views = mapViews.map((view) => ({ view, scale: scaleFor(view, box) }));
  const unitM = (views[0]?.scale ?? 5000) * UNIT_OF_SCALE;
  const frame = around(
    2 * BEYOND_M + Math.max(...views.map(({ view, scale }) => view.width * metresPerPx(scale))),
    2 * BEYOND_M + Math.max(...views.map(({ view, scale }) => view.fit.height * metresPerPx(scale))),
  );
  const centred = shapes.map((one) => ({ ...one, plane: clip(moved(one.plane, middle), frame) }));
  const here = centred.filter(({ id, plane }) => id !== own.id && plane.length > 0);
  const landHere = clip(moved(landPlane, middle), frame);
  const path = (planes: readonly Plane[]): string => outlinePath(planes.flat(), unitM);
  // Neighbours lose bends finer than the unit in which they are drawn.
  const quiet = (planes: readonly Plane[]): string =>
    path(planes.map((plane) => plane.map((rings) => rings.map((ring) => simplified(ring, unitM)))));
  const ofRank = (rank: MapName['rank']): Plane[] => here.filter((one) => one.rank === rank).map(({ plane }) => plane);
  const kept = moved(own.plane, middle);
  const ground: Ground = {
    land: quiet([landHere]),
    premiersCrus: quiet(ofRank('premier')),
    grandsCrus: quiet(ofRank('grand')),
    cru: path([kept]),
    angle: angleOf(
      polygonsToPlane(plots.filter((plot) => plot.cru === cru.slug).map(({ geometry }) => geometry.coordinates)),
    ),
    unitM,
    middle,
    views: views.map((one) => ({ ...one, names: namesIn(one, here, kept) })),
  };
  grounds.set(cru.slug, ground);
  return ground;
}

/** The names of the neighbours in one view. */
function namesIn(
  { view, scale }: { readonly view: MapView; readonly scale: number },
  here: readonly Shape[],
  own: Plane,
): Placed[] {
  const toPx = (plane: Plane): Plane => moved(plane, [0, 0], 1 / metresPerPx(scale));
  const [usual, least] = view.letters;
  const window = around(view.reaches.at(-1) ?? 0, view.fit.height - 12);
  const inWindow = here
    .map((one) => ({ ...one, plane: clip(toPx(one.plane), window) }))
    .map((one) => ({ ...one, size: 10_000 * areaHa(one.plane) }))
    .filter(({ plane, size }) => plane.length > 0 && size >= LEAST_LETTERS * least ** 2)
    .sort((a, b) => rankOf(a) - rankOf(b) || b.size - a.size);
  const ownPx = toPx(own);
  const named = inWindow.map(({ name, rank, plane, size }): Named => ({
    outline: plane,
    over: [...ownPx, ...inWindow.filter((other) => other.size < size).flatMap((other) => other.plane)],
    settings: view.letters.flatMap((letter) =>
      waysToBreak(name.replace(/ \(.*\)$/, '')).map((lines) => ({
        lines,
        letter,
        width: (Math.max(...lines.map(({ length }) => length)) * LETTER[rank] + 0.6) * letter,
        height: (lines.length * LINE + 0.1) * letter,
      })),
    ),
  }));
  const places = setNames(named, [...here.map(({ plane }) => plane), own].map(toPx), window);
  return inWindow.flatMap(({ id, rank }, index): Placed[] => {
    const place = places[index];
    if (!place) return [];
    const end = 2 * Math.max(Math.abs(place.box.x), Math.abs(place.box.x + place.box.width));
    return [
      {
        id,
        rank,
        small: place.letter < usual,
        reach: view.reaches.findIndex((width) => end <= width),
        lines: place.lines.map((text, line) => ({
          text,
          at: [place.at[0], place.at[1] + (line - (place.lines.length - 1) / 2) * LINE * place.letter],
        })),
      },
    ];
  });
}

/** Grands Crus with a page come first, then the others, then Premiers Crus. */
const rankOf = ({ id, rank }: Shape): number => (rank === 'premier' ? 2 : heldIds.has(id) ? 0 : 1);

/** The map of a cru in the words of one language; undefined for a cru without an outline. */
export async function cruMap(cru: GrandCru, locale: Locale, t: Translate): Promise<CruMap | undefined> {
  const own = shapes.find(({ id }) => id === outlineId(cru));
  if (!own) return undefined;
  const ground = groundOf(cru, own);
  const { land: landPath, premiersCrus: premiers, grandsCrus: grands, cru: outline, angle, unitM, views } = ground;
  const crus = await grandCrus;
  const values = { name: cru.name, count: plots.filter((plot) => plot.cru === cru.slug).length };
  return {
    land: landPath,
    premiersCrus: premiers,
    grandsCrus: grands,
    cru: outline,
    angle,
    slug: cru.slug,
    views: views.map(({ view, scale, names }): ViewedMap => {
      const barM = barFor(scale);
      return {
        id: view.id,
        scale,
        scaleWords: formatScale(scale, locale),
        unitPx: unitM / metresPerPx(scale),
        letters: view.letters,
        bar: { px: Math.round(barM / metresPerPx(scale)), label: formatQuantity(barM, 'm', locale) },
        names: names.map(({ id, ...name }) => {
          const other = crus.find((one) => outlineId(one) === id);
          return { ...name, href: other && linkToCru(other, locale).href };
        }),
      };
    }),
    plots: plotsOf(cru, ground, locale),
    semicolon: formats[locale].semicolon,
    subject: t(`sheet.subject.${cru.slug}`),
    alt: fill(t('sheet.alt'), values),
  };
}

/** The recorded plots of a cru in the order of the register. */
function plotsOf({ slug }: GrandCru, { middle, unitM, views }: Ground, locale: Locale): MapPlot[] {
  const own = plots
    .filter(({ cru }) => cru === slug)
    .map((plot) => ({ ...plot, plane: moved(polygonsToPlane([plot.geometry.coordinates]), middle) }));
  const placesIn = views.map(({ view: { letters }, scale }) =>
    placeReferences(
      own.map(({ plane }) => boxAround(moved(plane, [0, 0], 1 / metresPerPx(scale)))),
      { width: REFERENCE.width * letters[0], height: REFERENCE.height * letters[0] },
    ),
  );
  return own.map(({ reference, areaM2, lieuDit, company, recordedOn, plane }, index): MapPlot => {
    return {
      id: plotAnchor(reference),
      reference: plotReference(reference),
      area: formatPlotArea(areaM2, locale),
      lieuDit,
      company,
      recordedOn: formatDay(recordedOn, locale),
      d: outlinePath(plane, unitM / PLOT_PARTS),
      referenceAt: placesIn.map((places) => places[index] ?? [0, 0]),
    };
  });
}

import { greatest, sort } from 'd3-array';
import {
  crossedByNone,
  clip,
  deepestPoint,
  distance,
  distanceToEdges,
  edgesOf,
  simplified,
} from '#atlas/plane/geometry.ts';
import { linesAround, labelLayouts, type TextStyle } from '#atlas/labels/label-layouts.ts';
import { EVERYWHERE, orFewer, placeBeside, placeInside, within, type Placed } from '#atlas/labels/label-placement.ts';
import { mapViews, scaleOfView, type MapView } from '#atlas/cru-map/map-views.ts';
import { barFor, metresPerPx, PLOT_PARTS } from '#atlas/plane/scale.ts';
import {
  climatOf,
  climatShapes,
  communes,
  heldIds,
  land,
  outlineId,
  plotsOf,
  mergedPlane,
  type Climat,
} from '#atlas/outlines.ts';
import {
  areaHa,
  boxAround,
  boxAt,
  mapPoints,
  middleOf,
  linePath,
  outlinePath,
  type Box,
  type Polygons,
} from '#atlas/plane/plane.ts';
import { formatDay, formatPlotArea, formatQuantity, formatScale } from '#language/format.ts';
import { formats, type Locale } from '#language/locales.ts';
import { fill, type Translate } from '#language/translate.ts';
import { grandCrus, cruLink } from '#vineyards/records.ts';
import { plotAnchor, plotReference, type GrandCru } from '#vineyards/vineyard.ts';
import { withoutBrackets } from '#text/strings.ts';

/** Metres of a unit of the paths, as a part of the scale of the widest view: a pixel has 1.3 m at 1 : 5 000. */
const UNIT_OF_SCALE = 1 / 5000;

/** Drawn beyond the frame, so that cut edges are not seen. */
const BEYOND_M = 20;

/** A shape of which less than this is within the bounds needs no name, in squares of the least letters. */
const LEAST_LETTERS = 10;

/** How names are set. */
const LINE = 1.12;
const textStyle = (letter: number): TextStyle => ({ letter, line: LINE, across: 0.6, down: 0.1 });
const STYLES = { grand: textStyle(0.63), premier: textStyle(0.45), commune: textStyle(0.92) };

/** A name is pressed on a box at least as wide and as high as other targets. */
const TARGET = 48;

/** Size of a reference such as `BN 145`, in parts of the size of letters. */
const REFERENCE = { width: 3.4, height: 1.3 } as const;

/** How far the lines that rule a cru are turned from the rows of its plots, in degrees, so that plots stand out. */
const TURN = 55;

/** The angle in degrees at which a cru is ruled: that of the longest edge of its plots, turned by `TURN`. */
export function angleOf(outlines: Polygons): number {
  const edges = outlines.flatMap(([edge = []]) => edgesOf([[edge]]));
  const [[ax, ay], [bx, by]] = greatest(edges, ([a, b]) => Math.hypot(b[0] - a[0], b[1] - a[1])) ?? [
    [0, 0],
    [0, 0],
  ];
  return Math.round((Math.atan2(by - ay, bx - ax) * 180) / Math.PI + TURN) % 180;
}

interface Scaled {
  readonly view: MapView;
  readonly scale: number;
  /** How far east of the middle of the frame the cru stands, in pixels, so that less of the map is ground without vines. */
  readonly shift: number;
}

/** Metres of the ground to pixels of a view. */
function toView(plane: Polygons, { scale, shift }: Scaled): Polygons {
  const pxPerM = 1 / metresPerPx(scale);
  return mapPoints(plane, ([x, y]) => [x * pxPerM + shift, y * pxPerM]);
}

/** The shift that brings the middle of the vineyard land to that of the frame, as far as the narrowest frame holds the cru whole. */
function shiftOf(view: MapView, scale: number, cru: Box, vines: Polygons): number {
  const perPx = metresPerPx(scale);
  const seen = boxAround(clip(vines, boxAt([0, 0], (view.reaches.at(-1)?.px ?? 0) * perPx, view.fit.height * perPx)));
  const free = Math.max(0, ((view.reaches[0]?.px ?? 0) - cru.width / perPx) / 2 - view.margin);
  return Math.round(Math.max(-free, Math.min(free, -middleOf(seen)[0] / perPx)));
}

const grounds = new Map<string, ReturnType<typeof drawGround>>();

/** The ground of a cru's map. It is drawn once for all pages that show it, because names take a while. */
function groundOf(cru: GrandCru, own: Climat) {
  const ground = grounds.get(cru.slug) ?? drawGround(cru, own);
  grounds.set(cru.slug, ground);
  return ground;
}

/** The part without words: paths in one unit, north up, from the middle of the cru, and the names in each view. */
function drawGround(cru: GrandCru, own: Climat) {
  const box = boxAround(own.plane);
  const [middleX, middleY] = middleOf(box);
  const centred = (plane: Polygons): Polygons => mapPoints(plane, ([x, y]) => [x - middleX, y - middleY]);
  const vines = centred(mergedPlane(land));
  const views = mapViews.map((view): Scaled => {
    const scale = scaleOfView(view, box);
    return { view, scale, shift: shiftOf(view, scale, box, vines) };
  });
  const unitM = (views[0]?.scale ?? 5000) * UNIT_OF_SCALE;
  const frame = boxAt(
    [0, 0],
    2 * BEYOND_M +
      Math.max(...views.map(({ view, scale, shift }) => (view.width + 2 * Math.abs(shift)) * metresPerPx(scale))),
    2 * BEYOND_M + Math.max(...views.map(({ view, scale }) => view.fit.height * metresPerPx(scale))),
  );
  const here = climatShapes
    .filter(({ id }) => id !== own.id)
    .map((climat) => ({ ...climat, plane: clip(centred(climat.plane), frame) }))
    .filter(({ plane }) => plane.length > 0);
  // Neighbours lose bends finer than the unit in which they are drawn.
  const quiet = (plane: Polygons): string => outlinePath(simplified(plane, unitM), unitM);
  const ofRank = (rank: Climat['rank']): string => quiet(mergedPlane(here.filter((one) => one.rank === rank)));
  const kept = centred(own.plane);
  const around = communes.map((commune) => ({
    ...commune,
    rank: 'commune' as const,
    plane: clip(centred(commune.plane), frame),
  }));
  const held = plotsOf(cru.slug);
  const outlines = held.map(({ plane }) => centred(plane));
  return {
    land: quiet(clip(vines, frame)),
    premiersCrus: ofRank('premier'),
    grandsCrus: ofRank('grand'),
    cru: outlinePath(kept, unitM),
    /** Angle in degrees at which the cru is ruled. */
    angle: angleOf(mergedPlane(held)),
    unitM,
    views: views.map((one) => {
      const names = namesIn(one, here, kept, around);
      return { ...one, names, references: referencesIn(one, kept, outlines, names) };
    }),
    /** The recorded plots in the order of the register. */
    plots: held.map((plot, index) => ({ ...plot, plane: outlines[index] ?? [] })),
  };
}

type Place = Pick<Climat, 'id' | 'name' | 'plane'> & { readonly rank: keyof typeof STYLES };

/** The part of a view in which names stand, in CSS pixels from the middle of the map; `reach` is the width of a frame. */
const boundsOf = ({ fit }: MapView, reach = 0): Box => boxAt([0, 0], reach, fit.height - 12);

/** The names of the neighbours in one view, and those of the communes where there is room between climats. */
function namesIn(one: Scaled, here: readonly Climat[], own: Polygons, around: readonly Place[]) {
  const { view } = one;
  const [, least] = view.letters;
  const bounds = boundsOf(view, view.reaches.at(-1)?.px);
  const toPx = <T extends Place>(place: T): T => ({ ...place, plane: toView(place.plane, one) });
  const climatsPx = here.map(toPx);
  const seen = (places: readonly Place[]) =>
    places
      .map((place) => ({ ...place, plane: clip(place.plane, bounds) }))
      .map((place) => ({ ...place, size: 10_000 * areaHa(place.plane) }))
      .filter(({ plane, size }) => plane.length > 0 && size >= LEAST_LETTERS * least ** 2);
  const neighbours = sort(seen(climatsPx), rankOf, ({ size }) => -size);
  const communesSeen = seen(around.map(toPx));
  const ownPx = toView(own, one);
  const vines = [...climatsPx.map(({ plane }) => plane), ownPx];
  const named = [
    ...neighbours.map((place) => ({
      ...place,
      over: [...ownPx, ...mergedPlane(neighbours.filter(({ size }) => size < place.size))],
      letters: view.letters,
    })),
    ...communesSeen.map((place) => ({ ...place, over: vines.flat(), letters: [least] })),
  ];
  const sets = placeInside(
    named.map(({ plane, over, letters, name, rank }) => ({
      outline: plane,
      over,
      layouts: letters.flatMap((letter) => labelLayouts(withoutBrackets(name), letter, STYLES[rank])),
    })),
    vines,
    bounds,
  );
  return named.flatMap(({ id, rank }, index) => {
    const set = sets[index];
    return set ? [{ id, rank, ...nameIn(view, bounds, set) }] : [];
  });
}

/** A name in its place in a view. */
function nameIn({ letters, reaches }: MapView, bounds: Box, { box, letter, lines }: Placed) {
  const [x, y] = middleOf(box);
  const end = 2 * Math.max(Math.abs(box.x), Math.abs(box.x + box.width));
  const [width, height] = [Math.max(TARGET, box.width), Math.max(TARGET, box.height)];
  const lowest = (bounds.height - height) / 2;
  return {
    /** Set in the smaller letters of its view. */
    small: letter < letters[0],
    /** The class that hides it in frames that do not hold it. */
    hidden: reaches.find(({ px }) => end <= px)?.hidden,
    /** Lines of the name, and the middle of each, in CSS pixels from the middle of the map. */
    lines: linesAround(lines, [x, y], LINE * letter),
    /** Where it is pressed, within the frame. */
    target: boxAt([x, Math.max(-lowest, Math.min(lowest, y))], width, height),
  };
}

/** Grands Crus with a page come first, then the others, then Premiers Crus. */
const rankOf = ({ id, rank }: Place): number => (rank === 'premier' ? 2 : heldIds.has(id) ? 0 : 1);

/** Pixels from the edge of a plot at which the line from its reference ends, or as far from it as can be, lest it end between two. */
const WITHIN = 4;

/** The path of a line from the edge of a box to the nearest place well within an outline, in whole pixels. */
function leaderBetween(box: Box, outline: Polygons): string {
  const [x, y] = middleOf(box);
  const [toX, toY] = deepestPoint(
    outline,
    (own, place) => 10 * Math.min(WITHIN, distanceToEdges(own, place)) - distance(place, [x, y]),
  );
  const part = Math.min(1, box.width / Math.abs(toX - x) / 2, box.height / Math.abs(toY - y) / 2);
  const edge = [x + part * (toX - x), y + part * (toY - y)] as const;
  return linePath([edge, [toX, toY]], Math.round);
}

/** Where the references of plots stand in one view, in CSS pixels from the middle of the map, and the lines from there to the plots. */
function referencesIn(
  one: Scaled,
  own: Polygons,
  plots: readonly Polygons[],
  names: readonly { readonly target: Box }[],
) {
  const { letters, reaches } = one.view;
  const drawn = plots.map((plane) => toView(plane, one));
  const boxes = drawn.map(boxAround);
  const size = { width: REFERENCE.width * letters[0], height: REFERENCE.height * letters[0] };
  const taken = [...boxes, ...names.map(({ target }) => target)];
  const ways = orFewer(within(boundsOf(one.view, reaches[0]?.px)), crossedByNone(edgesOf(toView(own, one))));
  return drawn.map((outline, index) => {
    const place = middleOf(boxes[index] ?? boxAround(outline));
    const box = placeBeside(place, size, taken, EVERYWHERE, { ways }) ?? boxAt(place, size.width, size.height);
    taken.push(box);
    return { at: middleOf(box).map(Math.round), leader: leaderBetween(box, outline) };
  });
}

/** The map of a cru in the words of one language; undefined for a cru without an outline. */
export async function cruMap(cru: GrandCru, locale: Locale, t: Translate) {
  const own = climatOf(cru);
  if (!own) return undefined;
  const { unitM, views, plots: held, ...paths } = groundOf(cru, own);
  const crus = await grandCrus;
  return {
    ...paths,
    slug: cru.slug,
    views: views.map(({ view: { id, letters }, scale, shift, names, references }) => {
      const barM = barFor(scale);
      return {
        id,
        letters,
        shift,
        /** Of each plot: where its reference stands, in CSS pixels from the middle of the map, and the path of a line from there. */
        references,
        /** `1:5,000` */
        scaleWords: formatScale(scale, locale),
        /** CSS pixels of a unit of the paths. */
        unitPx: unitM / metresPerPx(scale),
        bar: { px: Math.round(barM / metresPerPx(scale)), label: formatQuantity(barM, 'm', locale) },
        names: names.map((name) => {
          const other = crus.find((one) => outlineId(one) === name.id);
          return { ...name, href: other && cruLink(other, locale).href };
        }),
      };
    }),
    plots: held.map(({ reference, areaM2, lieuDit, company, recordedOn, plane }) => ({
      /** Fragment of its address: `plot-an-57`. */
      id: plotAnchor(reference),
      /** Section and number: `AN 57`. */
      reference: plotReference(reference),
      area: formatPlotArea(areaM2, locale),
      lieuDit,
      company,
      /** `1 January 2025` */
      recordedOn: formatDay(recordedOn, locale),
      /** Its outline, in finer units than the map. */
      d: outlinePath(plane, unitM / PLOT_PARTS),
    })),
    /** Between the place of a plot and its owner. */
    semicolon: formats[locale].semicolon,
    /** `Richebourg and its neighbours.` */
    subject: t(`cru-map.subject.${cru.slug}`),
    alt: fill(t('cru-map.alt'), { name: cru.name, count: held.length }),
    legend: fill(t('cru-map.legend'), { day: held[0] ? formatDay(held[0].recordedOn, locale) : '' }),
    credit: `${t('cru-map.plots.credit')} ${t('cru-map.credit')}`,
  };
}

export type CruMap = NonNullable<Awaited<ReturnType<typeof cruMap>>>;

import { greatest, sort } from 'd3-array';
import { clip, edgesOf, simplified } from '#atlas/geometry.ts';
import { EVERYWHERE, longest, placeBeside, setNames, waysToBreak } from '#atlas/map-names.ts';
import { barFor, mapViews, metresPerPx, PLOT_PARTS, scaleFor, type MapView } from '#atlas/map-views.ts';
import { climatOf, climats, heldIds, land, outlineId, plots, together, type Climat } from '#atlas/outlines.ts';
import { areaHa, boxAround, boxAt, mapPoints, middleOf, outlinePath, type Polygons } from '#atlas/plane.ts';
import { formatDay, formatPlotArea, formatQuantity, formatScale } from '#language/format.ts';
import { formats, type Locale } from '#language/locales.ts';
import { fill, type Translate } from '#language/translate.ts';
import { grandCrus, linkToCru } from '#vineyards/records.ts';
import { plotAnchor, plotReference, type GrandCru } from '#vineyards/vineyard.ts';
import { withoutBrackets } from '#text/words.ts';

/** Metres of a unit of the paths, as a part of the scale of the widest view: a pixel has 1.3 m at 1 : 5 000. */
const UNIT_OF_SCALE = 1 / 5000;

/** What is drawn beyond the frame, so that cut edges are not seen, in metres. */
const BEYOND_M = 20;

/** A shape of which less than this is in the window needs no name, in squares of the least letters. */
const LEAST_LETTERS = 10;

/** Width of a letter and height of a line, in parts of the size of letters. */
const LETTER = { grand: 0.63, premier: 0.45 } as const;
const LINE = 1.12;

/** A name is pressed on a box at least as wide and as high as other targets. */
const TARGET = 48;

/** Size of a reference such as `BN 145`, in parts of the size of letters. */
const REFERENCE = { width: 3.4, height: 1.3 } as const;

/** How far the lines that rule a cru are turned from the rows of its plots, in degrees, so that plots stand out. */
const TURN = 55;

/** The angle in degrees at which a cru is ruled: across the longest edge of its plots. */
export function angleOf(outlines: Polygons): number {
  const edges = outlines.flatMap(([edge = []]) => edgesOf([[edge]]));
  const [[ax, ay], [bx, by]] = greatest(edges, ([a, b]) => Math.hypot(b[0] - a[0], b[1] - a[1])) ?? [
    [0, 0],
    [0, 0],
  ];
  return Math.round((Math.atan2(by - ay, bx - ax) * 180) / Math.PI + TURN) % 180;
}

const scaled = (plane: Polygons, by: number): Polygons => mapPoints(plane, ([x, y]) => [x * by, y * by]);

interface Scaled {
  readonly view: MapView;
  readonly scale: number;
}

const grounds = new Map<string, ReturnType<typeof drawGround>>();

/** The ground of a cru's map. It is drawn once for all pages that show it, because names take a while. */
function groundOf(cru: GrandCru, own: Climat) {
  const ground = grounds.get(cru.slug) ?? drawGround(cru, own);
  grounds.set(cru.slug, ground);
  return ground;
}

/** What is the same in all languages: paths in one unit, north up, from the middle of the cru, and the names in each view. */
function drawGround(cru: GrandCru, own: Climat) {
  const box = boxAround(own.plane);
  const [middleX, middleY] = middleOf(box);
  const centred = (plane: Polygons): Polygons => mapPoints(plane, ([x, y]) => [x - middleX, y - middleY]);
  const views = mapViews.map((view): Scaled => ({ view, scale: scaleFor(view, box) }));
  const unitM = (views[0]?.scale ?? 5000) * UNIT_OF_SCALE;
  const frame = boxAt(
    [0, 0],
    2 * BEYOND_M + Math.max(...views.map(({ view, scale }) => view.width * metresPerPx(scale))),
    2 * BEYOND_M + Math.max(...views.map(({ view, scale }) => view.fit.height * metresPerPx(scale))),
  );
  const here = climats
    .filter(({ id }) => id !== own.id)
    .map((climat) => ({ ...climat, plane: clip(centred(climat.plane), frame) }))
    .filter(({ plane }) => plane.length > 0);
  // Neighbours lose bends finer than the unit in which they are drawn.
  const quiet = (plane: Polygons): string => outlinePath(simplified(plane, unitM), unitM);
  const ofRank = (rank: Climat['rank']): string => quiet(together(here.filter((one) => one.rank === rank)));
  const kept = centred(own.plane);
  const held = plots.filter((plot) => plot.cru === cru.slug);
  return {
    land: quiet(clip(centred(together(land)), frame)),
    premiersCrus: ofRank('premier'),
    grandsCrus: ofRank('grand'),
    cru: outlinePath(kept, unitM),
    kept,
    /** Angle in degrees at which the cru is ruled. */
    angle: angleOf(together(held)),
    unitM,
    views: views.map((one) => ({ ...one, names: namesIn(one, here, kept) })),
    /** The recorded plots in the order of the register. */
    plots: held.map((plot) => ({ ...plot, plane: centred(plot.plane) })),
  };
}

/** The names of the neighbours in one view. */
function namesIn({ view, scale }: Scaled, here: readonly Climat[], own: Polygons) {
  const toPx = (plane: Polygons): Polygons => scaled(plane, 1 / metresPerPx(scale));
  const [usual, least] = view.letters;
  const window = boxAt([0, 0], view.reaches.at(-1) ?? 0, view.fit.height - 12);
  const inWindow = here
    .map((one) => ({ ...one, plane: clip(toPx(one.plane), window) }))
    .map((one) => ({ ...one, size: 10_000 * areaHa(one.plane) }))
    .filter(({ plane, size }) => plane.length > 0 && size >= LEAST_LETTERS * least ** 2);
  const byRank = sort(inWindow, rankOf, ({ size }) => -size);
  const ownPx = toPx(own);
  const places = setNames(
    byRank.map(({ name, rank, plane, size }) => ({
      outline: plane,
      over: [...ownPx, ...together(byRank.filter((other) => other.size < size))],
      settings: view.letters.flatMap((letter) =>
        waysToBreak(withoutBrackets(name)).map((lines) => ({
          lines,
          letter,
          width: (longest(lines) * LETTER[rank] + 0.6) * letter,
          height: (lines.length * LINE + 0.1) * letter,
        })),
      ),
    })),
    [...here.map(({ plane }) => plane), own].map(toPx),
    window,
  );
  return byRank.flatMap(({ id, rank }, index) => {
    const place = places[index];
    if (!place) return [];
    const { box, letter, lines } = place;
    const [x, y] = middleOf(box);
    const end = 2 * Math.max(Math.abs(box.x), Math.abs(box.x + box.width));
    const [width, height] = [Math.max(TARGET, box.width), Math.max(TARGET, box.height)];
    const lowest = (window.height - height) / 2;
    return [
      {
        id,
        rank,
        /** Set in the smaller letters of its view. */
        small: letter < usual,
        /** The least width of a frame that holds it, as an index of the reaches of its view. */
        reach: view.reaches.findIndex((width) => end <= width),
        /** Lines of the name, and the middle of each, in CSS pixels from the middle of the map. */
        lines: lines.map((text, line) => ({
          text,
          at: [x, y + (line - (lines.length - 1) / 2) * LINE * letter] as const,
        })),
        /** Where it is pressed, within the frame. */
        target: boxAt([x, Math.max(-lowest, Math.min(lowest, y))], width, height),
      },
    ];
  });
}

/** Grands Crus with a page come first, then the others, then Premiers Crus. */
const rankOf = ({ id, rank }: Climat): number => (rank === 'premier' ? 2 : heldIds.has(id) ? 0 : 1);

/** The map of a cru in the words of one language; undefined for a cru without an outline. */
export async function cruMap(cru: GrandCru, locale: Locale, t: Translate) {
  const own = climatOf(cru);
  if (!own) return undefined;
  const { unitM, views, plots: held, kept, ...paths } = groundOf(cru, own);
  const crus = await grandCrus;
  const references = views.map(({ view: { letters }, scale, names }) => {
    const boxes = held.map(({ plane }) => boxAround(scaled(plane, 1 / metresPerPx(scale))));
    const size = { width: REFERENCE.width * letters[0], height: REFERENCE.height * letters[0] };
    const taken = [...boxes, ...names.map(({ target }) => target)];
    const lines = edgesOf(scaled(kept, 1 / metresPerPx(scale)));
    return boxes.map((plot) => {
      const place = middleOf(plot);
      const box =
        placeBeside(place, size, lines, taken, EVERYWHERE) ??
        placeBeside(place, size, [], taken, EVERYWHERE) ??
        boxAt(place, size.width, size.height);
      taken.push(box);
      return middleOf(box);
    });
  });
  return {
    ...paths,
    slug: cru.slug,
    views: views.map(({ view: { id, letters }, scale, names }) => {
      const barM = barFor(scale);
      return {
        id,
        letters,
        scale,
        /** `1:5,000` */
        scaleWords: formatScale(scale, locale),
        /** CSS pixels of a unit of the paths. */
        unitPx: unitM / metresPerPx(scale),
        bar: { px: Math.round(barM / metresPerPx(scale)), label: formatQuantity(barM, 'm', locale) },
        names: names.map((name) => {
          const other = crus.find((one) => outlineId(one) === name.id);
          return { ...name, href: other && linkToCru(other, locale).href };
        }),
      };
    }),
    plots: held.map(({ reference, areaM2, lieuDit, company, recordedOn, plane }, index) => ({
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
      /** Where its reference stands in each view, in CSS pixels from the middle of the map. */
      referenceAt: references.map((places) => places[index] ?? [0, 0]),
    })),
    /** Between the place of a plot and its owner. */
    semicolon: formats[locale].semicolon,
    /** `Richebourg and its neighbours.` */
    subject: t(`sheet.subject.${cru.slug}`),
    alt: fill(t('sheet.alt'), { name: cru.name, count: held.length }),
  };
}

export type CruMap = NonNullable<Awaited<ReturnType<typeof cruMap>>>;

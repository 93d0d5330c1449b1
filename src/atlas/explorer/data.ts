import { sort } from 'd3-array';
import { LEVEL_DEGREES } from '#atlas/explorer/explorer.ts';
import { contains, distanceToEdges } from '#atlas/plane/geometry.ts';
import { nameInside, type NameInside } from '#atlas/labels/names-inside.ts';
import { holdingsByCommune, otherGrandsCrus } from '#atlas/holdings-by-commune.ts';
import { NAME_STYLES } from '#atlas/labels/label-layouts.ts';
import { numbered } from '#atlas/map-key.ts';
import {
  climatShapes,
  communes,
  grandCruShapes,
  heldIds,
  isOn,
  land,
  plotShapes,
  mergedPlane,
  villages,
  type Climat,
} from '#atlas/outlines.ts';
import {
  areaHa,
  boxAround,
  mapPoints,
  middleOf,
  outlinePath,
  roundToTenth,
  tenThousandth,
  rotate,
  type PlanePoint,
  type Polygons,
} from '#atlas/plane/plane.ts';
import { premierCruOutlines } from '#atlas/records.ts';
import { boundaries } from '#atlas/sheet/sheet-drawing.ts';
import { nuits } from '#atlas/cote-strips.ts';
import { formatOutlineArea, formatPlotArea } from '#language/format.ts';
import { perLocale, type Locale } from '#language/locales.ts';
import { fill, type Translate } from '#language/translate.ts';
import { hashedFile } from '#site/links.ts';
import { translator } from '#text/dictionary.ts';
import { plotReference } from '#vineyards/vineyard.ts';
import { withoutBrackets } from '#text/strings.ts';

/** The map with north up, and with the slope level. */
const TURNS = [0, LEVEL_DEGREES];

const turned = (plane: Polygons, degrees: number): Polygons => mapPoints(plane, (point) => rotate(point, degrees));
const round = ([x, y]: PlanePoint): PlanePoint => [Math.round(x), Math.round(y)];
/** The box around an outline in whole metres, for each turn of the map. */
const boxesOf = (plane: Polygons) => TURNS.map((degrees) => boxAround(mapPoints(turned(plane, degrees), round)));

/** The ground of a climat that its name may cover: without the plots recorded for the estate. */
function freeGround({ plane }: Climat): Polygons {
  const own = mergedPlane(plotShapes).flat();
  return plane.map((rings) => [...rings, ...own.filter((plot) => plot.some((point) => contains([rings], point)))]);
}

/** Metres by which a Grand Cru lies within a larger one that it is drawn over, rather than beside it. */
const WITHIN_M = 15;

/** The smaller Grand Crus that are drawn over a climat, where its name must not stand. */
const over = ({ plane }: Climat): Polygons =>
  grandCruShapes
    .filter((one) => areaHa(one.plane) < areaHa(plane))
    .filter((one) =>
      one.plane.flat(2).some((point) => contains(plane, point) && distanceToEdges(plane, point) > WITHIN_M),
    )
    .flatMap((one) => one.plane);

/** Words on the ground of a climat on the turned map, in metres. */
function wordsAt(climat: Climat, words: string, degrees: number): NameInside | undefined {
  const ground = turned(freeGround(climat), degrees);
  const name = nameInside(words, ground, NAME_STYLES[climat.rank], turned(over(climat), degrees));
  if (!name) return undefined;
  const [width, height] = name.size;
  const placed = {
    scale: tenThousandth(name.scale),
    at: round(name.at),
    size: [roundToTenth(width), roundToTenth(height)] as const,
  };
  if ('lines' in name) return { ...placed, lines: name.lines };
  const [from, control, to] = name.curve;
  return {
    ...placed,
    curve: [round(from), round(control), round(to)],
    middle: Math.round(name.middle * 100) / 100,
  };
}

const premierCruRecords = new Map(premierCruOutlines.map(({ id, data }) => [id, data]));

/** The climats as all languages show them. The largest come first, so that small ones lie above. */
const drawn = sort(climatShapes, ({ plane }) => -areaHa(plane)).map((climat) => {
  const { id, name, rank, plane } = climat;
  const number = numbered.find(({ climat: one, isHeldGrandCru }) => isHeldGrandCru && one.id === id)?.number;
  /** As it is printed on the map: the number of one of the nine and its name stand in one line. */
  const words = [number, withoutBrackets(name)].filter(Boolean).join('\u00a0');
  return {
    id,
    name,
    words,
    rank,
    held: heldIds.has(id),
    commune: premierCruRecords.get(id)?.appellation,
    d: outlinePath(plane),
    at: round(middleOf(boxAround(plane))),
    number,
    /** Its name where it fits on its ground, and the ground that it covers, for each turn of the map. */
    names: TURNS.map((degrees) => wordsAt(climat, words, degrees)),
    boxes: boxesOf(plane),
  };
});

/** The files that the explorer reads. Their names carry a hash of their content. */
export const explorerFiles = perLocale(async (locale) => {
  return hashedFile(`cote.${locale}`, explorerData(locale, await translator(locale)));
});

/** Everything that the explorer of the map shows, in one language. Places are in metres of the plane. */
export function explorerData(locale: Locale, t: Translate) {
  const listed = holdingsByCommune(locale, t);
  const held = listed.flatMap(({ holdings }) => holdings);
  const others = new Map(otherGrandsCrus(locale).map((one) => [one.id, one]));
  const outlined = (area: string): string => fill(t('atlas.card.outline'), { area });
  const noteOf = (id: string): string => {
    const own = held.find((one) => one.id === id);
    if (own) return `${own.rank}, ${own.part}`;
    const grand = others.get(id);
    if (grand) return `${t('vineyards.grand-cru')}, ${grand.isPublished ? grand.area : outlined(grand.area)}`;
    const record = premierCruRecords.get(id);
    if (!record) return '';
    return [t('vineyards.premier-cru'), record.appellation, outlined(formatOutlineArea(record.area_ha, locale))]
      .filter(Boolean)
      .join(', ');
  };
  return {
    land: outlinePath(mergedPlane(land)),
    whole: boxesOf(mergedPlane(land)),
    plots: plotShapes.map(({ cru, reference, areaM2, plane }) => ({
      cru,
      outline: mapPoints(plane, round),
      text: fill(t('atlas.plot'), { plot: plotReference(reference), area: formatPlotArea(areaM2, locale) }),
    })),
    borders: boundaries(1, (point) => point),
    /** Those with vines of the estate come first. A commune without a village on the maps stands in its middle. */
    communes: sort(communes, ({ name }) => (listed.some((one) => one.name === name) ? 0 : 1)).map(({ name, plane }) => {
      const village = villages.find((one) => one.name === name);
      return {
        text: name,
        at: round(village?.at ?? middleOf(boxAround(plane))),
        isVillage: village !== undefined,
        d: outlinePath(plane),
      };
    }),
    climats: drawn.map((climat) => ({
      ...climat,
      /** For the card: `Grand Cru, 0.27 ha of 10.86 ha, 2.5%`. */
      note: noteOf(climat.id),
      href: held.find((one) => one.id === climat.id)?.href,
    })),
    /** It opens on the Grands Crus of the Côte de Nuits. */
    opening: boxesOf(mergedPlane(grandCruShapes.filter(isOn(nuits)))),
  };
}

import { sort } from 'd3-array';
import { LEVEL } from '#atlas/explorer.ts';
import { nameOnGround, type GroundName } from '#atlas/ground-names.ts';
import { communeList, otherGrandsCrus } from '#atlas/map.ts';
import { bare, freeGround, numbered, styleOf } from '#atlas/numbered.ts';
import { climats, communes, grandsCrus, heldIds, isOn, land, plots, together, type Climat } from '#atlas/outlines.ts';
import { areaHa, boxAround, mapPoints, middleOf, outlinePath, turn, type PlanePoint } from '#atlas/plane.ts';
import { premierCruOutlines } from '#atlas/records.ts';
import { boundaries } from '#atlas/sheet-drawing.ts';
import { formatOutlineArea, formatPlotArea } from '#language/format.ts';
import type { Locale } from '#language/locales.ts';
import { fill, type Translate } from '#language/translate.ts';
import { plotReference } from '#vineyards/vineyard.ts';

const round = ([x, y]: PlanePoint): PlanePoint => [Math.round(x), Math.round(y)];

/** Both languages show the same names, and to place them takes a while. */
const known = new Map<string, (GroundName | undefined)[]>();

/** The names of a climat on its ground: north up, and with the slope level, in metres of the turned plane. */
function namesOf(climat: Climat): (GroundName | undefined)[] {
  const found = known.get(climat.id) ?? [0, LEVEL].map((degrees) => nameAt(climat, degrees));
  known.set(climat.id, found);
  return found;
}

function nameAt(climat: Climat, degrees: number): GroundName | undefined {
  const ground = mapPoints(freeGround(climat), (point) => turn(point, degrees));
  const name = nameOnGround(bare(climat.name), ground, styleOf(climat));
  if (!name) return undefined;
  const scale = Math.round(name.scale * 1e4) / 1e4;
  if ('lines' in name) return { ...name, scale, at: round(name.at) };
  const [a, b, c, d] = name.curve;
  return { scale, curve: [round(a), round(b), round(c), round(d)], middle: Math.round(name.middle * 100) / 100 };
}

/** Everything that the explorer of the map shows, in one language. Places are in metres of the plane. */
export function explorerData(locale: Locale, t: Translate) {
  const held = communeList(locale, t).flatMap(({ holdings }) => holdings);
  const others = new Map(otherGrandsCrus(locale).map((one) => [one.id, one]));
  const records = new Map(premierCruOutlines.map(({ id, data }) => [id, data]));
  const outlined = (area: string): string => fill(t('atlas.card.outline'), { area });
  const noteOf = (id: string): string => {
    const own = held.find((one) => one.id === id);
    if (own) {
      const { rank, area, whole, share } = own;
      const part = whole === undefined ? area : fill(t('atlas.card.part'), { area, whole });
      return [rank, part, share].filter(Boolean).join(', ');
    }
    const grand = others.get(id);
    if (grand) return `${t('vineyards.grand-cru')}, ${grand.isPublished ? grand.area : outlined(grand.area)}`;
    const record = records.get(id);
    if (!record) return '';
    return [t('vineyards.premier-cru'), record.appellation, outlined(formatOutlineArea(record.area_ha, locale))]
      .filter(Boolean)
      .join(', ');
  };
  // The largest come first, so that small ones lie above.
  const drawn = sort(climats, ({ plane }) => -areaHa(plane)).map((climat) => {
    const { id, name, rank, plane } = climat;
    const box = boxAround(plane);
    return {
      id,
      name,
      rank,
      held: heldIds.has(id),
      commune: records.get(id)?.appellation,
      d: outlinePath(plane),
      at: round(middleOf(box)),
      number: numbered.find(({ climat: one, isNinth }) => isNinth && one.id === id)?.number,
      /** Its name where it fits on its ground, with north up and with the slope level. */
      names: namesOf(climat),
      /** The ground that it covers. */
      size: round([box.width, box.height]),
      /** What the card says of it: `Grand Cru, 0.27 ha of 10.86 ha, 2.5%`. */
      note: noteOf(id),
      href: held.find((one) => one.id === id)?.href,
    };
  });
  return {
    land: outlinePath(together(land)),
    plots: plots.map(({ reference, areaM2, plane }) => ({
      d: outlinePath(plane),
      at: round(middleOf(boxAround(plane))),
      text: `${plotReference(reference)} · ${formatPlotArea(areaM2, locale)}`,
    })),
    borders: boundaries(1, (point) => point),
    communes: communes.map(({ name, plane }) => ({ text: name, at: round(middleOf(boxAround(plane))) })),
    climats: drawn,
    /** The place that it opens on: the middle of the Grands Crus of the Côte de Nuits. */
    opening: round(middleOf(boxAround(together(grandsCrus.filter(isOn({ north: 47.24, south: 47.105 })))))),
  };
}

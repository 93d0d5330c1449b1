import { sort } from 'd3-array';
import { contains, deepestPoint } from '#atlas/geometry.ts';
import { communeList, otherGrandsCrus } from '#atlas/map.ts';
import { climats, grandsCrus, heldIds, isOn, land, plots, together, villages } from '#atlas/outlines.ts';
import { areaHa, boxAround, middleOf, outlinePath, type PlanePoint } from '#atlas/plane.ts';
import { premierCruOutlines } from '#atlas/records.ts';
import { sheets } from '#atlas/strip.ts';
import { formatOutlineArea } from '#language/format.ts';
import type { Locale } from '#language/locales.ts';
import { fill, type Translate } from '#language/translate.ts';

const round = ([x, y]: PlanePoint): PlanePoint => [Math.round(x), Math.round(y)];

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
  const plotEdges = together(plots).flat();
  // The largest come first, so that small ones lie above.
  const drawn = sort(climats, ({ plane }) => -areaHa(plane)).map(({ id, name, rank, plane }) => {
    const box = boxAround(plane);
    // A name stands clear of the estate's plots.
    const free = plane.map((rings) => [
      ...rings,
      ...plotEdges.filter((edge) => edge.some((point) => contains([rings], point))),
    ]);
    return {
      id,
      name,
      rank,
      held: heldIds.has(id),
      commune: records.get(id)?.appellation,
      d: outlinePath(plane),
      at: round(deepestPoint(free)),
      /** The ground that it covers. */
      size: round([box.width, box.height]),
      /** What the card says of it: `Grand Cru, 0.27 ha of 10.86 ha, 2.5%`. */
      note: noteOf(id),
      href: held.find((one) => one.id === id)?.href,
    };
  });
  return {
    land: outlinePath(together(land)),
    plots: outlinePath(together(plots)),
    climats: drawn,
    villages: villages.map(({ name, at }) => ({ name, at: round(at) })),
    sheets: sheets.map((sheet) => ({
      id: `sheet-${sheet.id}`,
      name: `${sheet.numeral}. ${t(`atlas.sheet.${sheet.id}`)}`,
      // The middle of its Grands Crus.
      at: round(middleOf(boxAround(together(grandsCrus.filter(isOn(sheet)))))),
    })),
  };
}

import type { ExplorerClimat, ExplorerData } from '#atlas/explorer.ts';
import { contains, deepestPoint } from '#atlas/geometry.ts';
import { communeList, otherGrandsCrus } from '#atlas/map.ts';
import { grandsCrus, heldIds, land, premiersCrus } from '#atlas/outlines.ts';
import { areaHa, boxAround, outlinePath, polygonsToPlane, toPlane, type PlanePoint } from '#atlas/plane.ts';
import { places, plots, premierCruOutlines } from '#atlas/records.ts';
import { sheets, type Sheet } from '#atlas/strip.ts';
import { formatOutlineArea } from '#language/format.ts';
import type { Locale } from '#language/locales.ts';
import { fill, type Translate } from '#language/translate.ts';

const round = ([x, y]: PlanePoint): PlanePoint => [Math.round(x), Math.round(y)];

/** Everything that the explorer of the map shows, in one language. */
export function explorerData(locale: Locale, t: Translate): ExplorerData {
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
  const plotEdges = plots.flatMap(({ geometry }) => polygonsToPlane([geometry.coordinates]).flat());
  const climats = [
    ...grandsCrus.map((one) => ({ ...one, rank: 'grand' as const })),
    ...premiersCrus.map((one) => ({ ...one, rank: 'premier' as const })),
  ].map(({ id, name, rank, polygons }) => {
    const plane = polygonsToPlane(polygons);
    const box = boxAround(plane);
    // A name stands clear of the estate's plots.
    const free = plane.map((rings) => [
      ...rings,
      ...plotEdges.filter((edge) => edge.some((point) => contains([rings], point))),
    ]);
    const climat: ExplorerClimat = {
      id,
      name,
      rank,
      held: heldIds.has(id),
      commune: records.get(id)?.appellation,
      d: outlinePath(plane),
      at: round(deepestPoint(free)),
      size: round([box.width, box.height]),
      note: noteOf(id),
      href: held.find((one) => one.id === id)?.href,
    };
    return { climat, area: areaHa(plane) };
  });
  const villages = places.filter(({ data }) => data.kind === 'village');
  return {
    land: outlinePath(polygonsToPlane(land)),
    plots: outlinePath(polygonsToPlane(plots.map(({ geometry }) => geometry.coordinates))),
    climats: climats.sort((a, b) => b.area - a.area).map(({ climat }) => climat),
    villages: villages.map(({ data }) => ({ name: data.name, at: round(toPlane(data.geometry.coordinates)) })),
    sheets: sheets.map((sheet) => ({
      id: `sheet-${sheet.id}`,
      name: `${sheet.numeral}. ${t(`atlas.sheet.${sheet.id}`)}`,
      at: round(middleOfGrandsCrus(sheet)),
    })),
  };
}

/** Where the explorer shows a sheet: the middle of its Grands Crus. */
function middleOfGrandsCrus({ north, south }: Sheet): PlanePoint {
  const planes = grandsCrus.flatMap(({ polygons }) => {
    const plane = polygonsToPlane(polygons);
    const latitude = polygons[0]?.[0]?.[0]?.[1] ?? Number.NaN;
    return latitude < north && latitude >= south ? plane : [];
  });
  const { x, y, width, height } = boxAround(planes);
  return [x + width / 2, y + height / 2];
}

import { sort } from 'd3-array';
import { grandCruOutlines } from '#atlas/records.ts';
import { heldIds, outlineId, villages, vineyards } from '#atlas/outlines.ts';
import { areaInWords } from '#vineyards/facts.ts';
import { cruLink } from '#vineyards/records.ts';
import { formatArea, formatOutlineArea, formatShare } from '#language/format.ts';
import type { Locale } from '#language/locales.ts';
import { fill, type Translate } from '#language/translate.ts';
import { anchorOf } from '#text/strings.ts';
import { climatIn, communesOf, type Vineyard } from '#vineyards/vineyard.ts';

/** The communes of the map from north to south. */
const COMMUNES_NORTH_TO_SOUTH = sort(villages, ({ latitude }) => -latitude).map(({ name }) => name);

/**
 * The holdings commune by commune, from north to south: what the map shows, in words. Last come those whose
 * appellation lies in several communes while no source says in which of them the holding is.
 */
export function holdingsByCommune(locale: Locale, t: Translate) {
  const located = vineyards.filter((record) => communesOf(record).length > 0);
  return [...COMMUNES_NORTH_TO_SOUTH, undefined].flatMap((name) => {
    const holdings = located.filter(({ commune }) => commune === name).map((record) => listHolding(record, locale, t));
    return holdings.length === 0 ? [] : [{ id: anchorOf(name ?? 'no-commune'), name, holdings }];
  });
}

function listHolding(record: Vineyard, locale: Locale, t: Translate) {
  const { name, tier, lieuDit, areaHa, areaDisputed, appellation } = record;
  const climat = climatIn(record);
  const whole = climat?.areaHa ?? appellation?.areaHa;
  const wholeArea =
    whole === undefined ? undefined : areaInWords({ areaHa: whole, approximate: climat?.approximate }, locale, t);
  const area = formatArea(areaHa, locale);
  /** The appellation of a climat, which is larger. */
  const around = climat && appellation?.areaHa ? `, ${appellation.name} ${formatArea(appellation.areaHa, locale)}` : '';
  return {
    /** That of its outline, which is also its anchor; undefined where it has none. */
    id: outlineId(record),
    name: lieuDit === undefined || tier === 'grand-cru' ? name : `${name} ${lieuDit}`,
    href: tier === 'grand-cru' ? cruLink(record, locale).href : undefined,
    rank: t(`vineyards.${tier}`) + around,
    area,
    areaHa,
    /** Area of what is outlined, the appellation or a climat of it, and the share held. */
    whole: wholeArea,
    part: wholeArea === undefined ? area : fill(t('atlas.card.part'), { area, whole: wholeArea }),
    share: whole === undefined || areaDisputed ? undefined : formatShare(areaHa / whole, locale),
  };
}

/** The other Grands Crus of the map from north to south, with the areas of their outlines, or the published ones. */
export function otherGrandsCrus(locale: Locale) {
  return grandCruOutlines
    .filter(({ id }) => !heldIds.has(id))
    .map(({ id, data: { name, communes, area_ha: outlined, published_ha: published } }) => {
      const area = published === undefined ? formatOutlineArea(outlined, locale) : formatArea(published, locale);
      return { id, name, communes, area, isPublished: published !== undefined };
    });
}

import { grandCruOutlines, places } from '#atlas/records.ts';
import { heldIds, outlineId, records } from '#atlas/outlines.ts';
import { outlineAddress } from '#atlas/sheets.ts';
import { grandCrus, linkToCru } from '#vineyards/records.ts';
import { formatArea, formatOutlineArea, formatShare } from '#language/format.ts';
import type { Locale } from '#language/locales.ts';
import type { Translate } from '#language/translate.ts';
import type { AtlasLabels, ListedCommune, ListedHolding } from '#atlas/atlas.ts';
import { communesOf, type Vineyard } from '#vineyards/vineyard.ts';

const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** Where the callouts of the map lead: to pages in one language. */
export async function calloutHrefs(locale: Locale): Promise<ReadonlyMap<string | undefined, string>> {
  return new Map((await grandCrus).map((cru) => [cru.slug, linkToCru(cru, locale).href]));
}

/** The communes of the map from north to south. */
const COMMUNES_NORTH_TO_SOUTH = places
  .filter(({ data }) => data.kind === 'village')
  .sort((a, b) => b.data.geometry.coordinates[1] - a.data.geometry.coordinates[1])
  .map(({ data }) => data.name);

/**
 * The holdings commune by commune, from north to south: what the map shows, in words. Last come those whose
 * appellation lies in several communes while no source says in which of them the holding is.
 */
export function communeList(locale: Locale, t: Translate): ListedCommune[] {
  const located = records.filter((record) => communesOf(record).length > 0);
  return [...COMMUNES_NORTH_TO_SOUTH, undefined].flatMap((name): ListedCommune[] => {
    const holdings = located.filter(({ commune }) => commune === name).map((record) => listHolding(record, locale, t));
    return holdings.length === 0 ? [] : [{ id: slugOf(name ?? 'no-commune'), name, holdings }];
  });
}

function listHolding(record: Vineyard, locale: Locale, t: Translate): ListedHolding {
  const { name, tier, lieuDit, areaHa, areaDisputed, appellation } = record;
  const whole = appellation?.areaHa;
  return {
    id: outlineId(record),
    name: lieuDit === undefined ? name : `${name} ${lieuDit}`,
    href: tier === 'grand-cru' ? linkToCru(record, locale).href : undefined,
    outline: tier === 'grand-cru' ? outlineAddress(record) : undefined,
    rank: t(`vineyards.${tier}`),
    area: formatArea(areaHa, locale),
    whole: whole === undefined ? undefined : formatArea(whole, locale),
    share: whole === undefined || areaDisputed ? undefined : formatShare(areaHa / whole, locale),
  };
}

/** A published area that the outline does not give back, which is printed instead of it (hectares). */
const PUBLISHED_HA: Readonly<Record<string, number>> = { echezeaux: 37.69 };

/** A Grand Cru of others, with the area of its outline, or the published one. */
interface OtherGrandCru {
  readonly id: string;
  readonly name: string;
  readonly area: string;
  readonly isPublished: boolean;
}

/** The other Grands Crus of the map, from north to south. */
export function otherGrandsCrus(locale: Locale): OtherGrandCru[] {
  return grandCruOutlines
    .filter(({ id }) => !heldIds.has(id))
    .map(({ id, data }) => {
      const published = PUBLISHED_HA[id];
      const area = published === undefined ? formatOutlineArea(data.area_ha, locale) : formatArea(published, locale);
      return { id, name: data.name, area, isPublished: published !== undefined };
    });
}

/** The words printed on the map. */
export function atlasLabels(t: Translate): AtlasLabels {
  return {
    sheets: { gevrey: t('atlas.sheet.gevrey'), vosne: t('atlas.sheet.vosne'), corton: t('atlas.sheet.corton') },
    join: t('atlas.join'),
    north: t('atlas.north'),
    kilometre: t('atlas.kilometre'),
    tenKilometres: t('atlas.kilometres'),
  };
}

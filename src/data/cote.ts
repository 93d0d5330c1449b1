import { getCollection } from 'astro:content';
import { grandCrus, linkToCru } from '#data/vineyards.ts';
import type { Position, Village } from '#geo/cote.ts';
import type { Locale } from '#i18n/locales.ts';
import type { NamedLink } from '#model/vineyard.ts';

/** The villages that the sketch maps name, from north to south. */
export const villages: readonly Village[] = (await getCollection('places'))
  .flatMap(({ data: { short, geometry } }) => {
    const [lon, lat] = geometry.coordinates;
    return short === undefined ? [] : [{ name: short, lat, lon }];
  })
  .sort((a, b) => b.lat - a.lat);

interface CoteMap {
  readonly villages: readonly Village[];
  readonly vineyards: readonly (NamedLink & { readonly position: Position })[];
}

/** What the sketch map of the Côte shows: the villages, and the Grands Crus with links to their pages. */
export async function coteMap(locale: Locale): Promise<CoteMap> {
  const vineyards = (await grandCrus).map((cru) => ({ ...linkToCru(cru, locale), position: cru.position }));
  return { villages, vineyards };
}

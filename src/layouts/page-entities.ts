import { datasetData, glossaryData, plateData, type PageEntities } from '#documents/page-graph.ts';
import type { Locale } from '#language/locales.ts';
import type { Translate } from '#language/translate.ts';
import { plates } from '#pictures/plates.ts';
import { azEntries } from '#search/az-entries.ts';
import type { RouteId } from '#site/routes.ts';
import { plainText } from '#text/tree.ts';
import { datasets } from '#vineyards/open-data.ts';

/** The sets of data, the plates or the glossary that a page offers, for its structured data. */
export async function pageEntities(id: RouteId, locale: Locale, t: Translate): Promise<PageEntities> {
  if (id === 'data') return { hasPart: (await datasets[locale]).map((set) => datasetData(set, locale, t)) };
  if (id === 'plates') return { hasPart: (await plates(locale)).map((plate) => plateData(plate, t)) };
  if (id !== 'az') return {};
  const terms = (await azEntries(locale)).flatMap(({ id: anchor, name, definition }) =>
    definition === undefined ? [] : [{ id: anchor, word: name, definition: plainText(definition) }],
  );
  return { mainEntity: glossaryData(terms, locale, t) };
}

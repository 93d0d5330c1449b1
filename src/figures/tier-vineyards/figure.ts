import { listedCrus, listedVineyards } from '#vineyards/listing.ts';
import type { Figure } from '#documents/figure-registry.ts';
import { factList, link, paragraph, prose, readingSection } from '#documents/reading.ts';
import { formatArea } from '#language/format.ts';
import { element, treeOf } from '#text/tree.ts';
import { pronunciationFacts } from '#vineyards/facts.ts';
import { tierNamed } from '#vineyards/records.ts';
import { placeOf, type ListedCru, type ListedVineyard } from '#vineyards/vineyard.ts';

/** The vineyards of the tier that its section is named after. */
export const figure: Figure = {
  reading: async ({ section, locale, t }) => {
    const tier = tierNamed(section);
    const rows: (ListedCru | ListedVineyard)[] =
      tier === 'grand-cru' ? await listedCrus(locale) : await listedVineyards(tier, locale);
    const words = rows.flatMap((row) => {
      const { name, areaHa } = row.vineyard;
      const heading = treeOf('href' in row ? link(row.href, name) : name, `, ${formatArea(areaHa, locale)}`);
      const place = placeOf(row.vineyard).join(' · ');
      return [
        element('h3', {}, heading),
        ...(place ? [paragraph(place)] : []),
        ...(row.note ? [paragraph(row.note)] : []),
        ...('facts' in row ? [factList([...pronunciationFacts(row.vineyard, t), ...row.facts])] : []),
      ];
    });
    return [readingSection(section, '', prose(...words))];
  },
};

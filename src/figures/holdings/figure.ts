import { cruCards, holdingCards } from '#vineyards/cards.ts';
import type { Figure } from '#documents/figures.ts';
import { factList, link, paragraph, prose, readingSection } from '#documents/reading.ts';
import { formatArea } from '#language/format.ts';
import { element, treeOf } from '#text/tree.ts';
import { pronunciationFacts } from '#vineyards/facts.ts';
import { tierNamed } from '#vineyards/records.ts';
import { placeOf, type CruCard, type VineyardCard } from '#vineyards/vineyard.ts';

/** The holdings of the tier that its section is named after. */
export const figure: Figure = {
  reading: async ({ section, locale, t }) => {
    const tier = tierNamed(section);
    const cards: (CruCard | VineyardCard)[] =
      tier === 'grand-cru' ? await cruCards(locale) : await holdingCards(tier, locale);
    const words = cards.flatMap((card) => {
      const { name, areaHa } = card.vineyard;
      const heading = treeOf('href' in card ? link(card.href, name) : name, `, ${formatArea(areaHa, locale)}`);
      const place = placeOf(card.vineyard).join(' · ');
      return [
        element('h3', {}, heading),
        ...(place ? [paragraph(place)] : []),
        ...(card.note ? [paragraph(card.note)] : []),
        ...('facts' in card ? [factList([...pronunciationFacts(card.vineyard, t), ...card.facts])] : []),
      ];
    });
    return [readingSection(section, '', prose(...words))];
  },
};

import { translator } from '#data/dictionary.ts';
import type { PageTerms } from '#data/glossary.ts';
import { plate } from '#data/plates.ts';
import { inline } from '#data/prose.ts';
import { cardFacts } from '#data/vineyard-facts.ts';
import { tiers, vineyardsOf } from '#data/vineyards.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Tier, TierCards, VineyardCard } from '#model/vineyard.ts';

/** Tiers with a line of introduction, `vineyards.<tier>.intro` of the dictionary. */
const INTRODUCED: readonly Tier[] = ['grand-cru', 'bourgogne'];

/** The cards of the vineyards page, tier by tier. Marks terms in the order of the page. */
export async function vineyardTiers(locale: Locale, terms: PageTerms): Promise<TierCards[]> {
  const t = await translator(locale);
  const printed: TierCards[] = [];
  for (const tier of tiers) {
    const cards: VineyardCard[] = [];
    for (const vineyard of await vineyardsOf(tier)) {
      cards.push({
        vineyard,
        note: vineyard.note && terms.mark(inline(vineyard.note[locale], locale)),
        facts: cardFacts(vineyard, locale, t),
        plate: vineyard.tier === 'grand-cru' ? await plate(vineyard.plate, locale) : undefined,
      });
    }
    const intro = INTRODUCED.includes(tier) ? t(`vineyards.${tier}.intro`) : undefined;
    printed.push({ tier, title: t(`vineyards.${tier}`), intro, cards });
  }
  return printed;
}

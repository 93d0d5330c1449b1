import { translator } from '#text/dictionary.ts';
import type { PageTerms } from '#text/glossary.ts';
import { plate } from '#pictures/plates.ts';
import { inline } from '#text/prose.ts';
import { outlineAddress } from '#atlas/sheets.ts';
import { cardFacts } from '#vineyards/facts.ts';
import { describedCrus, describedVineyards, linkToCru, tiers } from '#vineyards/records.ts';
import type { Locale } from '#language/locales.ts';
import type { CruCard, Tier, TierCards, VineyardCard } from '#vineyards/vineyard.ts';

/** Tiers with a line of introduction, `vineyards.<tier>.intro` of the dictionary. */
const INTRODUCED: readonly Tier[] = ['grand-cru', 'bourgogne'];

/** A tier with its heading and its line of introduction, where it has one. */
async function withHead<Card>(tier: Tier, cards: readonly Card[], locale: Locale): Promise<TierCards<Card>> {
  const t = await translator(locale);
  const intro = INTRODUCED.includes(tier) ? t(`vineyards.${tier}.intro`) : undefined;
  return { tier, title: t(`vineyards.${tier}`), intro, cards };
}

/** The Grands Crus of the vineyards page. No terms are marked in their notes: phones do not show these. */
export async function cruTier(locale: Locale): Promise<TierCards<CruCard>> {
  const cards = (await describedCrus(locale)).map(async (vineyard) => ({
    vineyard,
    note: inline(vineyard.note, locale),
    plate: await plate(vineyard.plate, locale),
    href: linkToCru(vineyard, locale).href,
    outline: outlineAddress(vineyard),
  }));
  return withHead('grand-cru', await Promise.all(cards), locale);
}

/** The other tiers of the vineyards page. Marks terms in the order of the page. */
export async function lowerTiers(locale: Locale, terms: PageTerms): Promise<TierCards<VineyardCard>[]> {
  const t = await translator(locale);
  const printed: TierCards<VineyardCard>[] = [];
  for (const tier of tiers) {
    if (tier === 'grand-cru') continue;
    const cards = (await describedVineyards(tier, locale)).map((vineyard) => ({
      vineyard,
      note: vineyard.note && terms.mark(inline(vineyard.note, locale)),
      facts: cardFacts(vineyard, locale, t),
    }));
    printed.push(await withHead(tier, cards, locale));
  }
  return printed;
}

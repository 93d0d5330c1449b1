import type { Locale } from '#language/locales.ts';
import { plate } from '#pictures/plates.ts';
import { translator } from '#text/dictionary.ts';
import { renderInline } from '#text/render.ts';
import { cardFacts } from '#vineyards/facts.ts';
import { describedCrus, describedVineyards, linkToCru } from '#vineyards/records.ts';
import type { CruCard, Tier, VineyardCard } from '#vineyards/vineyard.ts';

/** The cards of the Grands Crus. */
export async function cruCards(locale: Locale): Promise<CruCard[]> {
  const cards = (await describedCrus(locale)).map(async (vineyard) => ({
    vineyard,
    note: renderInline(vineyard.note, locale),
    plate: await plate(vineyard.plate, locale),
    href: linkToCru(vineyard, locale).href,
  }));
  return Promise.all(cards);
}

/** The cards of another tier. */
export async function holdingCards(tier: Tier, locale: Locale): Promise<VineyardCard[]> {
  const t = await translator(locale);
  return (await describedVineyards(tier, locale)).map((vineyard) => ({
    vineyard,
    note: vineyard.note ? renderInline(vineyard.note, locale) : undefined,
    facts: cardFacts(vineyard, locale, t),
  }));
}

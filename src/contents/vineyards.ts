import { proseOf, type PageText } from '#contents/section.ts';
import type { Locale } from '#language/locales.ts';
import { plate } from '#pictures/plates.ts';
import { translator } from '#text/dictionary.ts';
import { inline } from '#text/prose.ts';
import { cardFacts } from '#vineyards/facts.ts';
import { describedCrus, describedVineyards, linkToCru, tiers, vineyardsOf } from '#vineyards/records.ts';
import type { CruCard, Tier, TierHead, VineyardCard } from '#vineyards/vineyard.ts';

/** The heads of the tiers: the sections that hold their cards. */
export async function tierHeads(text: PageText): Promise<Record<Tier, TierHead>> {
  const headOf = async (tier: Tier): Promise<[Tier, TierHead]> => {
    const section = text.sections.find(({ id }) => id === tier);
    if (section?.kind !== 'text') throw new Error(`The text of the vineyards has no section "## … {#${tier}}".`);
    const { length: count } = await vineyardsOf(tier);
    return [tier, { tier, title: section.heading, intro: proseOf(section), count }];
  };
  return Object.fromEntries(await Promise.all(tiers.map(headOf))) as Record<Tier, TierHead>;
}

/** The cards of the Grands Crus. */
export async function cruCards(locale: Locale): Promise<CruCard[]> {
  const cards = (await describedCrus(locale)).map(async (vineyard) => ({
    vineyard,
    note: inline(vineyard.note, locale),
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
    note: vineyard.note && inline(vineyard.note, locale),
    facts: cardFacts(vineyard, locale, t),
  }));
}

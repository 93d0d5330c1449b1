import { dataOf, proseOf, textSection, type PageText, type TextSection } from '#contents/section.ts';
import { textOf } from '#contents/text-of.ts';
import { formats, type Locale } from '#language/locales.ts';
import { plate } from '#pictures/plates.ts';
import { translator } from '#text/dictionary.ts';
import type { PageTerms } from '#text/terms.ts';
import { inline } from '#text/prose.ts';
import { cardFacts } from '#vineyards/facts.ts';
import { describedCrus, describedVineyards, linkToCru, tiers } from '#vineyards/records.ts';
import type { CruCard, DescribedVineyard, Tier, TierHead, VineyardCard } from '#vineyards/vineyard.ts';

/** The vineyards: the cards of each tier stand where the text places them. */
export function vineyardsText(locale: Locale, terms: PageTerms): Promise<PageText> {
  const tier = (name: Exclude<Tier, 'grand-cru'>) => async () => ({
    data: await vineyardCards(name, locale, terms),
    says: await saysOf(name, locale),
  });
  return textOf('vineyards', locale, terms, {
    make: {
      'grand-cru': async () => ({ data: await cruCards(locale), says: await saysOf('grand-cru', locale) }),
      'premier-cru': tier('premier-cru'),
      villages: tier('villages'),
      bourgogne: tier('bourgogne'),
    },
  });
}

/** The heads of the tiers: the sections that hold their cards. */
export function tierHeads(text: PageText): Record<Tier, TierHead> {
  const headOf = (tier: Tier): TierHead => {
    const section = text.sections.find(({ id }) => id === tier);
    if (section?.kind !== 'text') throw new Error(`The text of the vineyards has no section "## … {#${tier}}".`);
    const count = dataOf(text, tier).length;
    return { tier, title: section.heading, intro: proseOf(section), count };
  };
  return Object.fromEntries(tiers.map((tier) => [tier, headOf(tier)])) as Record<Tier, TierHead>;
}

/** No terms are marked in the notes of the Grands Crus: phones do not show these. */
async function cruCards(locale: Locale): Promise<CruCard[]> {
  const cards = (await describedCrus(locale)).map(async (vineyard) => ({
    vineyard,
    note: inline(vineyard.note, locale),
    plate: await plate(vineyard.plate, locale),
    href: linkToCru(vineyard, locale).href,
  }));
  return Promise.all(cards);
}

async function vineyardCards(tier: Tier, locale: Locale, terms: PageTerms): Promise<VineyardCard[]> {
  const t = await translator(locale);
  return (await describedVineyards(tier, locale)).map((vineyard) => ({
    vineyard,
    note: vineyard.note && terms.mark(inline(vineyard.note, locale)),
    facts: cardFacts(vineyard, locale, t),
  }));
}

/** What the cards of a tier say, a paragraph each. */
async function saysOf(tier: Tier, locale: Locale): Promise<TextSection[]> {
  const t = await translator(locale);
  const html = (await describedVineyards(tier, locale)).map((one) => `<p>${noteOn(one, locale)}</p>`).join('');
  return [textSection(tier, t(`vineyards.${tier}`), html)];
}

function noteOn({ name, lieuDit, note, profile }: DescribedVineyard, locale: Locale): string {
  const said = [note, profile].flatMap((text) => (text ? [inline(text, locale)] : []));
  return [[name, lieuDit].filter(Boolean).join(', '), said.join(' ')].filter(Boolean).join(formats[locale].colon);
}

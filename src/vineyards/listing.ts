import type { Locale } from '#language/locales.ts';
import { plate } from '#pictures/plates.ts';
import { translator } from '#text/dictionary.ts';
import { renderInline } from '#text/render.ts';
import { listingFacts } from '#vineyards/facts.ts';
import { localizedCrus, describedVineyards, cruLink } from '#vineyards/records.ts';
import type { ListedCru, Tier, ListedVineyard } from '#vineyards/vineyard.ts';

/** The Grands Crus as the vineyards page lists them. */
export async function listedCrus(locale: Locale): Promise<ListedCru[]> {
  const crus = (await localizedCrus(locale)).map(async (vineyard) => ({
    vineyard,
    note: renderInline(vineyard.note, locale),
    plate: await plate(vineyard.plate, locale),
    href: cruLink(vineyard, locale).href,
  }));
  return Promise.all(crus);
}

/** The vineyards of another tier as the vineyards page lists them. */
export async function listedVineyards(tier: Tier, locale: Locale): Promise<ListedVineyard[]> {
  const t = await translator(locale);
  return (await describedVineyards(tier, locale)).map((vineyard) => ({
    vineyard,
    note: vineyard.note ? renderInline(vineyard.note, locale) : undefined,
    facts: listingFacts(vineyard, locale, t),
  }));
}

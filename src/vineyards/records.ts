import type { z } from 'astro/zod';
import { getCollection } from 'astro:content';
import { plate } from '#pictures/plates.ts';
import { hrefTo } from '#site/links.ts';
import { fileOf, folderOf, nameOf, requireEntry } from '#text/records.ts';
import { byAppearance } from '#text/citations.ts';
import { referencesIn } from '#text/references.ts';
import { perLocale, type Locale } from '#language/locales.ts';
import { grandCruWordsSchema, otherVineyardWordsSchema, tiers } from '#vineyards/schemas.ts';
import type {
  LocalizedGrandCru,
  LocalizedVineyard,
  GrandCru,
  OtherVineyard,
  NamedLink,
  PicturedLink,
  Tier,
  Vineyard,
} from '#vineyards/vineyard.ts';

/** The tier with this name. Throws an Error that lists them where there is none. */
export function tierNamed(name: string): Tier {
  const tier = tiers.find((one) => one === name);
  if (!tier) throw new Error(`"${name}" is no tier. Its vineyards stand in the sections {#${tiers.join('}, {#')}}.`);
  return tier;
}

const byOrder = (a: Vineyard, b: Vineyard): number => a.order - b.order;

/** The facts of all Grand Crus from north to south. */
export const grandCrus: Promise<GrandCru[]> = getCollection('grandCruFacts').then((entries) =>
  entries.map(({ id, data }) => ({ ...data, tier: 'grand-cru' as const, slug: nameOf(id) })).sort(byOrder),
);

const otherVineyards: Promise<OtherVineyard[]> = getCollection('otherVineyardFacts').then((entries) =>
  entries
    .map(({ id, data }) => ({ ...data, tier: folderOf(id) as OtherVineyard['tier'], slug: nameOf(id) }))
    .sort(byOrder),
);

/** The facts of the vineyards of one level in their order. */
export async function vineyardsOf(tier: Tier): Promise<Vineyard[]> {
  return tier === 'grand-cru' ? grandCrus : (await otherVineyards).filter((one) => one.tier === tier);
}

/** All vineyards of the estate, tier by tier. */
export const allVineyards = Promise.all(tiers.map(vineyardsOf)).then((all) => all.flat());

/** The largest holding of the estate: its area is the scale of the areas drawn in the lists. */
export async function largestVineyard(): Promise<Vineyard> {
  return (await allVineyards).reduce((largest, one) => (one.areaHa > largest.areaHa ? one : largest));
}

async function wordsFile(slug: string, locale: Locale) {
  const id = `${locale}/vineyards/${slug}`;
  const { data, body: markdown = '' } = await requireEntry('vineyards', id);
  return { data, markdown, file: fileOf(id) };
}

/** The words that belong to single facts, beside them. */
function besideFacts(
  { sources, appellation }: Vineyard,
  said: z.infer<typeof otherVineyardWordsSchema>,
  { file, markdown }: { readonly file: string; readonly markdown: string },
) {
  const rankOf = (year: number): string => {
    const text = said.ranks[year];
    if (text === undefined) throw new Error(`${file}: "ranks" lacks "${year}". Write it.`);
    return text;
  };
  return {
    ...referencesIn(said, byAppearance(sources, markdown), file),
    ranks: (appellation?.ranks ?? []).map((rank) => ({ ...rank, rank: rankOf(rank.year) })),
  };
}

/** A record with the words of one language, which are checked by the schema of its kind. */
async function inWords<Facts extends Vineyard, Words extends z.infer<typeof otherVineyardWordsSchema>>(
  facts: Facts,
  schema: z.ZodType<Words>,
  locale: Locale,
) {
  const { data, ...written } = await wordsFile(facts.slug, locale);
  const said = schema.parse(data);
  return { ...facts, ...said, ...besideFacts(facts, said, written) };
}

/** They are read once, because the page of every Grand Cru asks for them all. */
const described = perLocale(async (locale) =>
  Promise.all((await grandCrus).map((cru) => inWords(cru, grandCruWordsSchema, locale))),
);

/** All Grand Crus in one language, from north to south. */
export function localizedCrus(locale: Locale): Promise<LocalizedGrandCru[]> {
  return described[locale];
}

/** The vineyards of one level in one language, in their order. */
export async function describedVineyards(tier: Tier, locale: Locale): Promise<LocalizedVineyard[]> {
  if (tier === 'grand-cru') return localizedCrus(locale);
  const own = (await otherVineyards).filter((one) => one.tier === tier);
  return Promise.all(own.map((holding) => inWords(holding, otherVineyardWordsSchema, locale)));
}

/** The sections of a Grand Cru's page in Markdown, and the file they stand in. */
export async function cruBody(slug: string, locale: Locale): Promise<{ markdown: string; file: string }> {
  return wordsFile(slug, locale);
}

/** Published outlines of the Grands Crus, by slug. */
export const grandCruOutlines = await getCollection('grandCruOutlines');
/** The plots recorded for the Leroy companies, from the land registry. */
export const plotRecords = (await getCollection('plots')).map(({ data }) => data);

/** Facts of the whole estate, and choices of the pages (`content/facts/estate.md`). */
export const estateFacts = (await requireEntry('estate', 'facts/estate')).data;

/** The page of a Grand Cru by its name and its plate. */
export async function picturedLink(cru: GrandCru, locale: Locale): Promise<PicturedLink> {
  return { ...cruLink(cru, locale), plate: await plate(cru.plate, locale) };
}

/** The page of a Grand Cru by its name. */
export function cruLink({ name, slug }: Pick<GrandCru, 'name' | 'slug'>, locale: Locale): NamedLink {
  return { name, href: hrefTo({ id: 'vineyard', params: { slug } }, locale) };
}

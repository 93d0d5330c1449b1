import { getCollection, getEntry } from 'astro:content';
import { linkTo } from '#routes/links.ts';
import type { Locale } from '#language/locales.ts';
import type { GrandCru, NamedLink, Tier, Vineyard } from '#vineyards/vineyard.ts';

/** The four levels in the order of the vineyards page (docs/behaviour.md 3). */
export const tiers = ['grand-cru', 'premier-cru', 'villages', 'bourgogne'] as const satisfies readonly Tier[];

const byOrder = (a: Vineyard, b: Vineyard): number => a.order - b.order;

/** The folder a file lies in: `musigny` of `musigny/index`, `villages` of `villages/auxey-duresses`. */
const folderOf = (id: string): string => id.split('/')[0] ?? '';

/** All Grand Crus from north to south. */
export const grandCrus: Promise<GrandCru[]> = getCollection('grandCrus').then((entries) =>
  entries.map(({ id, data }) => ({ ...data, tier: 'grand-cru' as const, slug: folderOf(id) })).sort(byOrder),
);

const vineyards: Promise<Vineyard[]> = Promise.all([grandCrus, getCollection('vineyards')]).then(([crus, entries]) => [
  ...crus,
  ...entries.map(({ id, data }) => ({ ...data, tier: folderOf(id) as Exclude<Tier, 'grand-cru'> })).sort(byOrder),
]);

/** The records of one level in their order. */
export async function vineyardsOf(tier: Tier): Promise<Vineyard[]> {
  return (await vineyards).filter((one) => one.tier === tier);
}

/** The largest holding of the estate: its area is the scale of the areas drawn on the cards. */
export async function largestHolding(): Promise<Vineyard> {
  return (await vineyards).reduce((largest, one) => (one.areaHa > largest.areaHa ? one : largest));
}

const figures = await getEntry('figures', 'figures');
if (!figures) throw new Error('content/editorial/figures.md is missing. Write it.');

/** The least and the most that the estate's Grands Crus give. */
export const { grandCruYieldsHlPerHa } = figures.data;

/** The page of a Grand Cru by its name. */
export function linkToCru({ name, slug }: GrandCru, locale: Locale): NamedLink {
  return { name, href: linkTo({ id: 'vineyard', params: { slug } }, locale) };
}

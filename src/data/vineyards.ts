import { getCollection, getEntry } from 'astro:content';
import { finishHtml, inline } from '#data/prose.ts';
import { quotation } from '#data/quotations.ts';
import type { Locale } from '#i18n/locales.ts';
import { fill, type Translate } from '#i18n/translate.ts';
import { communesOf, type GrandCru, type Tier, type Vineyard, type VineyardProse } from '#model/vineyard.ts';
import { numberSources } from '#prose/citations.ts';
import { splitSections } from '#prose/html.ts';
import { typeset } from '#prose/typography.ts';

/** The four levels in the order of the vineyards page (docs/behaviour.md 3). */
export const tiers = ['grand-cru', 'premier-cru', 'villages', 'bourgogne'] as const satisfies readonly Tier[];

interface GrandCruPage {
  readonly cru: GrandCru;
  readonly prose: VineyardProse;
  readonly north: GrandCru | undefined;
  readonly south: GrandCru | undefined;
}

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

const proseById = getCollection('grandCruProse').then((entries) => new Map(entries.map((entry) => [entry.id, entry])));

/** The records of one level in their order. */
export async function vineyardsOf(tier: Tier): Promise<Vineyard[]> {
  return (await vineyards).filter((one) => one.tier === tier);
}

/** The largest holding of the estate, in hectares: the scale of the areas drawn on the cards. */
export async function largestAreaHa(): Promise<number> {
  return Math.max(...(await vineyards).map((one) => one.areaHa));
}

const figures = await getEntry('figures', 'figures');
if (!figures) throw new Error('content/editorial/figures.md is missing. Write it.');

/** The estate's average yield. */
export const { averageYieldHlPerHa } = figures.data;

/** Everything a Grand Cru's page shows, with its neighbours along the slope. */
export async function grandCruPage(slug: string, locale: Locale): Promise<GrandCruPage> {
  const all = await grandCrus;
  const index = all.findIndex((cru) => cru.slug === slug);
  const cru = all[index];
  if (!cru) throw new Error(`No Grand Cru has the slug "${slug}". Add content/vineyards/grand-cru/${slug}/index.md.`);
  return { cru, prose: await vineyardProse(cru, locale), north: all[index - 1], south: all[index + 1] };
}

/** The title of a Grand Cru's page: its name, its rank and, where it lies in a single one, its commune. */
export function grandCruTitle(cru: GrandCru, t: Translate): string {
  const [commune = '', ...others] = communesOf(cru);
  const pattern = others.length > 0 ? 'vineyard.meta-title.communes' : 'vineyard.meta-title';
  return fill(t(pattern), { name: cru.name, commune });
}

/** The prose of a Grand Cru in one language. The content check has proved that it exists. */
async function vineyardProse({ slug, sources }: GrandCru, locale: Locale): Promise<VineyardProse> {
  const entry = (await proseById).get(`${slug}/${locale}`);
  if (!entry) throw new Error(`content/vineyards/grand-cru/${slug}/${locale}.md is missing. Write it.`);
  const html = finishHtml(entry.rendered?.html ?? '', locale, { sources: numberSources(sources) });
  return {
    tagline: inline(entry.data.tagline, locale),
    description: typeset(entry.data.description, locale),
    quote: entry.data.quote && (await quotation(entry.data.quote, locale)),
    sections: splitSections(html) as VineyardProse['sections'],
  };
}

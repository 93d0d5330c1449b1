import type { z } from 'astro/zod';
import type { WordOf } from '#language/translate.ts';
import { anchorOf } from '#text/strings.ts';
import type {
  grandCruFactsSchema,
  grandCruWordsSchema,
  otherVineyardFactsSchema,
  otherVineyardWordsSchema,
  tiers,
} from '#vineyards/schemas.ts';
import type { SourceOfFacts } from '#text/schemas.ts';
import type { References } from '#text/references.ts';
import type { Tree } from '#text/tree.ts';
import type { Plate } from '#pictures/picture.ts';

export type Tier = (typeof tiers)[number];

type Facts<Schema extends z.ZodType> = Omit<z.infer<Schema>, 'sources'> & {
  readonly slug: string;
  readonly sources: readonly SourceOfFacts[];
};

/** The facts of a record with what its path says: a Grand Cru, which has a page of its own, or a vineyard of another tier. */
export type GrandCru = Facts<typeof grandCruFactsSchema> & { readonly tier: 'grand-cru' };
export type OtherVineyard = Facts<typeof otherVineyardFactsSchema> & { readonly tier: Exclude<Tier, 'grand-cru'> };
export type Vineyard = GrandCru | OtherVineyard;

interface Described extends References {
  readonly ranks: readonly (NonNullable<Vineyard['appellation']>['ranks'][number] & { readonly rank: string })[];
}

type Translation<Schema extends z.ZodType> = Omit<z.infer<Schema>, keyof Described>;

/** A record in one language: its facts with the words of that language. */
export type LocalizedGrandCru = Omit<GrandCru, keyof Described> & Translation<typeof grandCruWordsSchema> & Described;
type DescribedOtherVineyard = Omit<OtherVineyard, keyof Described> &
  Translation<typeof otherVineyardWordsSchema> &
  Described;
export type LocalizedVineyard = LocalizedGrandCru | DescribedOtherVineyard;

/** A vineyard's page by its name. */
export interface NamedLink {
  readonly name: string;
  readonly href: string;
}

/** The same with the plate of the page. */
export interface PicturedLink extends NamedLink {
  readonly plate: Plate;
}

/** The dictionary key of the label of a fact on a Grand Cru: `vineyard.area`. */
export type FactKey = WordOf<'vineyard'> | 'vineyards.grand-cru';

/** One line of a fact card. */
export interface Fact<Key = string> {
  /** The dictionary key of its label, or the label of a number of one page. */
  readonly key: Key;
  readonly label: string;
  readonly text: Tree;
}

/** The groups of facts by their anchors: those of a Grand Cru, and the numbers of a page. */
export const FACT_GROUPS = ['card-name', 'card-holding', 'card-vines', 'card-wine', 'card-whole', 'figures'] as const;

/** Lines under a heading that says what they are true of: the holding, the whole appellation or the wine. */
export interface FactGroup<Key = string> {
  readonly id: (typeof FACT_GROUPS)[number];
  readonly title: string;
  readonly facts: readonly Fact<Key>[];
}

/** The id of a holding for programs: `grand-cru/musigny`, `premier-cru/volnay-santenots`. */
export function vineyardId({
  tier,
  slug,
  name,
  lieuDit,
}: Pick<Vineyard, 'tier' | 'slug' | 'name' | 'lieuDit'>): string {
  return `${tier}/${tier === 'grand-cru' ? slug : anchorOf([name, lieuDit].filter(Boolean).join(' '))}`;
}

/** Section and number of a plot as they are printed: `AN 0057` is `AN 57`. */
export function plotReference(reference: string): string {
  return reference.replace(/ 0+/, ' ');
}

/** The fragment of a plot's address on the page of its cru: `AN 0057` is `plot-an-57`. */
export function plotAnchor(reference: string): string {
  return `plot-${plotReference(reference).toLowerCase().replace(' ', '-')}`;
}

/** Where a holding lies: its own commune where that is known, otherwise those of the appellation. */
export function communesOf({ commune, appellation }: Pick<Vineyard, 'commune' | 'appellation'>): readonly string[] {
  return commune === undefined ? (appellation?.communes ?? []) : [commune];
}

/** The climat that a wine names within an appellation of another name: Les Renardes in Corton. */
export function climatIn({ lieuDit, appellation }: Pick<Vineyard, 'lieuDit' | 'appellation'>) {
  return appellation?.name === undefined ? undefined : appellation.lieuxDits.find(({ name }) => name === lieuDit);
}

/** Where a holding lies, as its row says: communes and lieu-dit, as far as they are not its name. No line ends in a lieu-dit. */
export function placeOf(vineyard: Pick<Vineyard, 'name' | 'commune' | 'lieuDit' | 'appellation'>): readonly string[] {
  return [communesOf(vineyard).join(', '), vineyard.lieuDit ?? '']
    .filter((part) => part && part !== vineyard.name)
    .map((part) => (part === vineyard.lieuDit ? part.replaceAll(' ', '\u00a0') : part));
}

/** A row of the vineyards page, ready to print. */
export interface ListedVineyard {
  readonly vineyard: LocalizedVineyard;
  readonly note: Tree | undefined;
  readonly facts: readonly Fact[];
}

/** A Grand Cru of the vineyards page, which has a plate and a page of its own. */
export interface ListedCru {
  readonly vineyard: LocalizedGrandCru;
  readonly note: Tree;
  readonly plate: Plate;
  readonly href: string;
}

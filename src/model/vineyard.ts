import type { z } from 'astro/zod';
import type { grandCruSchema, vineyardSchema, VineyardSectionId } from '#collections/schemas.ts';
import type { Quotation } from '#model/quotation.ts';
import type { Section } from '#prose/html.ts';

export type Tier = 'grand-cru' | 'premier-cru' | 'villages' | 'bourgogne';

/** A record with what its path says. */
export type GrandCru = z.infer<typeof grandCruSchema> & { readonly tier: 'grand-cru'; readonly slug: string };
export type Vineyard = GrandCru | (z.infer<typeof vineyardSchema> & { readonly tier: Exclude<Tier, 'grand-cru'> });

/** What a Grand Cru's page says in one language. */
export interface VineyardProse {
  /** HTML without a paragraph. */
  readonly tagline: string;
  readonly description: string;
  readonly quote: Quotation | undefined;
  readonly sections: readonly VineyardSection[];
}

/** One titled part of a Grand Cru's prose. */
export interface VineyardSection extends Section {
  readonly id: VineyardSectionId;
}

/** One line of a data card. */
export interface Fact {
  readonly label: string;
  readonly html: string;
}

/** Lines under a heading that says what they are true of: the holding, the whole appellation or the wine. */
export interface FactGroup {
  readonly title: string;
  readonly facts: readonly Fact[];
}

/** Where a holding lies: its own commune where that is known, otherwise those of the appellation. */
export function communesOf({ commune, appellation }: Vineyard): readonly string[] {
  return commune === undefined ? (appellation?.communes ?? []) : [commune];
}

import { z } from 'astro/zod';
import { hectolitresPerHectare, slug, text } from '#text/fields.ts';
import { sourcesOfFacts, wordsOnSources } from '#text/schemas.ts';

/** Sections of a vintage's prose (docs/behaviour.md 3.5). */
export const VINTAGE_SECTIONS = ['vineyard', 'winery'] as const;

/** A vintage: `content/facts/vintages/<year>.md`. */
export const vintageFactsSchema = z.strictObject({
  /** First and last day of picking at the estate. */
  harvest: z.strictObject({ from: z.coerce.date(), to: z.coerce.date() }).optional(),
  yieldHlPerHa: hectolitresPerHectare,
  yieldQualifier: z.enum(['about', 'just-under']),
  /** Ids of the drawings below the two narratives. */
  plates: z.strictObject({ vineyard: slug.optional(), winery: slug.optional() }).default({}),
  ...sourcesOfFacts,
});

/** A vintage told in one language; the sections follow in the body. */
export const vintageSchema = z.strictObject({ description: text, ...wordsOnSources });

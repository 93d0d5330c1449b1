import { csvParse } from 'd3-dsv';
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

/** A vintage in one language; the sections follow in the body. */
export const vintageSchema = z.strictObject({ description: text, ...wordsOnSources });

/** First day of harvest at Beaune. */
const harvestSchema = z.strictObject({
  id: text,
  year: z.int().min(1354).max(2100),
  /** 1 is the first of January. */
  day_of_year: z.int().min(200).max(330),
});

/** A growing season in one grid cell at Meursault, from a reanalysis. */
const seasonSchema = z.strictObject({
  id: text,
  year: z.int().min(1950).max(2100),
  mean_temp_apr_oct_c: z.number().min(5).max(30),
  spring_frost_days_1apr_15may: z.int().min(0).max(45),
  coldest_spring_night_c: z.number().min(-20).max(20),
  hot_days_jun_aug_ge30: z.int().min(0).max(92),
  rain_apr_oct_mm: z.number().min(0).max(2000),
  rain_sep_mm: z.number().min(0).max(500),
});

/** The rows of a CSV file of numbers as entries of a collection, with the year as id. */
export function parseYears(csv: string): Record<string, unknown>[] {
  return csvParse(csv).map((row) => ({
    id: row.year,
    ...Object.fromEntries(
      Object.entries(row).map(([column, value]) => [column, value === '' ? undefined : Number(value)]),
    ),
  }));
}

/** The series of years below `content/facts/atlas/`, by the collections they make. */
export const yearFiles = {
  harvests: { file: 'beaune-harvests.csv', parse: parseYears, schema: harvestSchema },
  seasons: { file: 'weather-meursault.csv', parse: parseYears, schema: seasonSchema },
} as const;

import { z } from 'astro/zod';
import { csvFormat } from 'd3-dsv';
import { formatLanguage } from '#language/format.ts';
import { localeCodes, type Locale } from '#language/locales.ts';
import { fill, type Translate } from '#language/translate.ts';
import { grapes, tiers } from '#vineyards/schemas.ts';

/** One source of a published row. */
const source = z.strictObject({
  by: z.string(),
  title: z.string(),
  year: z.int().nullable(),
  address: z.url().nullable(),
});

interface CitedSource {
  readonly by: string;
  readonly title: string;
  readonly year?: number | null | undefined;
  readonly address?: string | null | undefined;
}

/** A column for each language: `{ note_en, note_fr }`. */
export function columnsOf<Name extends string, Value>(name: Name, make: (locale: Locale) => Value) {
  const columns = localeCodes.map((locale) => [`${name}_${locale}`, make(locale)]);
  return Object.fromEntries(columns) as Readonly<Record<`${Name}_${Locale}`, Value>>;
}

/**
 * One row of the published holdings. The order of the fields is that of the columns; `unit` is the unit of a number.
 * What each field means is in the dictionary, `data.field.<name>`. The JSON Schema beside the file is made of this.
 */
export const openHoldingSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  tier: z.enum(tiers),
  communes: z.array(z.string()),
  lieu_dit: z.string().nullable(),
  grape: z.enum(grapes).nullable(),
  area_ha: z.number().positive().meta({ unit: 'ha' }),
  area_disputed: z.boolean(),
  appellation_area_ha: z.number().positive().nullable().meta({ unit: 'ha' }),
  share_percent: z.number().positive().max(100).nullable().meta({ unit: '%' }),
  acquired: z.int().nullable(),
  acquired_from: z.string().nullable(),
  first_vintage: z.int().nullable(),
  latitude: z.number().nullable().meta({ unit: '°' }),
  longitude: z.number().nullable().meta({ unit: '°' }),
  ...columnsOf('note', () => z.string().nullable()),
  ...columnsOf('dated_notes', () => z.string().nullable()),
  sources: z.array(source),
  ...columnsOf('page', () => z.url()),
});

export type OpenHolding = z.infer<typeof openHoldingSchema>;

/** A column of the published holdings with the unit of its numbers, where it has one. */
export interface OpenField {
  readonly name: keyof OpenHolding;
  readonly unit: string | undefined;
}

export const openFields: readonly OpenField[] = Object.entries(openHoldingSchema.shape).map(([name, field]) => ({
  name: name as keyof OpenHolding,
  unit: field.meta()?.unit as string | undefined,
}));

/** The meaning of a column: `data.field.<name>` of the dictionary, where `{language}` is that of the column. */
export function meaningOf(name: OpenField['name'], locale: Locale, t: Translate): string {
  const language = localeCodes.find((code) => name.endsWith(`_${code}`));
  if (language === undefined) return t(`data.field.${name}`);
  return fill(t(`data.field.${name.slice(0, -language.length - 1)}`), { language: formatLanguage(language, locale) });
}

/** One plot of the published file: its geometry is a polygon in longitude and latitude. */
const openPlotSchema = z.strictObject({
  type: z.literal('Feature'),
  id: z.string().meta({ description: 'Key of the land registry: commune, prefix, section, number' }),
  properties: z.strictObject({
    cru: z.string().meta({ description: 'Slug of the Grand Cru in which the plot lies' }),
    commune: z.string(),
    reference: z.string().meta({ description: 'Section and number of the land registry' }),
    lieu_dit: z.string().nullable().meta({ description: 'Named place, where it is known' }),
    company: z.string().meta({ description: 'Owner, spelt as in the register of plots owned by companies' }),
    area_m2: z.int().positive().meta({ description: 'Area that the land registry states, in square metres' }),
    area_in_cru_m2: z
      .number()
      .positive()
      .meta({ description: 'Part inside the official outline of the cru, in square metres' }),
    recorded_on: z.iso.date().meta({ description: 'Day of the register of owners' }),
    cadastre_date: z.iso.date().meta({ description: 'Day of the outlines' }),
    ...columnsOf('page', () => z.url()),
  }),
  geometry: z.strictObject({
    type: z.literal('Polygon'),
    coordinates: z.array(z.array(z.array(z.number()).length(2)).min(4)).min(1),
  }),
});

/** The published file of plots (RFC 7946). */
export const openPlotsSchema = z.strictObject({
  $schema: z.url(),
  type: z.literal('FeatureCollection'),
  name: z.string(),
  meaning: z.string().meta({ description: 'What a recorded plot means, and what it does not' }),
  licence: z.url(),
  attribution: z.string().meta({ description: 'Line to print beside the data' }),
  version: z.iso.date(),
  features: z.array(openPlotSchema),
});

export type OpenPlots = z.infer<typeof openPlotsSchema>;

/** Columns of the table alone, because CSV has no other place for what they say. */
export const CSV_ONLY = ['licence', 'version'] as const;

/**
 * Rows as CSV. The mark of byte order at the start tells spreadsheets that the text is UTF-8; readers of CSV pass over it.
 */
export function openCsv<Row extends object>(rows: readonly Row[], columns: readonly (keyof Row)[]): string {
  return `\uFEFF${csvFormat(rows, columns)}\n`;
}

/** Sources in one cell: author, title, year, address. */
export function sourcesInWords(sources: readonly CitedSource[]): string {
  return sources
    .map(({ by, title, year, address }) => [by, title, year, address].filter(Boolean).join(', '))
    .join('; ');
}

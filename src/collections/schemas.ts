/**
 * What the files under `content/` must look like. Strict: an unknown field is an error, because a
 * misspelt one would otherwise vanish in silence. Units are in the names of the fields.
 */
import { z } from 'astro/zod';

const text = z.string().trim().min(1);
const localized = z.strictObject({ en: text, fr: text });
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and single hyphens');
const year = z.int().min(1000).max(2100);
const range = (min: number, max: number) =>
  z
    .tuple([z.number().min(min).max(max), z.number().min(min).max(max)])
    .refine(([from, to]) => from <= to, 'the smaller number comes first');

/** What a reader can check a page against. */
const source = z.strictObject({
  /** What it supports, as a short phrase. */
  supports: localized,
  /** Author or body. */
  by: text,
  title: text,
  /** Language of the title. */
  lang: z.enum(['en', 'fr']).optional(),
  year: year.optional(),
  address: z.url({ protocol: /^https$/ }).optional(),
});

/** What the reader is told about a figure on which accounts differ, or about a correction, and since when. */
const datedNote = z.strictObject({
  /** In quotes, `'2026-11-21'`: YAML would take the 30th of February for the 2nd of March. */
  date: z.iso.date(),
  text: localized,
});

/** What stands at the end of a page that states facts. */
const references = { sources: z.array(source).default([]), datedNotes: z.array(datedNote).default([]) };

/** A quotation with its author and source; `ours` marks a translation made for this site. */
const quote = z
  .strictObject({
    text,
    author: text,
    source: text,
    ours: z.boolean().default(false),
    original: text.optional(),
    originalLang: z.enum(['en', 'fr', 'de']).optional(),
  })
  .refine((value) => !value.ours || (value.original && value.originalLang), {
    message: 'a translation of ours also gives `original` and `originalLang`',
  });

const grapes = ['pinot-noir', 'chardonnay', 'aligote', 'several'] as const;

/** Fields of every vineyard record (specification 3). */
const vineyardFields = {
  /** Place within its tier, from 1. Grand Crus count from north to south. */
  order: z.int().min(1),
  name: text,
  commune: text.optional(),
  lieuDit: text.optional(),
  grape: z.enum(grapes),
  /** The estate's holding, in hectares. */
  areaHa: z.number().positive().max(100),
  acquired: year.optional(),
  firstVintage: year.optional(),
  /** Metres above the sea. */
  altitudeM: range(100, 600).optional(),
  aspect: localized.optional(),
  soils: localized.optional(),
  parcels: localized.optional(),
  note: localized.optional(),
  profile: localized.optional(),
  ...references,
};

/** Fields only a Grand Cru has, because it has a page. */
const grandCruFields = {
  commune: text,
  aspect: localized,
  soils: localized,
  note: localized,
  profile: localized,
  /** Decimal degrees, WGS84. */
  position: z.strictObject({ lat: z.number().min(46).max(48), lon: z.number().min(4).max(6) }),
  /** Base yield of the appellation, hectolitres per hectare. */
  baseYieldHlPerHa: z.number().min(20).max(80),
  ageingYears: range(1, 100).optional(),
  serveCelsius: range(4, 22).optional(),
  tags: z.array(localized).min(2).max(5),
  pronunciation: z.strictObject({ ipa: text, plain: text }),
  /** Id of the plate over the page. */
  plate: slug,
};

/** A Grand Cru: `vineyards/grand-cru/<slug>/index.md`. */
export const grandCruSchema = z.strictObject({ ...vineyardFields, ...grandCruFields });

/** A holding of another tier: `vineyards/<tier>/<name>.md`. */
export const vineyardSchema = z.strictObject(vineyardFields);

/** Prose of a Grand Cru in one language; the sections follow in the body. */
export const grandCruProseSchema = z.strictObject({
  tagline: text,
  /** For search results: long enough to say something, short enough not to be cut. */
  description: z.string().min(70).max(170),
  quote: quote.optional(),
});

/** A vintage: `vintages/<year>/index.md`. */
export const vintageSchema = z.strictObject({
  /** First and last day of picking at the estate. */
  harvest: z.strictObject({ from: z.coerce.date(), to: z.coerce.date() }).optional(),
  yieldHlPerHa: z.number().positive().max(80),
  yieldQualifier: z.enum(['about', 'just-under']),
  ...references,
});

export const vintageProseSchema = z.strictObject({ description: text });

export const historySchema = z.strictObject({
  title: text,
  subtitle: text,
  steps: z.array(z.strictObject({ year: z.union([year, z.literal('present')]), title: text, text })),
  quote,
  ...references,
});

/** One area of the dictionary: each key with the place where it appears and its words. */
export const translationsSchema = z.strictObject({
  entries: z.record(
    z.string().regex(/^[a-z][\w-]*(\.[\w-]+)+$/, 'a dotted key such as home.about.p1'),
    z.strictObject({ where: text, en: text, fr: text }),
  ),
  ...references,
});

/** Words about a plate; the picture itself is drawn by the workspace `plates`. */
export const plateSchema = z.strictObject({
  number: z.int().min(1),
  alt: localized,
  caption: localized,
});

export const glossarySchema = z.strictObject({
  term: localized,
  /** How the term occurs in running text. */
  forms: z.strictObject({ en: z.array(text).min(1), fr: z.array(text).min(1) }),
  definition: localized,
});

/** French names in the English prose, beside those of the records (see `src/prose/names.ts`). */
export const namesSchema = z.strictObject({
  people: z.array(text).min(1),
  houses: z.array(text).min(1),
  places: z.array(text).min(1),
  products: z.array(text).min(1),
});

export type Source = z.infer<typeof source>;
export type DatedNote = z.infer<typeof datedNote>;
export type Quote = z.infer<typeof quote>;

/** Sections a Grand Cru's prose may have, and the ones it must have. */
export const VINEYARD_SECTIONS = [
  'intro',
  'notes',
  'terroir',
  'winemaking',
  'tasting',
  'pairings',
  'investment',
  'history',
  'closing',
] as const;
export type VineyardSectionId = (typeof VINEYARD_SECTIONS)[number];

/** Sections of a vintage's prose (specification 2). */
export const VINTAGE_SECTIONS = ['vineyard', 'winery'] as const;

import { z } from 'astro/zod';
import {
  address,
  day,
  description,
  hectares,
  hectolitresPerHectare,
  name,
  range,
  slug,
  text,
  year,
} from '#text/fields.ts';
import { next, quote, sourcesOfFacts, wordsOnSources } from '#text/schemas.ts';

/** What the estate's Grand Crus give in hectolitres per hectare, from the least to the most. */
export const estateSchema = z.strictObject({ grandCruYieldsHlPerHa: range(1, 80) });

const grapes = ['pinot-noir', 'chardonnay', 'aligote', 'several'] as const;

/**
 * What is true of the whole appellation or climat, whoever owns the vines. Printed under a heading
 * that says so. The share in per cent is computed from the areas and never written down.
 */
const appellation = z.strictObject({
  areaHa: hectares.max(1000).optional(),
  communes: z.array(name).min(1).optional(),
  /** Metres above the sea. */
  altitudeM: range(100, 600).optional(),
  /**
   * What the rules let a hectare yield, one entry per figure: `base` is the base yield (rendement de
   * base) and `ceiling` its upper limit (rendement butoir) in the rules of that year; `harvest` is
   * what was allowed for the harvest of that year.
   */
  yields: z
    .array(z.strictObject({ rule: z.enum(['base', 'ceiling', 'harvest']), year, hlPerHa: hectolitresPerHectare }))
    .default([]),
  /** Named places within it, with their areas where a source gives them. */
  lieuxDits: z.array(z.strictObject({ name, areaHa: hectares.optional() })).default([]),
  /** Owners with their areas, the largest first, the estate among them. `approximate` prints "about". */
  owners: z
    .array(z.strictObject({ name, areaHa: hectares.optional(), approximate: z.boolean().default(false) }))
    .default([]),
  /** The day of the list of owners; absent where the list is not dated. */
  ownersDate: day.optional(),
  /** How many owners there are, which may be more than are listed; a range where sources differ. */
  ownersCount: z.union([z.int().min(1), range(1, 1000)]).optional(),
  /** The estate's place among the owners by area, from 1. `estateRankApproximate` prints "about". */
  estateRank: z.int().min(1).optional(),
  estateRankApproximate: z.boolean().default(false),
  /** Authors of the past who ranked it: Lavalle 1855, Rodier 1920. The rank is words, under its year. */
  ranks: z.array(z.strictObject({ author: name, year })).default([]),
  /** The decree that founded the appellation. */
  decree: z.strictObject({ date: day, address: address.optional() }).optional(),
});

/** Fields of every vineyard record: the estate's holding, unless a field says otherwise (docs/behaviour.md 4.2). */
const vineyardFacts = {
  /** Place within its tier, from 1. Grand Crus count from north to south. */
  order: z.int().min(1),
  name,
  /** How the name is said, in IPA without brackets: `my.zi.ɲi`. */
  ipa: name.optional(),
  /** Where the holding lies; left out where that is not known. */
  commune: name.optional(),
  lieuDit: name.optional(),
  /** Id of its outline or place in `content/facts/atlas/`, where there is one; a Grand Cru's is the name of its file. */
  outline: slug.optional(),
  grape: z.enum(grapes),
  /** The estate's holding. */
  areaHa: hectares.max(100),
  /** Sources differ on the holding's area: no share is computed from it. */
  areaDisputed: z.boolean().default(false),
  acquired: year.optional(),
  /** The seller. */
  acquiredFrom: name.optional(),
  firstVintage: year.optional(),
  /** Plots that a source locates. */
  plots: z.array(z.strictObject({ id: slug, areaHa: hectares.optional() })).default([]),
  appellation: appellation.optional(),
  ...sourcesOfFacts,
};

/** The facts of a Grand Cru: `content/facts/vineyards/grand-cru/<slug>.md`. Its page wants more than a card does. */
export const grandCruFactsSchema = z.strictObject({
  ...vineyardFacts,
  ipa: name,
  appellation: appellation.required({ areaHa: true, communes: true }),
  /** Decimal degrees, WGS84: the middle of the appellation. */
  position: z.strictObject({ lat: z.number().min(46).max(48), lon: z.number().min(4).max(6) }),
  ageingYears: range(1, 100).optional(),
  serveCelsius: range(4, 22).optional(),
  /** Id of the plate over the page. */
  plate: slug,
});

/** The facts of a holding of another tier: `content/facts/vineyards/<tier>/<slug>.md`. */
export const holdingFactsSchema = z.strictObject(vineyardFacts);

const vineyardWords = {
  /** How the name is said, for readers whose language says it otherwise: `mew-zee-NYEE`. */
  respelling: name.optional(),
  note: text.optional(),
  /** The wine in the glass, resting on named authors' accounts. */
  profile: text.optional(),
  /** How the holding is divided. */
  parcels: text.optional(),
  /** Of the whole appellation, like the soils. */
  aspect: text.optional(),
  soils: text.optional(),
  /** Where each plot lies, by its id. */
  plots: z.record(slug, text).default({}),
  /** What authors made of it, by the year. */
  ranks: z.record(z.string().regex(/^\d{4}$/, 'write a year'), text).default({}),
  ...wordsOnSources,
};

/** What one language says of a holding: `content/<language>/vineyards/<slug>.md`. */
export const holdingWordsSchema = z.strictObject(vineyardWords);

/** What one language says of a Grand Cru; the sections of its page follow in the body. */
export const grandCruWordsSchema = z.strictObject({
  ...vineyardWords,
  subtitle: text,
  description,
  quote: quote.optional(),
  next: next.optional(),
  note: text,
  profile: text,
  aspect: text,
  soils: text,
  tags: z.array(text).min(2).max(5),
});

/** Either of the two: a file of words is checked by its schema once the tier is known. */
export const vineyardWordsSchema = grandCruWordsSchema.partial();

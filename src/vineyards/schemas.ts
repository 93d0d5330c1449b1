import { z } from 'astro/zod';
import { day, description, hectares, hectolitresPerHectare, name, range, slug, text, year } from '#text/fields.ts';
import { next, quote, sourcesOfFacts, wordsOnSources } from '#text/schemas.ts';

/** Of the whole estate. */
export const estateSchema = z.strictObject({
  /** Of its Grand Crus, from the least to the most. */
  grandCruYieldsHlPerHa: range(1, 80),
  averageYieldHlPerHa: hectolitresPerHectare,
  /** The Grands Crus that the home page shows at large: one from each end of the way, and the smallest between them. */
  featured: z.array(slug).min(1),
  /** The pair that Compare shows at first. */
  firstPair: z.tuple([slug, slug]),
  /** The vintage whose years of keeping are reckoned as an example. */
  keepingExample: z.strictObject({ cru: slug, vintage: year }),
  /** The wines as which the red crus of 2004 were sold, each with the vineyards it came from, and a village beside them. */
  soldIn2004: z.array(z.strictObject({ as: name, from: z.array(slug).min(1), with: name.optional() })).default([]),
});

/** The four levels in the order of the vineyards page (docs/behaviour.md 3). */
export const tiers = ['grand-cru', 'premier-cru', 'villages', 'bourgogne'] as const;

export const grapes = ['pinot-noir', 'chardonnay', 'aligote', 'several'] as const;

/** The tables that compare the crus, made from their records. A text places one with `![](table:rules)`. */
export const tableNames = ['rules', 'ranks', 'owners'] as const;
export type TableName = (typeof tableNames)[number];

/** Who ranked vineyards; their names are in the dictionary, `vineyard.author.<author>`. */
const authors = ['jullien', 'lavalle', 'committee', 'danguy-aubertin', 'rodier'] as const;

/** Of a value whose source has no date. */
export const UNDATED = 'undated';

/** The day or the year for which a value holds. */
const date = z.union([day, z.string().regex(/^\d{4}$/), z.literal(UNDATED)], {
  error:
    "write the day or the year for which it holds, such as '2025-01-01' or '2010', or undated where the source has none",
});
/** Sources of the page that compares the crus, `content/facts/pages/compare.md`, whose tables cite them. */
const cited = { sources: z.array(slug).default([]) };
const decree = z.string().regex(/^\d{4}-\d+$/, 'write the number of a decree, such as 2009-1175');
/** A number of people. `approximate` prints "about". */
const people = z.strictObject({
  count: z.union([z.int().min(1), range(1, 1000)]),
  approximate: z.boolean().default(false),
  date,
  ...cited,
});

/**
 * What is true of the whole appellation or climat, whoever owns the vines. Printed under a heading
 * that says so. The share in per cent is computed from the areas and never written down.
 */
const appellation = z.strictObject({
  /** Where it is not that of the record: Corton, of Corton-Renardes. */
  name: name.optional(),
  areaHa: hectares.max(1000).optional(),
  /** Prints "about" before the area. */
  approximate: z.boolean().default(false),
  communes: z.array(name).min(1).optional(),
  /** Metres above the sea. */
  altitudeM: range(100, 600).optional(),
  /** Named places within it, with their areas where a source gives them. `approximate` prints "about". */
  lieuxDits: z
    .array(z.strictObject({ name, areaHa: hectares.optional(), approximate: z.boolean().default(false) }))
    .default([]),
  /** The day on which the appellation was founded. */
  since: z.strictObject({ date, ...cited }).optional(),
  /** The decree of 2009 that holds its rules. */
  rules: z
    .strictObject({
      number: decree,
      date,
      ...cited,
      sugarGPerL: z.int().positive(),
      strengthPercent: z.number().max(20),
    })
    .optional(),
  /** The decree that has since given it a text of its own. */
  ownText: z.strictObject({ number: decree, date, ...cited }).optional(),
  /**
   * What the rules let a hectare yield, one entry per number: `base` is the base yield (rendement de
   * base) and `ceiling` its upper limit (rendement butoir) in the rules of that year; `harvest` is
   * what was allowed for the harvest of that year.
   */
  yields: z
    .array(
      z.strictObject({ rule: z.enum(['base', 'ceiling', 'harvest']), year, hlPerHa: hectolitresPerHectare, ...cited }),
    )
    .default([]),
  /** How many owners there are, which may be more than are listed, or how many growers; a range where sources differ. */
  ownersCount: people.optional(),
  growersCount: people.optional(),
  /** The other owners with their areas, the largest first. `approximate` prints "about". */
  owners: z
    .array(
      z.strictObject({ name, areaHa: hectares.optional(), approximate: z.boolean().default(false), date, ...cited }),
    )
    .default([]),
  /** The estate's place among all owners by area, from 1, or among the companies alone. `approximate` prints "about". */
  estateRank: z
    .strictObject({
      place: z.int().min(1),
      approximate: z.boolean().default(false),
      among: z.literal('companies').optional(),
      ...cited,
    })
    .optional(),
  /** Authors of the past who ranked it. The rank is words, under its year. */
  ranks: z.array(z.strictObject({ author: z.enum(authors), year, ...cited })).default([]),
});

/** Fields of every vineyard record: the estate's holding, unless a field says otherwise (docs/behaviour.md 4.2). */
const vineyardFacts = {
  /** Place within its tier, from 1: from north to south, where the label names a village. */
  order: z.int().min(1),
  name,
  /** How the name is said, in IPA without brackets: `my.zi.ɲi`. */
  ipa: name.optional(),
  /** Where the holding lies; left out where that is not known. */
  commune: name.optional(),
  lieuDit: name.optional(),
  /** Id of its outline or place in `content/facts/atlas/`, where there is one; a Grand Cru's is the name of its file. */
  outline: slug.optional(),
  /** Left out where it is not certain which. */
  grape: z.enum(grapes).optional(),
  /** The estate's holding. */
  areaHa: hectares.max(100),
  /** Sources differ on the holding's area: no share is computed from it. */
  areaDisputed: z.boolean().default(false),
  /** The year of the purchase, or the first and the last that it may be. */
  acquired: z.union([year, z.tuple([year, year])]).optional(),
  /** The seller. */
  acquiredFrom: name.optional(),
  firstVintage: year.optional(),
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

/** The facts of a vineyard of another tier: `content/facts/vineyards/<tier>/<slug>.md`. */
export const otherVineyardFactsSchema = z.strictObject(vineyardFacts);

const vineyardWords = {
  /** How the name is said, for readers whose language says it otherwise: `mew-zee-NYEE`. */
  respelling: name.optional(),
  note: text.optional(),
  /** The wine in the glass, resting on named authors' accounts. */
  profile: text.optional(),
  /** On the year of the purchase, where it is not that of all of the holding, or is not sure. */
  purchase: text.optional(),
  /** How the holding is divided. */
  parcels: text.optional(),
  /** Of the whole appellation, like the soils. */
  aspect: text.optional(),
  soils: text.optional(),
  /** Its named places, where they are no list of the record: old names of no standing. */
  places: text.optional(),
  /** In the words of authors, by the year. */
  ranks: z.record(z.string().regex(/^\d{4}$/, 'write a year'), text).default({}),
  ...wordsOnSources,
};

/** The words on a vineyard of another tier: `content/<language>/vineyards/<slug>.md`. */
export const otherVineyardWordsSchema = z.strictObject(vineyardWords);

/** The words on a Grand Cru; the sections of its page follow in the body. */
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
  /** The first stands above the name on its page. */
  tags: z.array(text).min(2).max(5),
});

/** Either of the two: a file of words is checked by its schema once the tier is known. */
export const vineyardWordsSchema = grandCruWordsSchema.partial();

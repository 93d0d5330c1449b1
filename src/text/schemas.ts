/**
 * What the files under `content/` must look like. Strict: an unknown field is an error, because a
 * misspelt one would otherwise vanish in silence. Units are in the names of the fields. Texts that a
 * reader sees have an English and a French version side by side (`localized`).
 *
 * **Citations.** Every source has an `id`, unique in its file. A sentence of the prose points to its
 * source with `[^id]`, the footnote mark of Markdown: `It ranked third in 1855.[^lavalle]` In French
 * the mark stands before the full stop. It is printed as a small number that leads to the source at
 * the end of the page. Marks may stand in paragraphs: the texts of `en.md` and `fr.md`, the history,
 * and the dictionary's `….p1`, `….p2` … and `vintages.intro.text` with the sources of their own file;
 * not in headings, taglines and records, which are printed in places that hold no link. Both
 * languages of a page cite the same sources.
 */
import { z } from 'astro/zod';
import { rocks } from '#text/rock.ts';

const text = z.string().trim().min(1);
const localized = z.strictObject({ en: text, fr: text });
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write lower-case letters, digits and single hyphens');
const year = z.int().min(1000).max(2100);
/** YAML would take the 30th of February for the 2nd of March, so days are texts. */
const day = z.iso.date({ error: "write a day of the calendar in quotes, such as '2026-11-21'" });
/** The page itself: a bare domain is an error unless content/editorial/addresses.md gives a reason. */
const address = z.url({ protocol: /^https$/, error: 'write a whole address, https://…' });
const hectares = z.number().positive();
const hectolitresPerHectare = z.number().positive().max(80);
const range = (min: number, max: number) =>
  z
    .tuple([z.number().min(min).max(max), z.number().min(min).max(max)])
    .refine(([from, to]) => from <= to, 'the smaller number comes first');

/** What a reader can check a page against. */
const source = z.strictObject({
  /** Short name for citations: `lavalle`, `decree-2009`. */
  id: slug,
  /** What it supports, as a short phrase. */
  supports: localized,
  /** Author or body: one name, or one in each language. */
  by: z.union([text.transform((name) => ({ en: name, fr: name })), localized]),
  title: text,
  /** Language of the title. */
  lang: z.enum(['en', 'fr']).optional(),
  /** Where the page states one. */
  year: year.optional(),
  /** A source without one is an error unless content/editorial/addresses.md gives a reason. */
  address: address.optional(),
});

/** What the reader is told about a figure on which accounts differ, or about a correction, and since when. */
const datedNote = z.strictObject({
  date: day,
  text: localized,
  /** Id of the source whose mark in the text the note stands beside on wide screens. */
  beside: slug.optional(),
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

/**
 * What is true of the whole appellation or climat, whoever owns the vines. Printed under a heading
 * that says so. The share in per cent is computed from the areas and never written down.
 */
const appellation = z.strictObject({
  areaHa: hectares.max(1000).optional(),
  communes: z.array(text).min(1).optional(),
  aspect: localized.optional(),
  soils: localized.optional(),
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
  lieuxDits: z.array(z.strictObject({ name: text, areaHa: hectares.optional() })).default([]),
  /** Owners with their areas, the largest first, the estate among them. `approximate` prints "about". */
  owners: z
    .array(z.strictObject({ name: text, areaHa: hectares.optional(), approximate: z.boolean().default(false) }))
    .default([]),
  /** How many owners there are, which may be more than are listed. */
  ownersCount: z.int().min(1).optional(),
  /** The estate's place among the owners by area, from 1. */
  estateRank: z.int().min(1).optional(),
  /** What authors of the past made of it: Lavalle 1855, Rodier 1920. */
  ranks: z.array(z.strictObject({ author: text, year, rank: localized })).default([]),
  /** The decree that founded the appellation. */
  decree: z.strictObject({ date: day, address: address.optional() }).optional(),
});

/** Fields of every vineyard record: the estate's holding, unless a field says otherwise (docs/behaviour.md 4.2). */
const vineyardFields = {
  /** Place within its tier, from 1. Grand Crus count from north to south. */
  order: z.int().min(1),
  name: text,
  /** IPA without brackets, and a respelling for English readers: `my.zi.ɲi`, `mew-zee-NYEE`. */
  pronunciation: z.strictObject({ ipa: text, plain: text }).optional(),
  /** Where the holding lies; left out where that is not known. */
  commune: text.optional(),
  lieuDit: text.optional(),
  /** Id of its outline or place in `content/atlas/`, where there is one; a Grand Cru's is its folder's name. */
  outline: slug.optional(),
  grape: z.enum(grapes),
  /** The estate's holding. */
  areaHa: hectares.max(100),
  /** Sources differ on the holding's area: no share is computed from it. */
  areaDisputed: z.boolean().default(false),
  acquired: year.optional(),
  /** The seller. */
  acquiredFrom: text.optional(),
  firstVintage: year.optional(),
  /** How the holding is divided, in words. */
  parcels: localized.optional(),
  /** Plots that a source locates. */
  plots: z.array(z.strictObject({ place: localized, areaHa: hectares.optional() })).default([]),
  note: localized.optional(),
  /** The wine in the glass, resting on named authors' accounts. */
  profile: localized.optional(),
  appellation: appellation.optional(),
  ...references,
};

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

/** A Grand Cru: `vineyards/grand-cru/<slug>/index.md`. Its page wants more than a card does. */
export const grandCruSchema = z.strictObject({
  ...vineyardFields,
  pronunciation: vineyardFields.pronunciation.unwrap(),
  note: localized,
  profile: localized,
  appellation: appellation.required({ areaHa: true, communes: true, aspect: true, soils: true }),
  /** Decimal degrees, WGS84: the middle of the appellation. */
  position: z.strictObject({ lat: z.number().min(46).max(48), lon: z.number().min(4).max(6) }),
  ageingYears: range(1, 100).optional(),
  serveCelsius: range(4, 22).optional(),
  tags: z.array(localized).min(2).max(5),
  /** Id of the plate over the page. */
  plate: slug,
  /** Ids of small drawings, each for the section whose first paragraph it follows: `winemaking: cut-barrel`. */
  drawings: z.partialRecord(z.enum(VINEYARD_SECTIONS), slug).default({}),
});

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
  yieldHlPerHa: hectolitresPerHectare,
  yieldQualifier: z.enum(['about', 'just-under']),
  /** Ids of the drawings below the two narratives. */
  plates: z.strictObject({ vineyard: slug.optional(), winery: slug.optional() }).default({}),
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

/** Words about a plate; the picture itself is drawn by `plates/`. */
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
  /** The texture that the index shows beside the definition. */
  rock: z.enum(rocks).optional(),
});

/** French names in the English prose, beside those of the records (see `src/text/name-marker.ts`). */
export const namesSchema = z.strictObject({
  people: z.array(text).min(1),
  houses: z.array(text).min(1),
  places: z.array(text).min(1),
  products: z.array(text).min(1),
});

/** Other names of what the index lists; those that are not printed there only lead the search. */
export const aliasesSchema = z.strictObject({
  entries: z.array(
    z.strictObject({
      name: text,
      /** The entry it leads to, as the texts name it. */
      at: text,
      printed: z.boolean().default(true),
    }),
  ),
});

/**
 * Figures that the texts may give although no record has them. The content check reports an area or a
 * yield in the prose that stands neither here nor in a record.
 */
export const figuresSchema = z.strictObject({
  /** What the estate's Grand Crus give, from the least to the most. */
  grandCruYieldsHlPerHa: range(1, 80),
  areas: z.array(z.strictObject({ areaHa: hectares, what: text })),
  yields: z.array(z.strictObject({ hlPerHa: hectolitresPerHectare, what: text })),
  /** Grand Crus whose holdings the texts add up, by slug. */
  sums: z.array(z.array(slug).min(2)),
});

/**
 * Phrases that our own prose does not use (quotations may), or statements that no source bears out.
 * Each phrase is a regular expression that matches whole words in any case; `\w` stands for any letter.
 */
export const phrasesSchema = z.strictObject({
  entries: z.array(
    z
      .strictObject({
        /** Completes the sentence `"…" …`: why the phrase is not used. */
        reason: text,
        en: z.array(text).default([]),
        fr: z.array(text).default([]),
        /** Only in files whose path begins with one of these: `content/vineyards/grand-cru/musigny/`. */
        within: z.array(text.startsWith('content/')).optional(),
      })
      .refine(({ en, fr }) => en.length + fr.length > 0, 'give a phrase in `en` or `fr`'),
  ),
  /** Wordings that may stand all the same. */
  except: z.array(text).default([]),
});

/** Words that the spelling dictionaries lack, for both languages or for one. */
export const wordsSchema = z.strictObject({ both: z.array(text), en: z.array(text), fr: z.array(text) });

const limit = z.strictObject({ en: z.int().min(0).optional(), fr: z.int().min(0).optional() });

/** Habits of style and how often the texts may have them, counted by `npm run check:content` (tools/content/style.ts). */
export const limitsSchema = z.strictObject({
  recurringPhrases: limit,
  endingsWithoutPlace: limit,
  semicolons: limit,
  on: limit,
});

/** Sources that lead to no page of their own, and why nothing better is given. */
export const addressesSchema = z.strictObject({
  /** `source` is the address of a home page or, for a source without address, `author or body, title`. */
  exceptions: z.array(z.strictObject({ source: text, reason: text })),
});

export type Source = z.infer<typeof source>;
export type DatedNote = z.infer<typeof datedNote>;
export type Quote = z.infer<typeof quote>;

/** Sections of a vintage's prose (docs/behaviour.md 3.5). */
export const VINTAGE_SECTIONS = ['vineyard', 'winery'] as const;

/** Sections of the history (docs/behaviour.md 3.3). */
export const HISTORY_SECTIONS = ['narrative', 'profile'] as const;

import { z } from 'astro/zod';
import { KINDS_BY_DEPTH } from '#figures/bottle-examiner/examine.ts';
import { day, name, slug, text, year } from '#text/fields.ts';
import { grapes } from '#vineyards/schemas.ts';

const file = z
  .string()
  .regex(/^[a-z-]+\/[a-z-]+$/, 'name a file of content/facts/vineyards, such as grand-cru/musigny');
/** A name as it is printed, then the ways in which it is written, in lower case and without accents. */
const named = z.array(name).min(2);
const house = z.enum(['domaine', 'leroy', 'maison', 'auvenay', 'agency', 'other']);
/** Kinds of names that stand on no label of the estate. */
export const kindOfOthers = z.enum(['grands-crus', 'whites', 'premiers-crus', 'villages-elsewhere']);
const colour = z.enum(['red', 'white']);

/** The conditions of a rule, all of which must hold. */
const when = z.strictObject({
  house: z.array(house).optional(),
  /** Wines of the estate by their files, and other names as they are printed: one of these, or none of those. */
  names: z.array(name).optional(),
  except: z.array(name).optional(),
  kind: z.array(z.enum(KINDS_BY_DEPTH.flat())).optional(),
  grape: z.enum(grapes).optional(),
  colour: colour.optional(),
  /** The line at the foot of the label: the estate's or the merchant's. */
  line: z.enum(['estate', 'merchant']).optional(),
  capsule: colour.optional(),
  /** A vintage before this one, or this one alone. */
  before: year.optional(),
  year: year.optional(),
  /** A vintage that is still in the vineyard or in cask. */
  future: z.literal(true).optional(),
  beforeFirst: z.literal(true).optional(),
  /** Whether the reds of other vineyards were sold under this name in this year. */
  declassified: z.boolean().optional(),
  /** How the number of bottles on the back label compares with the published one. */
  count: z.enum(['above', 'below', 'same']).optional(),
});

/** The rules of the bottle examiner: `content/facts/bottles.md`, whose comments explain them. */
export const bottleFactsSchema = z.strictObject({
  houses: z.array(z.strictObject({ id: house, words: z.array(name).min(1) })),
  wines: z.array(
    z.strictObject({
      file,
      /** How the label says it, where the record's name is shorter. */
      name: name.optional(),
      first: year.optional(),
      /** The purchase is not dated to a year: `first` is the earliest that can be. */
      earliest: z.boolean().default(false),
      sources: z.array(slug).default([]),
      forms: z.array(name),
    }),
  ),
  /** The labels that the page draws: a view, and line by line what a real one says. `foot` may be unknown. */
  labels: z.array(
    z.strictObject({
      id: slug,
      plate: slug,
      name,
      wine: z.array(text),
      foot: z.array(text).default([]),
      /** Of what each line tells. */
      sources: z.array(z.array(slug)).length(3),
    }),
  ),
  elsewhere: z.record(kindOfOthers, z.array(named)),
  villages: z.array(named),
  regions: z.array(name),
  /** The names under which the reds of one year were sold. */
  declassified: z.strictObject({ year, names: z.array(name) }),
  /** Titles to try, one for each answer. */
  examples: z.array(name).length(3),
  rules: z.array(
    z.strictObject({
      id: slug,
      verdict: z.enum(['cannot', 'ask', 'hint']),
      /** How good its sources are: A official, B press or critic, C merchant or collector. */
      grade: z.enum(['A', 'B', 'C']),
      sources: z.array(slug),
      date: day,
      when,
    }),
  ),
  counts: z.array(
    z.strictObject({
      wine: file,
      year: year.optional(),
      bottles: z.int().positive().optional(),
      source: slug,
    }),
  ),
});

/** Their words in one language, `content/<language>/bottles.md`: what each rule says, by its id, and of those that exclude or ask the case. */
export const bottleWordsSchema = z.strictObject({
  rules: z.record(slug, z.strictObject({ case: text.optional(), says: text })),
  /** Whose a drawn label is, and what its name, its wine and its foot tell, in this order. */
  labels: z.record(slug, z.strictObject({ house: text, notes: z.array(text).length(3) })),
  /** For the table of bottles: words in place of a first vintage, and on bottles made, by the wine's file. */
  first: z.record(file, text).default({}),
  made: z.record(file, text).default({}),
  /** Advice: where to look next, and questions to the seller. */
  look: z.array(text).min(1),
  questions: z.array(text).length(3),
});

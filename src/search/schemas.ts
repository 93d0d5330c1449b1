import { z } from 'astro/zod';
import { name } from '#text/fields.ts';
import { FACT_GROUPS } from '#vineyards/vineyard.ts';

/** Other names of what the index lists; those that are not printed there only lead the search. */
export const aliasesSchema = z.strictObject({
  entries: z.array(
    z.strictObject({
      name,
      /** The entry it leads to, as the texts name it. */
      at: name,
      printed: z.boolean().default(true),
    }),
  ),
});

const words = z.array(name).min(1);
/** A page or a Grand Cru by its slug, and where its part is meant the anchor of that: `labels#bottle-2`. */
const target = z.string().regex(/^[a-z-]+(#[a-z0-9-]+)?$/, 'a page or a Grand Cru, and an anchor: labels#bottle-2');

/** The words of visitors beside the site's, in one language. */
export const searchSchema = z.strictObject({
  /** Words that only ask, `how many` or `who`, by what they ask for. They are not searched for. */
  questionWords: z.strictObject({
    person: words,
    number: words,
    year: words,
    place: words,
    reason: words,
    meaning: words,
    nothing: words,
  }),
  /** Words that mean the same; one of each line at least stands in the texts. */
  synonyms: z.array(z.array(name).min(2)),
  /** Words of visitors, and the page or paragraph that answers them. */
  answers: z.array(z.strictObject({ to: target, words })),
  /**
   * Questions about a Grand Cru, `{name}`, and what answers them: `of` and `fact` name the group of a fact card and the key of
   * its line, `at` names paragraphs.
   */
  questions: z.array(
    z.strictObject({
      of: z.enum(FACT_GROUPS).optional(),
      fact: name.optional(),
      at: z.array(target).optional(),
      words,
    }),
  ),
  /** Words that the whole site is about: left out beside anything else. */
  commonWords: words,
  /** Words beside a year when its harvest is meant. */
  yearWords: words,
  /** Words of the title of a bottle beside names and years. */
  bottleWords: words,
  /** Subjects without an answer: their words, others that show another meaning, the nearest place, and whether titles of bottles have such words, too. */
  unanswered: z.array(
    z.strictObject({ words, unless: words.default([]), near: target.optional(), ofTitles: z.boolean().default(false) }),
  ),
});

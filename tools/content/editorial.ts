/** The lists of `content/editorial/`, which only the content check reads. */
import { z } from 'astro/zod';
import { perLocale } from '#language/locales.ts';
import { hectares, hectolitresPerHectare, text } from '#text/fields.ts';

const texts = z.array(text);

/** Phrases that the check puts into one regular expression. */
const patterns = z.array(
  text.refine(isPattern, 'is no regular expression: write \\ before a bracket or mark that stands for itself'),
);

function isPattern(phrase: string): boolean {
  try {
    return Boolean(new RegExp(phrase, 'u'));
  } catch {
    return false;
  }
}

/**
 * Areas and yields that the texts may give although no record has them. The content check reports an area or a
 * yield in the prose that stands neither here nor in a record.
 */
const quantities = z.strictObject({
  areas: z.array(z.strictObject({ areaHa: hectares, what: text })),
  yields: z.array(z.strictObject({ hlPerHa: hectolitresPerHectare, what: text })),
});

/**
 * Phrases that our own prose does not use (quotations may), statements that no source bears out, and what the typography
 * of a language does not allow. Each phrase is a regular expression that matches whole words; `\w` stands for any letter.
 */
const phrases = z.strictObject({
  entries: z.array(
    z.strictObject({
      /** Completes the sentence `"…" …`: why the phrase is not used. */
      reason: text,
      /** What to write instead, where there is more to say than that. */
      cure: text.optional(),
      /** Only as written; otherwise small letters and capitals are the same. */
      exact: z.literal(true).optional(),
      /** Only in paragraphs of a page: labels, tables and cards may have it. */
      paragraphs: z.literal(true).optional(),
      /** All texts of a language together may have it so many times. */
      most: z.int().min(0).default(0),
      /** Only in files whose path below the folder of their language begins so: `vineyards/musigny.md`. */
      within: texts.optional(),
      ...perLocale(() => patterns.default([])),
    }),
  ),
  /** Wordings that may stand all the same. */
  except: patterns.default([]),
  /**
   * What several pages say, with its one wording: a number or a year, in figures or in words, that stands at `<n>` of the
   * patterns in `of` wherever a text says it, and is one of `is`.
   */
  claims: z
    .array(
      z.strictObject({
        claim: text,
        ...perLocale(() => z.strictObject({ wording: text, of: patterns, is: texts }).optional()),
      }),
    )
    .default([]),
});

/** Words that the spelling dictionaries lack, for all languages or for one. */
const words = z.strictObject({ both: texts, ...perLocale(() => texts.default([])) });

/** Measures of the prose (tools/content/rules/manner.ts). */
const limits = z.strictObject({
  /** Words that a section has at least; lists, tables, cards and dishes are no sections of prose. */
  sectionWords: z.int().positive().optional(),
  /** Words of a Grand Cru's prose for each number in it, at least. */
  wordsPerNumber: z.int().positive().optional(),
  /** Who is named within so many words from the beginning of each Grand Cru's page. */
  named: z.strictObject({ who: text, words: z.int().positive() }).optional(),
  /** Critics, merchants and papers, of whom the prose of a page names so many at most. */
  voices: z.strictObject({ most: z.int().min(0), names: texts }).optional(),
  /** Titles that stand in `<cite>` or in emphasis wherever a sentence names them. */
  titles: patterns.optional(),
});

/** Sources that lead to no page of their own, and why nothing better is given. */
const addresses = z.strictObject({
  /** `source` is the address of a home page or, for a source without address, `author or body, title`. */
  exceptions: z.array(z.strictObject({ source: text, reason: text })),
});

export const editorial = {
  quantities: { files: ['editorial/quantities.md'], schema: quantities },
  phrases: { files: ['editorial/vocabulary.md', 'editorial/claims.md', 'editorial/typography.md'], schema: phrases },
  words: { files: ['editorial/words.md'], schema: words },
  limits: { files: ['editorial/limits.md'], schema: limits },
  addresses: { files: ['editorial/addresses.md'], schema: addresses },
} as const;

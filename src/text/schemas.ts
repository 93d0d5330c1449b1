/**
 * What the files under `content/` must look like; the schemas of vineyards, vintages and plates are in their rooms.
 * Strict: an unknown field is an error, because a misspelt one would otherwise vanish in silence. Units are in the
 * names of the fields. `content/facts/` holds figures, names and sources; what a reader reads stands in the folder of
 * each language, in a file of the same name.
 *
 * **Citations.** Every source has an `id`, unique in its file. A sentence of the prose points to its
 * source with `[^id]`, the footnote mark of Markdown: `It ranked third in 1855.[^lavalle]` In French
 * the mark stands before the full stop. It is printed as a small number that leads to the source at
 * the end of the page. Marks may stand in paragraphs: the bodies of the files, the history,
 * and the dictionary's `….p1`, `….p2` … and `vintages.intro.text` with the sources of their own file;
 * not in headings, subtitles and short texts, which are printed in places that hold no link. All
 * languages of a page cite the same sources.
 */
import { z } from 'astro/zod';
import { localeCodes } from '#language/locales.ts';
import { address, day, name, slug, text, year } from '#text/fields.ts';
import { rocks } from '#text/rock.ts';

const localized = z.strictObject({ en: text, fr: text });

/** What a reader can check a page against. */
const source = {
  /** Short name for citations: `lavalle`, `decree-2009`. */
  id: slug,
  /** Author or body. */
  by: name,
  title: name,
  /** Language of the title. */
  lang: z.enum(localeCodes).optional(),
  /** Where the page states one. */
  year: year.optional(),
  /** A source without one is an error unless content/editorial/addresses.md gives a reason. */
  address: address.optional(),
};

/** What the reader is told about a figure on which accounts differ, or about a correction, and since when. */
const datedNote = {
  date: day,
  text,
  /** Id of the source whose mark in the text the note stands beside on wide screens. */
  beside: slug.optional(),
};

/** The sources of a page that states facts, in their order. */
export const sourcesOfFacts = { sources: z.array(z.strictObject(source)).default([]) };

/** What one language says of the sources of a page, by id, and its dated notes. */
export const wordsOnSources = {
  /** What each supports, as a short phrase; `by` where the author or body has another name in this language. */
  sources: z
    .record(
      slug,
      z.union([
        text.transform((supports): { supports: string; by?: string } => ({ supports })),
        z.strictObject({ supports: text, by: name.optional() }),
      ]),
    )
    .default({}),
  notes: z.array(z.strictObject(datedNote)).default([]),
};

/** The same with both languages in one file. */
const references = {
  sources: z
    .array(
      z.strictObject({
        ...source,
        supports: localized,
        by: z.union([text.transform((name) => ({ en: name, fr: name })), localized]),
      }),
    )
    .default([]),
  datedNotes: z.array(z.strictObject({ ...datedNote, text: localized })).default([]),
};

/** A quotation with its author and source; `ours` marks a translation made for this site. */
export const quote = z
  .strictObject({
    text,
    author: name,
    source: name,
    ours: z.boolean().default(false),
    original: text.optional(),
    originalLang: z
      .string()
      .regex(/^[a-z]{2}$/, 'write the code of a language, such as fr')
      .optional(),
  })
  .refine((value) => !value.ours || (value.original && value.originalLang), {
    message: 'a translation of ours also gives `original` and `originalLang`',
  });

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

export const glossarySchema = z.strictObject({
  term: text,
  /** How the term occurs in running text. */
  forms: z.array(text).min(1),
  definition: text,
});

/** The texture that the index shows beside the definition of a term, by the term's id. */
export const texturesSchema = z.strictObject({ textures: z.record(slug, z.enum(rocks)) });

/** French names, beside those of the records (see `src/text/name-marker.ts`). */
export const namesSchema = z.strictObject({
  people: z.array(name).min(1),
  houses: z.array(name).min(1),
  places: z.array(name).min(1),
  products: z.array(name).min(1),
});

export type LocalizedReferences = z.infer<z.ZodObject<typeof references>>;
export type SourceOfFacts = z.infer<typeof sourcesOfFacts.sources>[number];
export type WordsOnSources = z.infer<z.ZodObject<typeof wordsOnSources>>;
export type Quote = z.infer<typeof quote>;

/** Sections of the history (docs/behaviour.md 3.3). */
export const HISTORY_SECTIONS = ['narrative', 'profile'] as const;

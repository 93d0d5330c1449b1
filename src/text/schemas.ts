/**
 * What the files under `content/` must look like; the schemas of vineyards, vintages and plates are in their folders.
 * Strict: an unknown field is an error, because a misspelt one would otherwise vanish in silence. Units are in the
 * names of the fields. `content/facts/` holds numbers, names and sources; what a reader reads stands in the folder of
 * each language, in a file of the same name.
 *
 * **Citations.** Every source has an `id`, unique in its file. A sentence of the prose points to its
 * source with `[^id]`, the footnote mark of Markdown: `It ranked third in 1855.[^lavalle]` In French
 * the mark stands before the full stop. It is printed as a small number that leads to the source at
 * the end of the page. Marks may stand in paragraphs: the bodies of the files and the steps of the
 * history and what is told of years; not in headings, subtitles and short texts, which are printed in places that hold no link. All
 * languages of a page cite the same sources.
 */
import { z } from 'astro/zod';
import { address, day, description, name, slug, text, year } from '#text/fields.ts';
import { rocks } from '#text/terms.ts';

const language = z.string().regex(/^[a-z]{2}$/, 'write the code of a language, such as fr');

const source = {
  /** Short name for citations: `lavalle`, `decree-2009`. */
  id: slug,
  /** Sources are listed under their kinds (`src/text/references.ts`). */
  kind: z.enum(['law', 'register', 'study', 'book', 'critic', 'press', 'merchant', 'site']),
  /** Author or body. */
  by: name,
  title: name,
  /** Language of the title, which may be none of the site's. */
  lang: language.optional(),
  /** Where the page states one. */
  year: year.optional(),
  /** A source without one is an error unless content/editorial/addresses.md gives a reason. */
  address: address.optional(),
  /** The day on which the address was last looked up. */
  accessed: day.optional(),
};

/** Tells readers, with its day, what was corrected, where accounts differ, or what was not found. */
const datedNote = {
  date: day,
  title: text.optional(),
  text,
};

/** The sources of a page that states facts, in their order. */
export const sourcesOfFacts = { sources: z.array(z.strictObject(source)).default([]) };

/** The words of one language on the sources of a page, by id, and its dated notes. */
export const wordsOnSources = {
  /** A short phrase on what each supports; author, body or title where this language names them otherwise. */
  sources: z
    .record(
      slug,
      z.union([
        text.transform((supports): { supports: string; by?: string; title?: string } => ({ supports })),
        z.strictObject({ supports: text, by: name.optional(), title: name.optional() }),
      ]),
    )
    .default({}),
  datedNotes: z
    .array(z.strictObject(datedNote))
    .refine((notes) => notes.every(({ date }, index) => index === 0 || date >= (notes[index - 1]?.date ?? '')), {
      error: 'Put the newest note last: the address of a note has its place.',
    })
    .default([]),
};

/** A quotation with its author and source; `ours` marks a translation made for this site. */
export const quote = z
  .strictObject({
    text,
    author: name,
    /** A word on the author: `after an old grower`. */
    subtitle: text.optional(),
    source: name,
    ours: z.boolean().default(false),
    original: text.optional(),
    originalLang: language.optional(),
  })
  .refine((value) => !value.ours || (value.original && value.originalLang), {
    message: 'a translation of ours also gives `original` and `originalLang`',
  });

/** The one step further: a page, and a sentence whose linked words stand in brackets. */
export const next = z.strictObject({ to: text, text: text.regex(/\[[^\]]+\]/, 'put the linked words in [brackets]') });

/** `facts/pages/<id>.md`, for all languages. */
export const pageFactsSchema = z.strictObject(sourcesOfFacts);

/** The words of a page in one language, `<language>/pages/<id>.md`; its text follows (see `src/text/sections.ts`). */
export const pageSchema = z.strictObject({
  title: text,
  subtitle: text.optional(),
  description,
  quote: quote.optional(),
  ...wordsOnSources,
  /** Numbers that the page sets apart, with what they count. */
  numbers: z
    .array(z.strictObject({ label: text.optional(), value: text, what: text.optional(), note: text.optional() }))
    .default([]),
  /** Dated steps of the history. */
  timeline: z.array(z.strictObject({ year: z.union([year, z.literal('present')]), title: text, text })).default([]),
  /** For the figure of that name: a paragraph on each of some years. */
  'year-by-year': z.record(z.string().regex(/^\d{4}$/, 'a year'), text).default({}),
  next: next.optional(),
  /** The text of the default language follows this one on the page, whole. */
  original: z.literal(true).optional(),
});

/** One area of the dictionary in one language: words by their keys. Comments in the default language say where they appear. */
export const translationsSchema = z.record(
  z.string().regex(/^[a-z][\w-]*(\.[\w-]+)+$/, 'a dotted key such as nav.home'),
  text,
);

export const glossarySchema = z.strictObject({
  term: text,
  /** How the term occurs in running text. */
  forms: z.array(name).min(1),
  /** How a French term is said, for readers of another language: `klee-MAH`, and in signs of the IPA. */
  respelling: text.optional(),
  ipa: text.optional(),
  definition: text,
});

/** The texture that the index shows beside the definition of a term, by the term's id. */
export const texturesSchema = z.strictObject({ textures: z.record(slug, z.enum(rocks)) });

/** Names beside those of the records, for the index and the spelling. */
export const namesSchema = z.strictObject({
  people: z.array(name).min(1),
  houses: z.array(name).min(1),
  places: z.array(name).min(1),
  products: z.array(name).min(1),
});

export type SourceOfFacts = z.infer<typeof sourcesOfFacts.sources>[number];
export type WordsOnSources = z.infer<z.ZodObject<typeof wordsOnSources>>;
export type PageWords = z.infer<typeof pageSchema>;
export type Quote = z.infer<typeof quote>;

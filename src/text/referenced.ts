import type { LocalizedReferences, SourceOfFacts, WordsOnSources } from '#text/schemas.ts';
import type { Locale } from '#language/locales.ts';

/** A source with what one language says of it. */
export interface Source extends SourceOfFacts {
  readonly supports: string;
}

export type DatedNote = WordsOnSources['notes'][number];

/** Content in one language that says what a reader can check it against. */
export interface Referenced {
  readonly sources: readonly Source[];
  readonly notes: readonly DatedNote[];
}

/**
 * The sources of a record with the words of one language. Throws an Error that names the language's file when it
 * lacks one of them.
 */
export function referenced(sources: readonly SourceOfFacts[], words: WordsOnSources, file: string): Referenced {
  return {
    sources: sources.map((source) => {
      const said = words.sources[source.id];
      if (!said) throw new Error(`${file}: "sources" lacks "${source.id}". Say what it supports.`);
      return { ...source, ...said, by: said.by ?? source.by };
    }),
    notes: words.notes,
  };
}

/** The words of one language from a file that holds all languages. */
export function referencedIn(locale: Locale, { sources, datedNotes }: LocalizedReferences): Referenced {
  return {
    sources: sources.map((source) => ({ ...source, supports: source.supports[locale], by: source.by[locale] })),
    notes: datedNotes.map((note) => ({ ...note, text: note.text[locale] })),
  };
}

/** What stands at the end of a page, in the page's language and ready to print. */
export interface References {
  readonly sources: readonly PrintedSource[];
  readonly notes: readonly PrintedNote[];
}

interface PrintedSource extends Pick<Source, 'title' | 'year' | 'address'> {
  readonly supports: string;
  readonly by: string;
  /** Language of the title where it is not the page's. */
  readonly lang: Locale | undefined;
}

interface PrintedNote {
  /** `2026-11-21` */
  readonly date: string;
  /** The same in words, as HTML: `1<sup>er</sup> novembre 2026`. */
  readonly day: string;
  readonly html: string;
  /** Identifier of the source whose mark it stands beside on wide screens. */
  readonly beside: string | undefined;
}

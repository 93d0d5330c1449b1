import type { SourceOfFacts, WordsOnSources } from '#text/schemas.ts';

/** A source with what one language says of it. */
interface Source extends SourceOfFacts {
  readonly supports: string;
}

type DatedNote = WordsOnSources['notes'][number];

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
      return { ...source, supports: said.supports, by: said.by ?? source.by, title: said.title ?? source.title };
    }),
    notes: words.notes,
  };
}

/** Kinds of sources under which a page lists them, what is primary first; names below `sources.kind.` in the dictionary. */
const SOURCE_KINDS = ['law', 'study', 'book', 'press', 'site'] as const;

type SourceKind = (typeof SOURCE_KINDS)[number];

const KIND_OF = {
  law: 'law',
  register: 'law',
  study: 'study',
  book: 'book',
  critic: 'book',
  press: 'press',
  merchant: 'site',
  site: 'site',
} as const satisfies Record<SourceOfFacts['kind'], SourceKind>;

/** Under which heading a source is listed. */
export const sourceKind = ({ kind }: Pick<SourceOfFacts, 'kind'>): SourceKind => KIND_OF[kind];

/** The sources of a page under their kinds; a kind that the page has none of is left out. */
export function underKinds(
  sources: References['sources'],
): { readonly kind: SourceKind; readonly sources: References['sources'] }[] {
  return SOURCE_KINDS.map((kind) => ({ kind, sources: sources.filter((source) => source.kind === kind) })).filter(
    (group) => group.sources.length > 0,
  );
}

/** What stands at the end of a page, in the page's language and ready to print. */
export interface References {
  readonly sources: readonly PrintedSource[];
  /** The days on which their addresses were looked up, in words, as HTML. */
  readonly accessed: readonly string[];
  readonly notes: readonly PrintedNote[];
}

interface PrintedSource extends Pick<Source, 'title' | 'year' | 'address' | 'accessed'> {
  /** Its place in the list, which citations name. */
  readonly number: number;
  readonly kind: SourceKind;
  readonly supports: string;
  readonly by: string;
  /** Language of the title where it is not the page's. */
  readonly lang: string | undefined;
}

interface PrintedNote {
  /** `2026-11-21` */
  readonly date: string;
  /** The same in words, as HTML: `1<sup>er</sup> novembre 2026`. */
  readonly day: string;
  readonly title: string | undefined;
  readonly html: string;
  /** Identifier of the source whose mark it stands beside on wide screens. */
  readonly beside: string | undefined;
}

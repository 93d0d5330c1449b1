import type { Locale } from '#language/locales.ts';
import type { Said } from '#text/glossary.ts';
import type { Rock } from '#text/rock.ts';
import type { PageRef } from '#routes/routes.ts';

/** A part of a page with its text, as the index and the search read it. */
export interface Passage {
  readonly page: PageRef;
  /** Name of the page: `Musigny`. */
  readonly pageName: string;
  /** Address, with the fragment of the section where it has one. */
  readonly href: string;
  /** Heading of the section; empty where a text has none. */
  readonly heading: string;
  /** Paragraphs as plain text. */
  readonly paragraphs: readonly string[];
  /** Language of the text where it is not the page's. */
  readonly lang: Locale | undefined;
}

export type EntryKind = 'climat' | 'village' | 'person' | 'name' | 'term' | 'plate' | 'year';

/** A section that speaks of something. */
export interface Reference {
  readonly href: string;
  readonly pageName: string;
  readonly heading: string;
  readonly lang: Locale | undefined;
}

/** One entry of the index. */
export interface IndexEntry {
  /** Fragment of its place in the index page. */
  readonly id: string;
  /** What it is, the same in both languages. */
  readonly subject: string;
  /** As the index prints it: `Bize-Leroy, Lalou`. */
  readonly headword: string;
  /** As the texts have it: `Lalou Bize-Leroy`. */
  readonly name: string;
  readonly kind: EntryKind;
  /** Definition of a term, the texture of a rock, and how the term is said. */
  readonly html?: string;
  readonly rock?: Rock | undefined;
  readonly said?: Said | undefined;
  readonly references: readonly Reference[];
  /** Entries to see also: the climats of a village, the villages of a climat, and the terms that a definition uses. */
  readonly also: readonly Pick<IndexEntry, 'id' | 'headword'>[];
}

/** Another name of an entry. */
export interface SeeEntry {
  readonly headword: string;
  readonly see: IndexEntry;
}

export interface LetterGroup {
  readonly letter: string;
  readonly entries: readonly (IndexEntry | SeeEntry)[];
}

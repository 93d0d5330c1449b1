import type { DatedNote, Source } from '#text/schemas.ts';
import type { Locale } from '#language/locales.ts';

/** Content that says what a reader can check it against. */
export interface Referenced {
  readonly sources: readonly Source[];
  readonly datedNotes: readonly DatedNote[];
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

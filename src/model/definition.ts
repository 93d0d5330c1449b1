import type { Term } from '#prose/glossary.ts';

/** An entry of the glossary in one language. */
export interface Definition extends Term {
  /** The headword. */
  readonly word: string;
  readonly html: string;
}

import type { Rock } from '#text/rock.ts';
import type { Term } from '#text/terms.ts';

/** An entry of the glossary in one language. */
export interface Definition extends Term {
  /** The headword. */
  readonly word: string;
  readonly html: string;
  /** The texture of a rock. */
  readonly rock: Rock | undefined;
}

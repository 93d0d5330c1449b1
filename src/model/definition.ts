import type { Rock } from '#model/rock.ts';
import type { Term } from '#prose/glossary.ts';

/** An entry of the glossary in one language. */
export interface Definition extends Term {
  /** The headword. */
  readonly word: string;
  readonly html: string;
  /** The texture of a rock. */
  readonly rock: Rock | undefined;
}

import type { Rock } from '#text/rock.ts';
import type { Term } from '#text/terms.ts';

/** How a word is said: for readers of one language, and in signs of the IPA. */
export interface Said {
  readonly respelling: string | undefined;
  readonly ipa: string;
}

/** An entry of the glossary in one language. */
export interface Definition extends Term {
  /** The headword. */
  readonly word: string;
  readonly html: string;
  /** The texture of a rock. */
  readonly rock: Rock | undefined;
  /** How it is said, where readers of the language may not know. */
  readonly said: Said | undefined;
}

/** A quotation ready to print, in HTML without paragraphs. */
export interface Quotation {
  readonly text: string;
  readonly author: string;
  readonly source: string;
  /** "our translation", where the text is one. */
  readonly translationNote?: string | undefined;
  /** What was translated, with its language tag (BCP 47). */
  readonly original?: string | undefined;
  readonly originalLang?: string | undefined;
}

import type { Plate } from '#pictures/picture.ts';
import type { Quotation } from '#text/quotation.ts';
import type { Referenced } from '#text/referenced.ts';
import type { FactGroup } from '#vineyards/vineyard.ts';

/** One part of a page's text, in reading order. The same part has the same id in both languages. */
export type ReadingPart = { readonly id: string } & (
  | {
      readonly kind: 'text';
      /** HTML without a paragraph. */
      readonly heading: string;
      /** Smaller heading of a part that belongs to the one before. */
      readonly minor?: true;
      readonly html: string;
    }
  | { readonly kind: 'quotation'; readonly quotation: Quotation }
  | { readonly kind: 'facts'; readonly title: string; readonly groups: readonly FactGroup[] }
  | { readonly kind: 'plate'; readonly plate: Plate }
);

/** The text of a page in one language, without its layout: what facing pages and the book are made of. */
export interface Reading {
  readonly title: string;
  /** Language of the title when it is not the text's. */
  readonly titleLang: string | undefined;
  /** HTML without a paragraph. */
  readonly subtitle: string;
  readonly plate: Plate;
  readonly parts: readonly ReadingPart[];
  readonly sources: readonly Referenced[];
}

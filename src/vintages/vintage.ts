import type { Plate } from '#pictures/picture.ts';
import type { Referenced } from '#text/references.ts';
import type { Section } from '#text/sections.ts';

/** One year of the vintages page: two narratives, each with a title of its own. */
export interface Vintage extends Referenced {
  readonly year: number;
  readonly yieldHlPerHa: number;
  readonly yieldQualifier: 'about' | 'just-under';
  readonly harvest: { readonly from: Date; readonly to: Date } | undefined;
  readonly vineyard: Section;
  readonly winery: Section;
  /** The drawings below the narratives. */
  readonly plates: { readonly vineyard: Plate | undefined; readonly winery: Plate | undefined };
}

import type { AltitudeRow } from '#atlas/altitude-rows.ts';
import type { PictureData } from '#pictures/picture.ts';
import type { RecordFact } from '#vineyards/vineyard.ts';

/** Text of a cell in pieces, so that an island can print it without HTML; a piece may be in a language of its own. */
export type TextRun = string | { readonly lang: string; readonly text: string };

/** What a fact is true of: the estate's vines, the whole appellation, or the wine. */
export type FactOwner = 'holding' | 'whole' | 'wine';

/** In the order of the page, with the dictionary keys of their headings. */
export const factOwners = [
  { owner: 'holding', label: 'vineyard.holding' },
  { owner: 'whole', label: 'vineyard.appellation' },
  { owner: 'wine', label: 'vineyard.wine' },
] as const satisfies readonly { readonly owner: FactOwner; readonly label: string }[];

/** One fact of all compared crus, in their order. */
export interface ComparedFact {
  /** Dictionary key of its label: `vineyard.area`. */
  readonly key: RecordFact['key'];
  readonly owner: FactOwner;
  readonly label: string;
  /** One entry per cru; null where the record says nothing. */
  readonly values: readonly (readonly TextRun[] | null)[];
  /** What the crus are sorted by, one number per cru; absent for facts in words. */
  readonly numbers?: readonly (number | null)[];
}

/** The outline of a cru in units of `OUTLINE_UNIT_M` metres, north up. */
export interface ComparedOutline {
  readonly d: string;
  /** Left, top, width and height of the box around it. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** Side of a square as large as the holding. */
  readonly holdingSide: number;
}

export interface ComparedCru {
  readonly slug: string;
  readonly name: string;
  readonly href: string;
  /** Its plate: a thumbnail. */
  readonly plate: Pick<PictureData, 'address' | 'widths' | 'fallback' | 'alt'>;
  readonly outline: ComparedOutline | null;
  /** Sources differ on the area held, so its square is drawn in outline only. */
  readonly areaDisputed: boolean;
  /** Metres above the sea, lowest and highest; null where no source gives them. */
  readonly altitude: AltitudeRow | null;
}

/** Everything the page that compares the crus shows. */
export interface Comparison {
  readonly crus: readonly ComparedCru[];
  readonly facts: readonly ComparedFact[];
  /** Slugs of the pairs that have a link of their own; the first is shown at first. */
  readonly pairs: readonly (readonly [string, string])[];
}

/** Between the slugs of an address: `richebourg--romanee-saint-vivant`. No slug has two hyphens in a row. */
const SEPARATOR = '--';

/** The fragment that names a choice of crus, without `#`. */
export function fragmentOf(slugs: readonly string[]): string {
  return slugs.join(SEPARATOR);
}

/** The two or three crus that a fragment names, or undefined when it names anything else. Takes it with or without `#`. */
export function chosenBy(fragment: string, known: readonly string[]): readonly string[] | undefined {
  const slugs = fragment.replace(/^#/, '').split(SEPARATOR);
  const isChoice = slugs.length >= 2 && slugs.length <= 3 && new Set(slugs).size === slugs.length;
  return isChoice && slugs.every((slug) => known.includes(slug)) ? slugs : undefined;
}

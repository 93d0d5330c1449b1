import type { AltitudeRow } from '#atlas/AltitudeRows.tsx';
import type { RecordFact } from '#vineyards/vineyard.ts';

/** Text of a cell in pieces, so that an island can print it without HTML; a piece may be in a language of its own. */
export type TextRun = string | { readonly lang: string; readonly text: string };

/** What a fact is true of, in the order of the page, with the dictionary keys of their names. */
export const factOwners = [
  { owner: 'holding', label: 'vineyard.holding' },
  { owner: 'whole', label: 'vineyard.appellation' },
  { owner: 'wine', label: 'vineyard.wine' },
] as const;
export type OwnerLabel = (typeof factOwners)[number]['label'];

/** Slugs of two crus, from north to south. */
export type Pair = readonly [string, string];

/** A fact in figures, drawn as bars along one scale. One entry per cru; null where none is published. */
export interface Figure {
  /** Its name over a column of bars. */
  readonly head: string;
  readonly words: readonly (string | null)[];
  /** Where each bar begins and ends, in percent of the scale. */
  readonly spans: readonly (readonly [from: number, to: number] | null)[];
}

/** One fact of all compared crus, in their order. */
export interface ComparedFact {
  /** Dictionary key of its label: `vineyard.area`. */
  readonly key: RecordFact['key'];
  readonly owner: (typeof factOwners)[number]['owner'];
  readonly label: string;
  /** One entry per cru; null where the record says nothing. */
  readonly values: readonly (readonly TextRun[] | null)[];
  readonly figure?: Figure;
  /** A long list, in a row that opens. */
  readonly opens?: true;
}

/** Left, top, width and height in units of the maps. */
export type UnitBox = readonly [x: number, y: number, width: number, height: number];

/** What the maps draw of a cru, in units of `UNIT_M` metres of the plane, north up. */
export interface ComparedOutline {
  readonly d: string;
  readonly box: UnitBox;
  /** Angle in degrees at which it is ruled. */
  readonly angle: number;
  /** The recorded plots, in parts of a unit (`PLOT_PARTS`). */
  readonly plots: string;
}

export interface ComparedCru {
  readonly slug: string;
  readonly name: string;
  readonly href: string;
  /** How its name is said. */
  readonly ipa: string;
  /** Null where the atlas has no outline of the cru. */
  readonly outline: ComparedOutline | null;
  /** Metres above the sea, lowest and highest; null where no source gives them. */
  readonly altitude: AltitudeRow | null;
}

/** A cru that the maps can draw. */
export type DrawnCru = ComparedCru & { readonly outline: ComparedOutline };

/** The crus that the maps can draw. */
export function drawnCrus(crus: readonly ComparedCru[]): DrawnCru[] {
  return crus.filter((cru): cru is DrawnCru => cru.outline !== null);
}

/** Anchor of the figures of keeping. */
export const KEEPING = 'keeping';

/** Everything the page that compares the crus shows. */
export interface Comparison {
  /** What the years of keeping mean for one vintage. */
  readonly keeping: string;
  readonly crus: readonly ComparedCru[];
  readonly facts: readonly ComparedFact[];
  /** The pairs that have a link of their own; the first is shown at first. */
  readonly pairs: readonly Pair[];
  /** The drawing of the ground under all maps, and the box it covers. */
  readonly ground: { readonly address: string; readonly box: UnitBox };
}

/** Metres of a unit of the maps. */
export const UNIT_M = 4;

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

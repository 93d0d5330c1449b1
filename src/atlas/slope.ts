import type { PlanePoint } from '#atlas/plane.ts';
import type { Rock } from '#text/rock.ts';
import type { NamedLink } from '#vineyards/vineyard.ts';

/** A part of the section through the hill: what grows on it, from and to in metres along the line. */
export interface SectionPart {
  readonly kind: 'charlemagne' | 'renardes' | 'corton' | 'premier-cru' | 'wood';
  readonly from: number;
  readonly to: number;
}

/** The measured section through the hill of Corton: distances and altitudes in metres. */
export interface HillSection {
  readonly profile: readonly PlanePoint[];
  readonly parts: readonly SectionPart[];
}

/** Foot and head of the ladder of altitudes, in metres: the nine crus lie between them. */
export const LADDER_M = { foot: 230, head: 340 } as const;

/** A cru as the ladder of altitudes draws it. */
export interface LadderRung {
  readonly slug: string;
  readonly name: string;
  /** Metres above the sea. */
  readonly range: readonly [number, number];
  /** Published altitudes and slope contradict each other. */
  readonly contradicted: boolean;
}

/** A cru in the list under the ladder of altitudes. */
export interface LadderCru extends NamedLink {
  readonly number: number;
  /** `275–300 m` */
  readonly altitude: string;
  readonly slope: string;
}

/** What the drawing of a section says in words of its own. */
export interface SectionWords {
  /** The part that is marked, and its name. */
  readonly own: SectionPart['kind'];
  readonly name: string;
  readonly wood: string;
  readonly west: string;
  readonly east: string;
}

/** A drawing of the slope in a file of its own, with lines at its foot and a text that says the same. */
export type SlopeDrawing = {
  /** Name of the file without ending, and its address. */
  readonly file: string;
  readonly src: string;
  readonly alt: string;
  readonly notes: readonly string[];
} & (
  | { readonly section: HillSection; readonly words: SectionWords }
  | {
      readonly rungs: readonly LadderRung[];
      /** The cru that is marked; all are without it. */
      readonly own: string | undefined;
    }
);

/** A bed of rock. */
export interface Stratum {
  readonly name: string;
  readonly stage: string;
  readonly rock: Rock;
}

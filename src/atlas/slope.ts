import type { PlanePoint } from '#atlas/plane.ts';
import type { Rock } from '#text/rock.ts';
import type { AltitudeRow } from '#atlas/altitude-rows.ts';

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

/** The altitudes of a cru among all of them. */
export interface Altitudes {
  readonly rows: readonly AltitudeRow[];
  /** Slug of the cru that is marked. */
  readonly own: string;
  readonly caption: string;
  /** What hollow ends mean. */
  readonly hollow: string;
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

/** A section through the slope in a file of its own, with lines at its foot and a text that says the same. */
export interface SlopeDrawing {
  /** Name of the file without ending, and its address. */
  readonly file: string;
  readonly src: string;
  readonly alt: string;
  readonly notes: readonly string[];
  readonly section: HillSection;
  readonly words: SectionWords;
}

/** A bed of rock. */
export interface Stratum {
  readonly name: string;
  readonly stage: string;
  readonly rock: Rock;
}

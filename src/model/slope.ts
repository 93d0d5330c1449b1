import type { PlanePoint } from '#geo/plane.ts';
import type { NamedLink } from '#model/vineyard.ts';

/** A part of the section through the hill: what grows on it, from and to in metres along the line. */
export interface SectionPart {
  readonly kind: 'charlemagne' | 'renardes' | 'corton' | 'wood';
  readonly from: number;
  readonly to: number;
}

/** The measured section through the hill of Corton: distances and altitudes in metres. */
export interface HillSection {
  readonly profile: readonly PlanePoint[];
  readonly parts: readonly SectionPart[];
}

/** A cru on the ladder of altitudes. */
export interface LadderCru extends NamedLink {
  readonly number: number;
  /** Metres above the sea. */
  readonly range: readonly [number, number];
  /** `275–300 m` */
  readonly altitude: string;
  readonly slope: string;
  /** Published altitudes and slope contradict each other. */
  readonly contradicted: boolean;
}

/** A bed of rock, with the id of its pattern. */
export interface Stratum {
  readonly name: string;
  readonly stage: string;
  readonly pattern: 'crinoidal' | 'marl' | 'limestone' | 'oolite' | 'comblanchien';
}

import type { Box, PlanePoint } from '#atlas/plane.ts';
import type { Orientation, StripId } from '#atlas/strip.ts';

/** The `d` of one outline in units of the map, north up, before any turn. */
export interface MapPath {
  readonly id: string;
  readonly d: string;
}

/** One shape of the map: a link with a name. */
export interface MapShape {
  /** Id of its path: `musigny`. */
  readonly id: string;
  readonly name: string;
  /** Its page, or its line in the list under the map. */
  readonly href: string;
  /** Metres of the plane, before any turn. */
  readonly at: PlanePoint;
}

/** A Grand Cru of the estate, called out by name beside a square as large as the holding. */
export interface HeldCru extends MapShape {
  /** From north to south, from 1. */
  readonly number: number;
  readonly areaHa: number;
  /** Sources differ on the area, so the square is drawn in outline only. */
  readonly areaDisputed: boolean;
}

/** The words printed on the map. */
export interface AtlasLabels {
  readonly strips: Readonly<Record<StripId, string>>;
  readonly north: string;
  readonly kilometre: string;
}

export interface MapPlace {
  readonly name: string;
  /** Its part of the list under the map, where it has one. */
  readonly href: string | undefined;
  /** Metres of the plane, before any turn. */
  readonly at: PlanePoint;
  /** Where its name ends on the upright view, in metres after the turn: at its gable, or west of the climats there. */
  readonly nameEnd: number;
}

/** What is drawn of one strip. */
export interface StripDrawing {
  readonly id: StripId;
  readonly crus: readonly HeldCru[];
  readonly otherGrandsCrus: readonly MapShape[];
  /** Premiers Crus of the estate; the others are one quiet path. */
  readonly premiersCrus: readonly MapShape[];
  readonly villages: readonly MapPlace[];
  /** Trees where a measured line crosses a wood, in metres of the plane, before any turn. */
  readonly trees: readonly PlanePoint[];
  /** Clockwise turn in degrees, and the frame after it in metres. */
  readonly views: Readonly<Record<Orientation, { readonly turn: number; readonly frame: Box }>>;
}

/** A holding in the list under the map. */
export interface ListedHolding {
  /** Id of its outline, which is also its anchor; undefined where it has none. */
  readonly id: string | undefined;
  readonly name: string;
  /** Its page, where it has one. */
  readonly href: string | undefined;
  /** Address of its outline's drawing: Grands Crus only. */
  readonly outline: string | undefined;
  readonly rank: string;
  readonly area: string;
  /** Area of the whole appellation or climat, and the share held. */
  readonly whole: string | undefined;
  readonly share: string | undefined;
}

export interface ListedCommune {
  readonly id: string;
  /** Undefined over the holdings whose commune no source gives. */
  readonly name: string | undefined;
  readonly holdings: readonly ListedHolding[];
}

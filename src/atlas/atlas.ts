import type { Box, PlanePoint } from '#atlas/plane.ts';
import type { Orientation, SheetId, StripId } from '#atlas/strip.ts';

/** The `d` of one outline in units of the map, north up, before any turn. */
export interface MapPath {
  readonly id: string;
  readonly d: string;
  /** By which it is enlarged. */
  readonly scale?: number;
}

/** The vineyard land of a strip in units of the map. */
export interface LandDrawing {
  readonly id: StripId;
  readonly d: string;
  readonly box: readonly [x: number, y: number, width: number, height: number];
}

/** The files that draw the land of each strip, and the boxes that they fill. */
export type LandPictures = Readonly<Record<StripId, { readonly address: string; readonly box: LandDrawing['box'] }>>;

/** A square as large as a holding: it shows how much and not where. */
export interface SheetSquare {
  readonly side: number;
  /** Sources differ on the area, so the square is drawn in outline only. */
  readonly isDisputed: boolean;
}

/** A name called out of the map at the head of a leader. Places and sizes of a sheet are in pixels of its largest drawing. */
export interface SheetCallout {
  /** Id of its path: `musigny`. */
  readonly id: string;
  readonly rank: 'grand' | 'premier';
  /** Of the page of a Grand Cru of the estate. */
  readonly slug: string | undefined;
  /** `4 Musigny`; Grands Crus are numbered from north to south. */
  readonly name: string;
  /** Undefined where the plots are drawn. */
  readonly square: SheetSquare | undefined;
  /** Called out towards the plain: the other Grands Crus of a wide sheet. */
  readonly isBelow: boolean;
  readonly from: PlanePoint;
  readonly to: PlanePoint;
}

/** A climat with a path of its own. */
export interface SheetShape {
  readonly id: string;
  readonly rank: 'grand' | 'premier';
  /** The number of a Grand Cru of the estate, by which it is ruled. */
  readonly ruling: number | undefined;
}

export interface SheetVillage {
  readonly name: string;
  readonly lines: readonly string[];
  readonly at: PlanePoint;
  /** Where its squares and its name stand, and the room that the squares take on the left. */
  readonly box: Box;
  readonly inset: number;
  /** The holdings of that rank in the commune. */
  readonly squares: readonly SheetSquare[];
}

/** The words printed on the map. */
export interface AtlasLabels {
  readonly sheets: Readonly<Record<SheetId, string>>;
  /** `{sheet}` is the sheet that joins. */
  readonly join: string;
  readonly north: string;
  readonly kilometre: string;
  readonly tenKilometres: string;
}

/** One sheet of the atlas in one orientation. */
export interface SheetView {
  readonly id: SheetId;
  readonly numeral: string;
  readonly strip: StripId;
  readonly orientation: Orientation;
  /** Paths are moved to the origin after they are turned, clockwise in degrees, and scaled. */
  readonly degrees: number;
  readonly origin: PlanePoint;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  /** Size of letters. */
  readonly letter: number;
  readonly kilometrePx: number;
  readonly shapes: readonly SheetShape[];
  /** In the order in which they are pressed and read. */
  readonly callouts: readonly SheetCallout[];
  readonly villages: readonly SheetVillage[];
  /** Trees where a measured line crosses a wood. */
  readonly trees: readonly PlanePoint[];
  readonly joins: readonly {
    readonly to: SheetId;
    readonly numeral: string;
    readonly isNorth: boolean;
    readonly at: PlanePoint;
  }[];
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

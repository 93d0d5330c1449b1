import type { MapView } from '#atlas/map-views.ts';
import type { PlanePoint } from '#atlas/plane.ts';

/** The name of a neighbour on the map. */
export interface MapName {
  readonly rank: 'grand' | 'premier';
  readonly href: string | undefined;
  /** Lines of the name, and the middle of each, in CSS pixels from the middle of the map. */
  readonly lines: readonly { readonly text: string; readonly at: PlanePoint }[];
  /** Set in the smaller letters of its view. */
  readonly small: boolean;
  /** The least width of a frame that holds it, as an index of the reaches of its view. */
  readonly reach: number;
}

/** The map of a cru in one of its views. */
export interface ViewedMap {
  readonly id: MapView['id'];
  readonly scale: number;
  /** `1:5,000` */
  readonly scaleWords: string;
  /** CSS pixels of a unit of the paths. */
  readonly unitPx: number;
  readonly letters: MapView['letters'];
  readonly bar: { readonly px: number; readonly label: string };
  readonly names: readonly MapName[];
}

/** A plot as its map draws and lists it. */
export interface MapPlot {
  /** Fragment of its address: `plot-an-57`. */
  readonly id: string;
  /** Section and number: `AN 57`. */
  readonly reference: string;
  readonly area: string;
  readonly lieuDit: string | undefined;
  readonly company: string;
  /** `1 January 2025` */
  readonly recordedOn: string;
  /** Its outline in units of the map. */
  readonly d: string;
  /** Where its reference stands in each view, in CSS pixels from the middle of the map. */
  readonly referenceAt: readonly PlanePoint[];
}

/** The map of a cru: paths in one unit, north up, from the middle of the cru. */
export interface CruMap {
  readonly slug: string;
  readonly land: string;
  readonly premiersCrus: string;
  readonly grandsCrus: string;
  readonly cru: string;
  /** Angle in degrees at which the cru is ruled. */
  readonly angle: number;
  readonly views: readonly ViewedMap[];
  readonly plots: readonly MapPlot[];
  /** Between the place of a plot and its owner. */
  readonly semicolon: string;
  /** `Richebourg and its neighbours.` */
  readonly subject: string;
  readonly alt: string;
}

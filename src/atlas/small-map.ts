import type { OverviewName, OverviewPart } from '#atlas/overview.ts';
import type { Orientation } from '#atlas/strip.ts';

/** A cru on the small map of the Côte. */
interface NamedCru extends OverviewName {
  readonly name: string;
  readonly href: string;
  readonly number: number;
  /** Side of the square as large as the holding, in pixels of the map. */
  readonly side: number;
  /** Sources differ on the area, so the square is drawn in outline only. */
  readonly areaDisputed: boolean;
}

/** One view of the small map: sizes and places in pixels. */
export interface SmallMap {
  /** Address of the drawing without ending: `/maps/cote-wide`. */
  readonly address: string;
  readonly orientation: Orientation;
  readonly width: number;
  readonly height: number;
  readonly metresPerPx: number;
  readonly parts: readonly OverviewPart[];
  readonly crus: readonly NamedCru[];
}

/** What is drawn of one half of the Côte, in metres of the plane. */
export interface OverviewDrawing extends OverviewPart {
  readonly land: string;
  readonly premiersCrus: string;
  readonly grandsCrus: string;
  readonly crus: readonly { readonly number: number; readonly d: string }[];
}

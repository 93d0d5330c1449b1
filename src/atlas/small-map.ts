import type { Overview, OverviewPart } from '#atlas/overview.ts';

/** One view of the small map: sizes and places in pixels. */
export interface SmallMap extends Overview {
  /** Address of the drawing without ending: `/maps/cote-wide`. */
  readonly address: string;
}

/** What is drawn of one half of the Côte, in metres of the plane. */
export interface OverviewDrawing extends OverviewPart {
  readonly land: string;
  readonly premiersCrus: string;
  readonly grandsCrus: string;
  readonly crus: readonly { readonly number: number; readonly d: string }[];
  /** The plots recorded for the estate. */
  readonly plots: string;
}

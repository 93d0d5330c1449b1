import type { Box } from '#atlas/plane.ts';

/** A neighbour of a Grand Cru, named on its sheet. */
export interface SheetName {
  readonly name: string;
  /** Its page, where it has one. */
  readonly href: string | undefined;
  /** Where the middle of the name stands, as parts of the sheet's width and height. */
  readonly at: readonly [x: number, y: number];
  /** Whether there is room for it where the sheet is no wider than a phone. */
  readonly fitsPhone: boolean;
  /** Whether there is room for it on paper. */
  readonly fitsPaper: boolean;
}

/** The sheet of a Grand Cru as its page shows it. */
export interface CruSheet {
  /** Address of the drawing without ending: `/maps/musigny`. */
  readonly address: string;
  /** Size at 1 : 10 000, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly names: readonly SheetName[];
  /** What the bar measures, `200 m`, and where the middle of these words is. */
  readonly bar: { readonly label: string; readonly at: readonly [x: number, y: number] };
  /** The scale in words, on screens and on paper, where the sheet is 2.5 times smaller; a large one 5 times. */
  readonly scale: string;
  readonly paperScale: string;
  /** Its scale on a sheet of paper for notes, `12_500`, and the same in words. */
  readonly notesScale: number;
  readonly notesScaleWords: string;
  readonly large: boolean;
  /** HTML: the areas and what the square means. */
  readonly caption: string;
  readonly alt: string;
}

/** What the file of a sheet draws: metres of the plane, north up. */
export interface SheetDrawing {
  readonly frame: Box;
  readonly land: string;
  readonly premiersCrus: string;
  readonly grandsCrus: string;
  readonly cru: string;
  /** Angle in degrees at which the cru is ruled. */
  readonly angle: number;
  readonly areaHa: number;
  /** Sources differ on the area, so the square is drawn in outline only. */
  readonly areaDisputed: boolean;
  /** Length of the scale bar in metres. */
  readonly barM: number;
}

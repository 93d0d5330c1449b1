/** A cru in the drawing of altitudes. */
export interface AltitudeRow {
  readonly slug: string;
  readonly name: string;
  readonly href: string;
  /** Metres above the sea. */
  readonly range: readonly [low: number, high: number];
  /** `260–280 m` */
  readonly words: string;
  /** Sources disagree, or the value is that of a whole hill: the ends are hollow. */
  readonly hollow: boolean;
  /** More about it, under its name. */
  readonly note?: string | undefined;
}

/** The scale along the foot, in metres: all crus lie on it. */
export const LOWEST_M = 230;
export const HIGHEST_M = 346;

/** The altitudes that are written at the foot. */
export const TICKS_M = [240, 260, 280, 300, 320, 340];

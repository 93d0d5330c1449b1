/** Size at which the outline of a cru stands beside its name, in CSS pixels. */
export const OUTLINE_PX = { width: 40, height: 32 } as const;

/** The outline of a cru, north up, as large as its box of `OUTLINE_PX` allows and in the middle of it. */
export interface OutlineDrawing {
  readonly d: string;
  /** Size of the box in units of the path. */
  readonly width: number;
  readonly height: number;
  readonly unitsPerPx: number;
  /** Angle in degrees at which the cru is ruled. */
  readonly angle: number;
}

/** Length of the plot along the years, and across the days, in units of its view box. */
export const HARVEST_PLOT = { length: 1120, reach: 330 } as const;

const { length, reach } = HARVEST_PLOT;

/** View boxes of the two shapes: wide, and upright for phones. */
export const HARVEST_VIEWS = {
  wide: { x: -160, y: -40, width: length + 220, height: reach + 84 },
  upright: { x: -52, y: -34, width: reach + 62, height: length + 64 },
} as const;

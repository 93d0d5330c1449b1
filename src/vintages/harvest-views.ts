/** Length of the plot along the years, two units each, and across the days in each shape, in units of its view box. */
export const HARVEST_CHART = { length: 1328, reach: { wide: 480, upright: 330 } } as const;

const { length, reach } = HARVEST_CHART;

/**
 * View boxes of the two shapes: wide, and upright for phones. The bracket of the two means stands after the last year;
 * wide, so do the names of the days (the share of the width is also in `harvest-range`).
 */
export const HARVEST_VIEWS = {
  wide: { x: 0, y: -40, width: length + 164, height: reach.wide + 84 },
  upright: { x: -52, y: -34, width: reach.upright + 62, height: length + 92 },
} as const;

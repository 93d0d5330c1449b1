/** The id of the ground under all maps (Drawings.astro). */
export const MAP_GROUND = 'map-ground';

/** The ids of what Drawings.astro draws of a cru; the wide ruling is for an outline by itself, which is drawn smaller. */
export const drawingsOf = (slug: string) => ({
  outline: `map-${slug}`,
  plots: `plots-${slug}`,
  ruling: `ruled-${slug}`,
  wideRuling: `wide-${slug}`,
});

/** The ids of what Drawings.astro draws of the hill: its ground with the lines of the scale, its own line, and the ruling of altitudes. */
export const HILL_GROUND = 'hill-ground';
export const HILL_LINE = 'hill-line';
export const HILL_RULING = 'ruled-altitude';

/** Clips of the bands of two crus: the first lies inside the hill, the second stands before it. */
export const HILL_SIDES = ['hill', 'air'] as const;

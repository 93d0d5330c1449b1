/** The id of the ground under all maps (Drawings.astro). */
export const MAP_GROUND = 'map-ground';

/** The ids of what Drawings.astro draws of a cru; the wide ruling is for an outline by itself, which is drawn smaller. */
export const drawingsOf = (slug: string) => ({
  outline: `map-${slug}`,
  plots: `plots-${slug}`,
  ruling: `ruled-${slug}`,
  wideRuling: `wide-${slug}`,
});

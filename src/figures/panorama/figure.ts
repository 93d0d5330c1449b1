import type { Figure } from '#documents/figure-registry.ts';

/** The lists of the tiers say what it shows. */
export const figure: Figure = { standsAlone: true, reading: () => [] };

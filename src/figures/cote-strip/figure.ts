import type { Figure } from '#documents/figures.ts';

/** The cards of the tiers say what it shows. */
export const figure: Figure = { standsAlone: true, reading: () => [] };

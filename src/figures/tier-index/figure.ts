import type { Figure } from '#documents/figures.ts';

export const figure: Figure = {
  standsAlone: true,
  reading: () => [],
};

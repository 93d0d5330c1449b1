import type { Figure } from '#contents/figures.ts';

export const figure: Figure = {
  standsAlone: true,
  reading: () => [],
};

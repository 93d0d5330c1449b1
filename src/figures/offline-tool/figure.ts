import type { Figure } from '#documents/figure-registry.ts';

export const figure: Figure = {
  reading: () => [],
};

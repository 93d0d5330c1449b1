import type { Figure } from '#contents/figures.ts';
import { reading } from '#contents/reading.ts';

export const figure: Figure = {
  reading: ({ t }) => [
    reading('plot', '', { kind: 'drawing', figure: 'harvest-plot', id: 'plot', alt: t('harvests.plot') }),
  ],
};

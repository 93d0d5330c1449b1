import type { Figure } from '#documents/figures.ts';
import { reading } from '#documents/reading.ts';

export const figure: Figure = {
  reading: ({ t }) => [
    reading('plot', '', { kind: 'drawing', figure: 'harvest-plot', id: 'plot', alt: t('harvests.plot') }),
  ],
};

import type { Figure } from '#documents/figures.ts';
import { readingSection } from '#documents/reading.ts';

export const figure: Figure = {
  reading: ({ t }) => [
    readingSection('plot', '', { kind: 'drawing', figure: 'harvest-plot', id: 'plot', alt: t('harvests.plot') }),
  ],
};

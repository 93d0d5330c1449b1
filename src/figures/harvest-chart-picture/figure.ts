import type { Figure } from '#documents/figure-registry.ts';
import { readingSection } from '#documents/reading.ts';

export const figure: Figure = {
  reading: ({ t }) => [
    readingSection('plot', '', { kind: 'drawing', figure: 'harvest-chart', id: 'plot', alt: t('harvests.chart') }),
  ],
};

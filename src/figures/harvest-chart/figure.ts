import type { Figure } from '#documents/figure-registry.ts';
import { paragraph, prose, readingSection } from '#documents/reading.ts';

export const figure: Figure = {
  standsAlone: true,
  reading: ({ t }) => [
    readingSection(
      'plot',
      '',
      { kind: 'drawing', figure: 'harvest-chart', id: 'plot', alt: t('harvests.chart') },
      prose(paragraph(t('harvests.caption'))),
    ),
  ],
};

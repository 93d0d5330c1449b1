import type { Figure } from '#documents/figures.ts';
import { paragraph, prose, readingSection } from '#documents/reading.ts';

export const figure: Figure = {
  standsAlone: true,
  reading: ({ t }) => [
    readingSection(
      'plot',
      '',
      { kind: 'drawing', figure: 'harvest-plot', id: 'plot', alt: t('harvests.plot') },
      prose(paragraph(t('harvests.caption'))),
    ),
  ],
};

import type { Figure } from '#contents/figures.ts';
import { paragraph, prose, reading } from '#contents/reading.ts';

export const figure: Figure = {
  standsAlone: true,
  reading: ({ t }) => [
    reading(
      'plot',
      '',
      { kind: 'drawing', figure: 'harvest-plot', id: 'plot', alt: t('harvests.plot') },
      prose(paragraph(t('harvests.caption'))),
    ),
  ],
};

import { numbered } from '#atlas/map-key.ts';
import type { Figure } from '#documents/figure-registry.ts';
import { data, paragraph, prose, readingSection } from '#documents/reading.ts';

export const figure: Figure = {
  standsAlone: true,
  reading: ({ t }) => {
    const names = numbered.map(({ number, climat }) => `${number} ${climat.name}`).join(' · ');
    return [
      readingSection(
        'map',
        '',
        { kind: 'drawing', figure: 'atlas', id: 'sheet', alt: t('atlas.sheet') },
        data(paragraph(names)),
        prose(paragraph(t('atlas.credit'))),
      ),
    ];
  },
};

import { beds } from '#atlas/records.ts';
import type { Figure } from '#documents/figure-registry.ts';
import { data, list, paragraph, prose, readingSection } from '#documents/reading.ts';

export const figure: Figure = {
  standsAlone: true,
  reading: ({ t }) => {
    const rock = beds.toReversed().map((bed) => [`${t(`slope.bed.${bed.rock}`)}, ${t(`slope.stage.${bed.stage}`)}`]);
    return [
      readingSection(
        'slope',
        t('slope.title'),
        prose(paragraph(t('slope.p1'))),
        { kind: 'drawing', figure: 'hill-section', id: 'section', alt: t('slope.corton.alt') },
        data(paragraph(t('slope.corton.caption'))),
      ),
      {
        ...readingSection(
          'strata',
          t('slope.strata.title'),
          prose(paragraph(t('slope.strata.note'))),
          data(list('ol', rock)),
        ),
        under: t('slope.title'),
      },
    ];
  },
};

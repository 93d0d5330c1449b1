import { beds } from '#atlas/records.ts';
import { altitudeRows } from '#atlas/slopes.ts';
import type { Figure } from '#contents/figures.ts';
import { data, link, list, paragraph, prose, reading } from '#contents/reading.ts';
import { plate } from '#pictures/plates.ts';

export const figure: Figure = {
  standsAlone: true,
  reading: async ({ locale, t }) => {
    const heights = (await altitudeRows(locale)).map(({ slug, name, href, words }) => [
      href ? link(href, name) : name,
      `, ${words}, ${t(`slope.of.${slug}`)}`,
    ]);
    const rock = beds.toReversed().map((bed) => [`${t(`slope.bed.${bed.rock}`)}, ${t(`slope.stage.${bed.stage}`)}`]);
    return [
      reading(
        'slope',
        t('slope.title'),
        prose(paragraph(t('slope.p1'))),
        { kind: 'drawing', figure: 'slope', id: 'section', alt: t('slope.corton.alt') },
        data(paragraph(t('slope.corton.caption')), paragraph(t('slope.ladder.note')), list('ol', heights)),
      ),
      {
        ...reading(
          'strata',
          t('slope.strata.title'),
          prose(paragraph(t('slope.strata.note'))),
          data(list('ol', rock)),
          {
            kind: 'plate',
            plate: await plate('hand-lens', locale),
            isSmall: true,
          },
        ),
        under: t('slope.title'),
      },
    ];
  },
};

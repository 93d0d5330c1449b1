import { holdingsByCommune, otherGrandsCrus } from '#atlas/holdings-by-commune.ts';
import type { Figure } from '#documents/figure-registry.ts';
import { data, link, list, paragraph, readingSection, table } from '#documents/reading.ts';

export const figure: Figure = {
  standsAlone: true,
  reading: ({ locale, t }) => {
    const columns = (['name', 'held', 'whole', 'share'] as const).map((column) => t(`atlas.list.${column}`));
    const rows = holdingsByCommune(locale, t).flatMap(({ name, holdings }) => [
      [name ?? t('atlas.list.no-commune')],
      ...holdings.map(({ name: holding, href, rank, area, whole = '–', share = '–' }) => [
        [
          href ? link(href, holding) : ({ type: 'text', value: holding } as const),
          { type: 'text', value: `, ${rank}` } as const,
        ],
        area,
        whole,
        share,
      ]),
    ]);
    const others = otherGrandsCrus(locale).map(({ name, area, communes }) => [[name, area, ...communes].join(', ')]);
    return [
      readingSection('communes', t('atlas.list.title'), data(table(columns, rows))),
      readingSection('others', t('atlas.others.title'), data(paragraph(t('atlas.others.note')), list('ul', others))),
    ];
  },
};

import type { Figure } from '#documents/figure-registry.ts';
import { data, readingSection, table } from '#documents/reading.ts';
import { decadeRows } from '#vintages/harvests.ts';

export const figure: Figure = {
  standsAlone: true,
  reading: ({ locale, t }) => {
    const columns = (['decade', 'mean', 'earliest', 'latest'] as const).map((column) => t(`harvests.table.${column}`));
    const rows = decadeRows(locale).map(({ years, mean, earliest, latest }) => [years, mean, earliest, latest]);
    return [readingSection('decades', t('harvests.table.title'), data(table(columns, rows)))];
  },
};

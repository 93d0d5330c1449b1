import type { Figure } from '#documents/figure-registry.ts';
import { data, readingSection, table } from '#documents/reading.ts';
import { seasonsShown } from '#vintages/seasons.ts';

export const figure: Figure = {
  reading: async ({ locale, t }) => {
    const { years, rows } = await seasonsShown(locale, t);
    const columns = [
      t('harvests.seasons.year'),
      ...rows.map(({ name, normal }) => [t(`harvests.seasons.${name}`), normal].filter(Boolean).join(', ')),
    ];
    const lines = years.map((year, index) => [String(year), ...rows.map(({ cells }) => cells[index]?.text ?? [])]);
    return [readingSection('season-table', '', data(table(columns, lines)))];
  },
};

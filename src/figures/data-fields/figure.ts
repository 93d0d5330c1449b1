import type { Figure } from '#contents/figures.ts';
import { data, reading, table } from '#contents/reading.ts';
import { CSV_ONLY, meaningOf, openFields } from '#vineyards/open-fields.ts';

export const figure: Figure = {
  standsAlone: true,
  reading: ({ locale, t }) => {
    const rows = [
      ...openFields.map(({ name, unit = '' }) => [name, unit, meaningOf(name, locale, t)]),
      ...CSV_ONLY.map((name) => [name, '', t(`data.field.${name}`)]),
    ];
    const columns = ['name', 'unit', 'meaning'].map((column) => t(`data.columns.${column}`));
    return [reading('columns', t('data.columns.title'), data(table(columns, rows)))];
  },
};

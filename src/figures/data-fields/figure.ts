import type { Figure } from '#documents/figure-registry.ts';
import { data, readingSection, table } from '#documents/reading.ts';
import type { Locale } from '#language/locales.ts';
import type { Translate } from '#language/translate.ts';
import { CSV_ONLY, meaningOf, openFields } from '#vineyards/open-fields.ts';

/** The columns of the published holdings: name, unit (empty where there is none) and meaning. */
export const fieldRows = (locale: Locale, t: Translate): [name: string, unit: string, meaning: string][] => [
  ...openFields.map(({ name, unit = '' }): [string, string, string] => [name, unit, meaningOf(name, locale, t)]),
  ...CSV_ONLY.map((name): [string, string, string] => [name, '', t(`data.field.${name}`)]),
];

export const figure: Figure = {
  standsAlone: true,
  reading: ({ locale, t }) => {
    const columns = (['name', 'unit', 'meaning'] as const).map((column) => t(`data.columns.${column}`));
    return [readingSection('columns', t('data.columns.title'), data(table(columns, fieldRows(locale, t))))];
  },
};

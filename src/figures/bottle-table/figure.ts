import type { Figure } from '#documents/figure-registry.ts';
import { prose, readingSection } from '#documents/reading.ts';
import { bottlesTable, citingLabels } from '#figures/bottle-examiner/records.ts';

/** The bottles of the estate that can exist, wine by wine. */
export const figure: Figure = {
  prose: async ({ locale }) => [await citingLabels(await bottlesTable(locale), locale)],
  reading: ({ prose: [table = []] }) => [readingSection('bottles-table', '', prose(...table))],
};

import type { Figure } from '#documents/figure-registry.ts';
import { paragraph, prose, readingSection } from '#documents/reading.ts';
import { formats } from '#language/locales.ts';
import { citingLabels, drawnLabels } from '#figures/bottle-examiner/records.ts';

/** Three labels side by side, their words keyed with letters; in words, what each letter means, label by label. */
export const figure: Figure = {
  standsAlone: true,
  prose: async ({ locale }) => Promise.all((await drawnLabels(locale)).map(({ notes }) => citingLabels(notes, locale))),
  reading: async ({ locale, t, prose: notes }) => {
    const labels = await drawnLabels(locale);
    const told = labels.flatMap(({ lines, house }, index) => [
      paragraph(`${house}${formats[locale].colon}${lines.flat().join(', ')}`),
      ...(notes[index] ?? []),
    ]);
    return [readingSection('three-labels', t('labels.plate'), prose(...told))];
  },
};

import type { Figure } from '#documents/figure-registry.ts';
import { readingSection } from '#documents/reading.ts';
import { platesByKind } from '#pictures/plates.ts';

export const figure: Figure = {
  standsAlone: true,
  reading: async ({ locale, t }) =>
    (await platesByKind(locale)).map(({ kind, plates }) =>
      readingSection(kind, t(`plates.${kind}`), ...plates.map((plate) => ({ kind: 'plate', plate }) as const)),
    ),
};

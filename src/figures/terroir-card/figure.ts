import { cruOfPage } from '#documents/cru-page.ts';
import type { Figure } from '#documents/figure-registry.ts';
import { readingSection } from '#documents/reading.ts';
import { terroirFactGroups } from '#vineyards/facts.ts';

export const figure: Figure = {
  reading: async ({ page, locale, t }) => {
    const groups = terroirFactGroups(await cruOfPage(page, locale), locale, t);
    return [readingSection('terroir-card', '', { kind: 'facts', groups })];
  },
};

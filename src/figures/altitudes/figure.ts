import { altitudeRows } from '#atlas/slopes/slopes.ts';
import type { Figure } from '#documents/figure-registry.ts';
import { data, link, list, readingSection } from '#documents/reading.ts';

export const figure: Figure = {
  reading: async ({ locale, t }) => {
    const heights = (await altitudeRows(locale)).map(({ slug, name, href, words }) => [
      href ? link(href, name) : name,
      `, ${words}, ${t(`slope.of.${slug}`)}`,
    ]);
    return [readingSection('heights', '', data(list('ol', heights)))];
  },
};

import type { Figure } from '#contents/figures.ts';
import { data, list, paragraph, reading } from '#contents/reading.ts';
import { rockTerms } from '#text/glossary.ts';

export const figure: Figure = {
  reading: async ({ locale, t }) => {
    const rocks = (await rockTerms(locale)).map(({ word }) => [word]);
    return [reading('rocks', '', data(paragraph(t('atlas.key.rocks')), list('ul', rocks)))];
  },
};

import type { Figure } from '#documents/figure-registry.ts';
import { list, paragraph, prose, readingSection } from '#documents/reading.ts';
import { bottleWords, citingLabels, rulesTable } from '#figures/bottle-examiner/records.ts';
import { renderInline } from '#text/render.ts';

/** The bottle examiner: in words, the questions for the seller and the rules that it goes by. */
export const figure: Figure = {
  prose: async ({ locale }) => [await citingLabels(await rulesTable(locale), locale)],
  reading: async ({ locale, t, prose: [rules = []] }) => {
    const { questions } = await bottleWords(locale);
    const asked = list(
      'ol',
      questions.map((one) => [renderInline(one, locale)]),
    );
    return [
      { ...readingSection('ask', t('examiner.ask-seller'), prose(asked)), under: '' },
      { ...readingSection('rules', t('examiner.rules'), prose(...rules, paragraph(t('examiner.grades')))), under: '' },
    ];
  },
};

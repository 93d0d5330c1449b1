import type { Figure } from '#documents/figure-registry.ts';
import { data, link, list, readingSection } from '#documents/reading.ts';
import { EXAMINER, VISIT } from '#site/anchors.ts';
import { hrefTo } from '#site/links.ts';

export const figure: Figure = {
  standsAlone: true,
  reading: ({ locale, t }) => {
    const lines = VISITOR_QUESTIONS.map(({ id, fragment, question }) => [
      link(`${hrefTo({ id }, locale)}${fragment}`, t(question)),
      ' ',
      t(`home.questions.${id}.line`),
    ]);
    return [readingSection('visitor-questions', '', data(list('ul', lines)))];
  },
};

/** The ways on as questions, each with what answers it. */
export const VISITOR_QUESTIONS = [
  { id: 'history', fragment: '', question: 'home.questions.history' },
  { id: 'vineyards', fragment: VISIT, question: 'home.questions.vineyards' },
  { id: 'labels', fragment: EXAMINER, question: 'labels.examiner' },
  { id: 'harvests', fragment: '', question: 'home.questions.harvests' },
] as const;

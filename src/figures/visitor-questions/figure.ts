import type { Figure } from '#documents/figure-registry.ts';
import { data, link, list, readingSection } from '#documents/reading.ts';
import { ANCHORS } from '#site/anchors.ts';
import { hrefToSection } from '#site/links.ts';

export const figure: Figure = {
  standsAlone: true,
  reading: ({ locale, t }) => {
    const lines = VISITOR_QUESTIONS.map(({ question, ...to }) => [
      link(hrefToSection(to, locale), t(question)),
      ' ',
      t(`home.questions.${to.id}.line`),
    ]);
    return [readingSection('visitor-questions', '', data(list('ul', lines)))];
  },
};

/** The ways on as questions, each with what answers it. */
export const VISITOR_QUESTIONS = [
  { id: 'history', question: 'home.questions.history' },
  { ...ANCHORS.visit, question: 'home.questions.vineyards' },
  { ...ANCHORS.examiner, question: 'labels.examiner' },
  { id: 'harvests', question: 'home.questions.harvests' },
] as const;

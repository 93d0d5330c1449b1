import type { Figure } from '#documents/figures.ts';
import { data, link, list, readingSection } from '#documents/reading.ts';
import { linkTo } from '#site/links.ts';
import { EXAMINER } from '#site/routes.ts';

export const figure: Figure = {
  standsAlone: true,
  reading: ({ locale, t }) => {
    const lines = DOORS.map(({ id, fragment, question }) => [
      link(`${linkTo({ id }, locale)}${fragment}`, t(question)),
      ' ',
      t(`home.doors.${id}.line`),
    ]);
    return [readingSection('doors', '', data(list('ul', lines)))];
  },
};

/** The ways on as questions, each with what answers it. */
export const DOORS = [
  { id: 'history', fragment: '', question: 'home.doors.history' },
  { id: 'vineyards', fragment: '#visit', question: 'home.doors.vineyards' },
  { id: 'labels', fragment: EXAMINER, question: 'labels.examiner' },
  { id: 'harvests', fragment: '', question: 'home.doors.harvests' },
] as const;

import type { Figure } from '#documents/figures.ts';
import { link, paragraph, prose, readingSection } from '#documents/reading.ts';
import { linkTo } from '#site/links.ts';
import { pageFiles } from '#text/page-files.ts';
import { typeset } from '#text/typography.ts';

export const figure: Figure = {
  standsAlone: true,
  reading: async ({ locale, t }) => {
    const { words } = await pageFiles('labels', locale);
    return [
      readingSection(
        '',
        '',
        prose(paragraph(link(linkTo({ id: 'labels' }, locale), typeset(words.title, locale)), ' ', t('home.labels'))),
      ),
    ];
  },
};

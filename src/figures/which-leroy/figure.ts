import type { Figure } from '#documents/figure-registry.ts';
import { link, paragraph, prose, readingSection } from '#documents/reading.ts';
import { hrefTo } from '#site/links.ts';
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
        prose(paragraph(link(hrefTo({ id: 'labels' }, locale), typeset(words.title, locale)), ' ', t('home.labels'))),
      ),
    ];
  },
};

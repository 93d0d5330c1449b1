import type { Figure } from '#documents/figures.ts';
import { data, link, paragraph, readingSection } from '#documents/reading.ts';
import { linkToPath } from '#site/links.ts';

export const figure: Figure = {
  standsAlone: true,
  reading: ({ t }) => [
    readingSection('file', '', data(paragraph(link(linkToPath('/sitemap.xml'), t('sitemap.file'))))),
  ],
};

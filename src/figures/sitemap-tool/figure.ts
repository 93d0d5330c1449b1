import type { Figure } from '#documents/figure-registry.ts';
import { data, link, paragraph, readingSection } from '#documents/reading.ts';
import { hrefToPath } from '#site/links.ts';

export const figure: Figure = {
  standsAlone: true,
  reading: ({ t }) => [
    readingSection('file', '', data(paragraph(link(hrefToPath('/sitemap.xml'), t('sitemap.file'))))),
  ],
};

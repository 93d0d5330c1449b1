import type { Figure } from '#contents/figures.ts';
import { data, link, paragraph, reading } from '#contents/reading.ts';
import { linkToPath } from '#site/links.ts';

export const figure: Figure = {
  standsAlone: true,
  reading: ({ t }) => [reading('file', '', data(paragraph(link(linkToPath('/sitemap.xml'), t('sitemap.file')))))],
};

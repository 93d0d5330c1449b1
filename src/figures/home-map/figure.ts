import type { Figure } from '#documents/figure-registry.ts';
import { data, link, list, paragraph, prose, readingSection } from '#documents/reading.ts';
import { hrefTo } from '#site/links.ts';
import { pageFiles } from '#text/page-files.ts';
import { typeset } from '#text/typography.ts';
import { grandCrus, cruLink } from '#vineyards/records.ts';

export const figure: Figure = {
  standsAlone: true,
  reading: async ({ locale, t }) => {
    const crus = (await grandCrus).map((cru) => cruLink(cru, locale)).map(({ name, href }) => [link(href, name)]);
    const caption = paragraph(t('home.map'), ' ', link(hrefTo({ id: 'atlas' }, locale), t('atlas.title')));
    const { words } = await pageFiles('home', locale);
    const sizes = words.numbers.map(({ value, what = '' }) => [`${typeset(value, locale)} ${typeset(what, locale)}`]);
    return [readingSection('nine', t('home.nine'), data(list('ul', sizes), list('ol', crus)), prose(caption))];
  },
};

import { altitudesOf, isOfWhole } from '#atlas/slopes/slopes.ts';
import { cruMapOnPage, cruOfPage } from '#documents/cru-page.ts';
import type { Figure } from '#documents/figure-registry.ts';
import { data, link, list, paragraph, readingSection, type Block } from '#documents/reading.ts';
import { fill } from '#language/translate.ts';
import { element, treeOf } from '#text/tree.ts';

export const figure: Figure = {
  standsAlone: true,
  reading: async ({ page, locale, t }) => {
    const cru = await cruOfPage(page, locale);
    const map = await cruMapOnPage(cru, locale);
    const altitudes = await altitudesOf(cru, locale, t);
    const blocks: Block[] = [];
    if (map) {
      const { alt, subject, plots, semicolon, legend, credit } = map;
      const lines = plots.map(({ id, reference, area, lieuDit, company, recordedOn }) => {
        const place = lieuDit ? [element('i', {}, lieuDit), semicolon] : [];
        const recorded = fill(t('cru-map.recorded'), { company, day: recordedOn });
        return element('li', { id }, treeOf(`${reference}, ${area}${semicolon}`, ...place, recorded));
      });
      blocks.push({ kind: 'drawing', figure: 'cru-map', id: 'map', alt });
      blocks.push(data(paragraph(t('cru-map.plots')), element('ol', {}, lines)));
      blocks.push(data(paragraph(`${subject} ${legend}`), paragraph(credit)));
    }
    if (altitudes) {
      const { rows, caption, crossSectionAlt } = altitudes;
      if (crossSectionAlt) {
        blocks.push({ kind: 'drawing', figure: 'cru-map', id: 'section', alt: crossSectionAlt });
        blocks.push(data(paragraph(t('slope.section.notes'))));
      }
      const lines = rows.map(({ slug, name, href, words, hollow }) => [
        ...[href ? link(href, name) : name, ', ', words],
        ...(hollow ? [` (${t(isOfWhole(slug) ? 'slope.altitude.whole' : 'slope.altitude.uncertain')})`] : []),
      ]);
      blocks.push(data(list('ol', lines), paragraph(caption)));
    }
    return [readingSection('map', '', ...blocks)];
  },
};

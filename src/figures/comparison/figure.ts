import type { Figure } from '#documents/figure-registry.ts';
import { data, link, paragraph, prose, readingSection, table } from '#documents/reading.ts';
import { ANCHORS } from '#site/anchors.ts';
import { comparisonData } from '#figures/comparison/comparison-data.ts';

export const figure: Figure = {
  standsAlone: true,
  reading: async ({ locale, t }) => {
    const { crus, facts, keeping } = await comparisonData(locale);
    const columns = facts.flatMap(({ bars }) => (bars ? [bars] : []));
    const rows = crus.map(({ name, href }, index) => [
      link(href, name),
      ...columns.map(({ words }) => words[index] ?? t('compare.tool.unpublished')),
    ]);
    const all = table([t('atlas.list.name'), ...columns.map(({ head }) => head)], rows);
    return [
      readingSection('table', t('compare.tool.table.title'), prose(paragraph(t('compare.tool.note'))), data(all)),
      readingSection(ANCHORS.keeping.section, t('compare.column.keep'), prose(paragraph(keeping))),
    ];
  },
};

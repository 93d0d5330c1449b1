import type { Figure } from '#documents/figure-registry.ts';
import { list, paragraph, prose, readingSection } from '#documents/reading.ts';
import type { Locale } from '#language/locales.ts';
import { numberSources } from '#text/citations.ts';
import { translator } from '#text/dictionary.ts';
import { pageFiles } from '#text/page-files.ts';
import { renderMarkdown, unwrapped } from '#text/render.ts';

/** The address of the section, which others may link to: it stays when the figure is renamed. */
export const ANCHOR = 'told';

export const figure: Figure = {
  standsAlone: true,
  reading: async ({ locale }) => {
    const { title, intro, years } = await yearByYear(locale);
    const lines = years.map(({ year, text }) => [`${year} `, text]);
    return [readingSection(ANCHOR, title, prose(paragraph(intro), list('ul', lines)))];
  },
};

/** A line on each of some years, with their heading. */
export async function yearByYear(locale: Locale) {
  const { words, references } = await pageFiles('harvests', locale);
  const t = await translator(locale);
  const sources = numberSources(references.sources);
  const years = Object.entries(words['year-by-year']).map(([year, line]) => ({
    year,
    text: unwrapped(renderMarkdown(line, locale, { sources })),
  }));
  return { title: t('harvests.year-by-year.title'), intro: t('harvests.year-by-year.intro'), years };
}

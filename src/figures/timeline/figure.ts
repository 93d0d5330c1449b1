import type { Figure } from '#documents/figure-registry.ts';
import { readingSection, proseSection } from '#documents/reading.ts';
import type { Locale } from '#language/locales.ts';
import { numberSources } from '#text/citations.ts';
import { translator } from '#text/dictionary.ts';
import { pageFiles } from '#text/page-files.ts';
import { renderMarkdown } from '#text/render.ts';
import { treeOf } from '#text/tree.ts';
import { keepLinked, typeset } from '#text/typography.ts';

export const figure: Figure = {
  standsAlone: true,
  prose: async ({ locale, textLocale }) => (await timeline(locale, textLocale)).steps.map(({ text }) => text),
  reading: async ({ locale }) => {
    const { title, steps } = await timeline(locale);
    const told = steps.map(({ id, when, title: name, text }) =>
      proseSection({ id, heading: treeOf(`${when}, `, ...name), under: '' }, text),
    );
    return [readingSection('steps', title), ...told];
  },
};

/** The dated steps of the history in one language, with their heading for screen readers. */
export async function timeline(locale: Locale, textLocale = locale) {
  const { text, references } = await pageFiles('history', locale, textLocale);
  const t = await translator(text.locale);
  const options = { linkLocale: locale, sources: numberSources(references.sources) };
  const steps = text.words.timeline.map((step) => ({
    id: `step-${step.year}`,
    when: step.year === 'present' ? t('history.present') : String(step.year),
    title: keepLinked(typeset(step.title, text.locale)),
    text: renderMarkdown(step.text, text.locale, options),
  }));
  return { title: t('history.timeline'), steps };
}

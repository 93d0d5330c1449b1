import type { Step, Timeline } from '#contents/figures.ts';
import { textSection, type PageText, type TextSection } from '#contents/section.ts';
import { textOf } from '#contents/text-of.ts';
import type { Locale } from '#language/locales.ts';
import { numberSources } from '#text/citations.ts';
import { translator } from '#text/dictionary.ts';
import type { PageTerms } from '#text/terms.ts';
import { pageFiles } from '#text/pages.ts';
import { prose } from '#text/prose.ts';
import { typeset } from '#text/typography.ts';

/** The history: dated steps, then the text. */
export function historyText(locale: Locale, terms: PageTerms): Promise<PageText> {
  return textOf('history', locale, terms, { make: { timeline: () => timeline(locale, terms) } });
}

async function timeline(locale: Locale, terms: PageTerms): Promise<{ data: Timeline; says: TextSection[] }> {
  const { text, references } = await pageFiles('history', locale);
  const t = await translator(text.locale);
  const options = { linkLocale: locale, sources: numberSources(references.sources) };
  const steps = text.words.steps.map((step): Step => ({
    id: `step-${step.year}`,
    when: step.year === 'present' ? t('history.present') : String(step.year),
    title: typeset(step.title, text.locale),
    html: terms.mark(prose(step.text, text.locale, options)),
  }));
  const title = t('history.timeline');
  const head: TextSection = { kind: 'text', id: 'steps', heading: title, pieces: [] };
  const told = steps.map((step) => ({
    ...textSection(step.id, `${step.when}, ${step.title}`, step.html),
    under: '',
  }));
  return { data: { title, steps }, says: [head, ...told] };
}

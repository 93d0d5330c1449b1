import { getEntry } from 'astro:content';
import { translator } from '#text/dictionary.ts';
import { markSection, type PageTerms } from '#text/glossary.ts';
import { drawingsBefore, plate } from '#pictures/plates.ts';
import { finishHtml, prose } from '#text/prose.ts';
import { quotation } from '#text/quotations.ts';
import type { Locale } from '#language/locales.ts';
import type { Quotation } from '#text/quotation.ts';
import { referencedIn, type Referenced } from '#text/referenced.ts';
import { numberSources } from '#text/citations.ts';
import { requireSection, splitSections, type Section } from '#text/html.ts';
import { typeset } from '#text/typography.ts';

interface Step {
  readonly year: number | 'present';
  readonly title: string;
  readonly html: string;
}

/** Dated steps, with the heading for screen readers and the word for a step that has no year yet. */
interface Timeline {
  readonly title: string;
  readonly present: string;
  readonly steps: readonly Step[];
}

export interface History extends Referenced {
  readonly title: string;
  readonly subtitle: string;
  readonly timeline: Timeline;
  readonly quote: Quotation;
  readonly narrative: Section;
  readonly profile: Section;
}

/** The history is written in English only; the French page shows the same text (docs/behaviour.md 1.8). */
export const HISTORY_LOCALE = 'en';

const FILE = `content/history/${HISTORY_LOCALE}.md`;

/** The history text: six steps, a narrative, a quotation and a profile. Its links stay in the page's language. */
export async function history(pageLocale: Locale, terms: PageTerms): Promise<History> {
  const entry = await getEntry('history', `history/${HISTORY_LOCALE}`);
  if (!entry) throw new Error(`${FILE} is missing. Write it.`);
  const { data } = entry;
  const t = await translator(HISTORY_LOCALE);
  const options = { linkLocale: pageLocale, sources: numberSources(data.sources) };
  const sections = splitSections(finishHtml(entry.rendered?.html ?? '', HISTORY_LOCALE, options), FILE);
  return {
    title: data.title,
    subtitle: typeset(data.subtitle, HISTORY_LOCALE),
    timeline: {
      title: t('history.timeline'),
      present: t('history.present'),
      steps: data.steps.map(({ year, title, text }) => ({
        year,
        title: typeset(title, HISTORY_LOCALE),
        html: terms.mark(prose(text, HISTORY_LOCALE, options)),
      })),
    },
    quote: await quotation(data.quote, HISTORY_LOCALE),
    narrative: markSection(requireSection(sections, 'narrative', FILE), terms),
    profile: markSection(requireSection(sections, 'profile', FILE), terms),
    ...referencedIn(pageLocale, data),
  };
}

/** Beside the paragraphs on the closes, on the house of 1868, on the first wines of the estate and on the three barrels of 1993. */
const DRAWINGS = [
  [2, 'gate'],
  [3, 'door'],
  [6, 'vat'],
  [8, 'cut-barrel'],
] as const;

/** The history as its page shows it, with its plates, in a frame of either language. */
export async function historyPage(locale: Locale, terms: PageTerms) {
  const t = await translator(locale);
  const { title, subtitle, timeline, narrative, quote, profile, ...references } = await history(locale, terms);
  const village = await plate('village', locale);
  return {
    frame: {
      title: locale === HISTORY_LOCALE ? title : t('nav.history'),
      description: t('history.description'),
      plate: village,
      sources: [references],
    },
    hero: { title, subtitle, plate: village },
    timeline,
    narrative: { ...titled(narrative), drawings: await drawingsBefore(DRAWINGS, locale) },
    quote,
    profile: titled(profile),
    vineStock: await plate('vine-stock', locale),
  };
}

/** A section of a text as the sections of a page take it. */
function titled({ heading, ...section }: Section): { id: string; title: string; html: string } {
  return { ...section, title: heading };
}

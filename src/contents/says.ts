import { KEEPING } from '#compare/comparison.ts';
import { keepingExample } from '#compare/records.ts';
import type { FigureName } from '#contents/figures.ts';
import { textSection, type TextSection } from '#contents/section.ts';
import { formats, type Locale } from '#language/locales.ts';
import { numberSources } from '#text/citations.ts';
import { translator } from '#text/dictionary.ts';
import { pageFiles } from '#text/pages.ts';
import { inline, prose } from '#text/prose.ts';
import { keepLinked, typeset } from '#text/typography.ts';
import { describedVineyards } from '#vineyards/records.ts';
import type { DescribedVineyard, Tier } from '#vineyards/vineyard.ts';
import { vintages } from '#vintages/vintages.ts';

type Says = (locale: Locale) => Promise<TextSection[]>;

/** What figures say in words. Those without an entry say nothing that the text does not. */
const said: Readonly<Partial<Record<FigureName, Says>>> = {
  comparison: async (locale) => {
    const t = await translator(locale);
    return [
      textSection('table', t('compare.table.title'), `<p>${t('compare.subtitle')}</p><p>${t('compare.note')}</p>`),
      textSection(KEEPING, t('compare.figure.keep'), `<p>${await keepingExample(locale)}</p>`),
    ];
  },
  slope: async (locale) => {
    const t = await translator(locale);
    return [textSection('slope', t('slope.title'), `<p>${t('slope.p1')}</p>`)];
  },
  timeline: async (locale) => {
    const { title, steps } = await timeline(locale);
    const told = steps.map(({ id, when, title: name, html }) => textSection(id, `${when}, ${name}`, html, ''));
    return [textSection('steps', title, ''), ...told];
  },
  years: async (locale) =>
    (await vintages(locale)).flatMap(({ year, vineyard, winery }) => [
      textSection(`year-${year}`, String(year), ''),
      ...[vineyard, winery].map(({ id, heading, html }) => textSection(`${id}-${year}`, heading, html, String(year))),
    ]),
  'years-told': async (locale) => {
    const { title, intro, years } = await yearsTold(locale);
    const lines = [intro, ...years.map(({ year, html }) => `${year} ${html}`)];
    return [textSection('told', title, lines.map((line) => `<p>${line}</p>`).join(''))];
  },
  'grand-cru': cardsOf('grand-cru'),
  'premier-cru': cardsOf('premier-cru'),
  villages: cardsOf('villages'),
  bourgogne: cardsOf('bourgogne'),
};

/** What a figure says in words: for readers of text, and for the search. */
export async function saysOf(figure: FigureName, locale: Locale): Promise<TextSection[]> {
  return (await said[figure]?.(locale)) ?? [];
}

/** The dated steps of the history, with their heading for screen readers. */
export async function timeline(locale: Locale) {
  const { text, references } = await pageFiles('history', locale);
  const t = await translator(text.locale);
  const options = { linkLocale: locale, sources: numberSources(references.sources) };
  const steps = text.words.steps.map((step) => ({
    id: `step-${step.year}`,
    when: step.year === 'present' ? t('history.present') : String(step.year),
    title: keepLinked(typeset(step.title, text.locale)),
    html: prose(step.text, text.locale, options),
  }));
  return { title: t('history.timeline'), steps };
}

/** A line on each of the years that people own, HTML without a paragraph, with their heading. */
export async function yearsTold(locale: Locale) {
  const { words, references } = await pageFiles('harvests', locale);
  const t = await translator(locale);
  const sources = numberSources(references.sources);
  const years = Object.entries(words.years).map(([year, line]) => ({
    year,
    html: prose(line, locale, { sources }).replace(/^<p>(.*)<\/p>$/s, '$1'),
  }));
  return { title: t('harvests.told.title'), intro: t('harvests.told.intro'), years };
}

/** What the cards of a tier say, a paragraph each. */
function cardsOf(tier: Tier): Says {
  return async (locale) => {
    const t = await translator(locale);
    const html = (await describedVineyards(tier, locale)).map((one) => `<p>${noteOn(one, locale)}</p>`).join('');
    return [textSection(tier, t(`vineyards.${tier}`), html)];
  };
}

function noteOn({ name, lieuDit, note, profile }: DescribedVineyard, locale: Locale): string {
  const said = [note, profile].flatMap((text) => (text ? [inline(text, locale)] : []));
  return [[name, lieuDit].filter(Boolean).join(', '), said.join(' ')].filter(Boolean).join(formats[locale].colon);
}

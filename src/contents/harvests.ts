import type { YearsTold } from '#contents/figures.ts';
import { textSection, type PageText, type TextSection } from '#contents/section.ts';
import { textOf } from '#contents/text-of.ts';
import type { Locale } from '#language/locales.ts';
import { numberSources } from '#text/citations.ts';
import { translator } from '#text/dictionary.ts';
import type { PageTerms } from '#text/terms.ts';
import { pageFiles } from '#text/pages.ts';
import { prose } from '#text/prose.ts';

/** The harvests: a line on each of the years that people own stands under the seasons. */
export function harvestsText(locale: Locale, terms: PageTerms): Promise<PageText> {
  return textOf('harvests', locale, terms, { make: { 'years-told': () => yearsTold(locale) } });
}

async function yearsTold(locale: Locale): Promise<{ data: YearsTold; says: TextSection[] }> {
  const { words, references } = await pageFiles('harvests', locale);
  const t = await translator(locale);
  const sources = numberSources(references.sources);
  const years = Object.entries(words.years).map(([year, line]) => ({
    year,
    html: prose(line, locale, { sources }).replace(/^<p>(.*)<\/p>$/s, '$1'),
  }));
  const [title, intro] = [t('harvests.told.title'), t('harvests.told.intro')];
  const html = [intro, ...years.map((told) => `${told.year} ${told.html}`)].map((line) => `<p>${line}</p>`).join('');
  return { data: { title, intro, years }, says: [textSection('told', title, html)] };
}

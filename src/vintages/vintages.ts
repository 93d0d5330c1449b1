import { getCollection } from 'astro:content';
import { fileOf, nameOf } from '#text/content-id.ts';
import { paragraph, paragraphs, translator } from '#text/dictionary.ts';
import { markSection, type PageTerms } from '#text/glossary.ts';
import { drawingsBefore, plate } from '#pictures/plates.ts';
import { finishHtml } from '#text/prose.ts';
import { dictionaryQuotation } from '#text/quotations.ts';
import type { Locale } from '#language/locales.ts';
import type { Plate } from '#pictures/picture.ts';
import type { Quotation } from '#text/quotation.ts';
import type { Vintage } from '#vintages/vintage.ts';
import { referenced } from '#text/referenced.ts';
import { numberSources } from '#text/citations.ts';
import { requireSection, splitSections } from '#text/html.ts';

/**
 * The vintages told on the site, oldest first (docs/behaviour.md 3.5). Their sources are numbered on from one year to the
 * next; those of the page's other texts follow.
 */
export async function vintages(locale: Locale, terms: PageTerms): Promise<Vintage[]> {
  const records = (await getCollection('vintageFacts'))
    .map(({ id, data }) => ({ ...data, year: Number(nameOf(id)) }))
    .sort((a, b) => a.year - b.year);
  const entries = await getCollection('vintages');
  let listed = 0;
  const drawn = async (id?: string): Promise<Plate | undefined> => (id === undefined ? undefined : plate(id, locale));
  const told = records.map(async (record) => {
    const id = `${locale}/vintages/${record.year}`;
    const file = fileOf(id);
    const entry = entries.find((one) => one.id === id);
    if (!entry) throw new Error(`${file} is missing. Write it.`);
    const sources = numberSources(record.sources, listed);
    listed += record.sources.length;
    const sections = splitSections(finishHtml(entry.rendered?.html ?? '', locale, { sources }), file);
    return {
      ...record,
      ...referenced(record.sources, entry.data, file),
      harvest: record.harvest,
      vineyard: markSection(requireSection(sections, 'vineyard', file), terms),
      winery: markSection(requireSection(sections, 'winery', file), terms),
      plates: { vineyard: await drawn(record.plates.vineyard), winery: await drawn(record.plates.winery) },
    };
  });
  return Promise.all(told);
}

/** The page of the vintages: the introduction, the years told, the others in brief, the harvests of Beaune and a quotation. */
export async function vintagesPage(locale: Locale, terms: PageTerms) {
  const t = await translator(locale);
  // In the order of the page, because the first use of a term is the one marked.
  const intro = terms.mark((await paragraph(locale, 'vintages.intro.text')) ?? '');
  const years = await vintages(locale, terms);
  return {
    intro: {
      title: t('vintages.intro.title'),
      html: intro,
      drawings: await drawingsBefore([[2, 'secateurs']], locale),
    },
    years,
    brief: {
      title: t('vintages.brief.title'),
      html: terms.mark(await briefVintages(locale, years)),
      drawings: await drawingsBefore([[2, 'veraison']], locale),
    },
    harvests: await paragraphs(locale, 'vintages.harvests'),
    quote: await vintagesQuotation(locale),
  };
}

/** The other years in brief, as HTML. Their sources follow those of the years told. */
export function briefVintages(locale: Locale, years: readonly Vintage[]): Promise<string> {
  return paragraphs(locale, 'vintages.brief', years.flatMap(({ sources }) => sources).length);
}

/** The closing quotation. The dictionary calls its author its subtitle (docs/behaviour.md 3.5). */
export function vintagesQuotation(locale: Locale): Promise<Quotation> {
  return dictionaryQuotation(locale, 'vintages.quote', ['vintages.quote.subtitle', 'vintages.quote.source']);
}

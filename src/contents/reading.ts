import { areaReferences, paragraph, paragraphs, translator } from '#text/dictionary.ts';
import type { PageTerms } from '#text/glossary.ts';
import { grandCruPage } from '#contents/grand-cru-page.ts';
import { history } from '#contents/history.ts';
import { plate } from '#pictures/plates.ts';
import { dictionaryQuotation } from '#text/quotations.ts';
import { briefVintages, vintages, vintagesQuotation } from '#vintages/vintages.ts';
import { site } from '#config/site.ts';
import { foreign, type Locale } from '#language/locales.ts';
import type { Reading, ReadingPart } from '#contents/reading-part.ts';
import type { PageRef } from '#routes/routes.ts';

/** Leaves the terms of a text unmarked. */
const noTerms: PageTerms = { mark: (html) => html, used: () => [] };

/** The text of a page in one language. Throws for a page that has none to be read in one go. */
export function reading(page: PageRef, locale: Locale, terms: PageTerms = noTerms): Promise<Reading> {
  if (page.id === 'home') return home(locale, terms);
  if (page.id === 'philosophy') return philosophy(locale, terms);
  if (page.id === 'vintages') return vintagesText(locale, terms);
  if (page.id === 'vineyard') return vineyard(page.params.slug, locale, terms);
  if (page.id === 'history') return historyText(locale, terms);
  if (page.id === 'labels') {
    return sections('labels', ['houses', 'bottle', 'provenance', 'visit', 'names'], 'gate', locale, terms);
  }
  if (page.id === 'atlas') return sections('atlas', ['reading'], 'panorama', locale, terms);
  if (page.id === 'harvests') return sections('harvests', ['says', 'method'], 'sorting', locale, terms);
  if (page.id === 'vineyards') return sections('vineyards', [], 'panorama', locale, terms);
  throw new Error(`The page "${page.id}" has no reading text. Add it to src/contents/reading.ts.`);
}

async function home(locale: Locale, terms: PageTerms): Promise<Reading> {
  const t = await translator(locale);
  return {
    title: t('home.title'),
    titleLang: foreign(site.brandLocale, locale),
    subtitle: t('home.subtitle'),
    plate: await plate('cote-at-dawn', locale),
    parts: [await section('home.about', locale, terms)],
    sources: [await areaReferences('home', locale)],
  };
}

async function philosophy(locale: Locale, terms: PageTerms): Promise<Reading> {
  const t = await translator(locale);
  return {
    title: t('philosophy.title'),
    titleLang: undefined,
    subtitle: t('philosophy.subtitle'),
    plate: await plate('cote-by-night', locale),
    parts: [
      await section('philosophy.spirit', locale, terms),
      { kind: 'quotation', id: 'quote', quotation: await dictionaryQuotation(locale, 'philosophy.quote') },
      await section('philosophy.excellence', locale, terms),
      { kind: 'plate', id: 'cellar', plate: await plate('cellar', locale) },
    ],
    sources: [await areaReferences('philosophy', locale)],
  };
}

async function vintagesText(locale: Locale, terms: PageTerms): Promise<Reading> {
  const t = await translator(locale);
  const intro = terms.mark((await paragraph(locale, 'vintages.intro.text')) ?? '');
  const years = await vintages(locale, terms);
  return {
    title: t('vintages.title'),
    titleLang: undefined,
    subtitle: t('vintages.subtitle'),
    plate: await plate('bunch', locale),
    parts: [
      { kind: 'text', id: 'intro', heading: t('vintages.intro.title'), html: intro },
      ...years.flatMap(({ year, vineyard, winery }): ReadingPart[] => [
        { kind: 'text', id: `year-${year}`, heading: String(year), html: '' },
        { kind: 'text', minor: true, ...vineyard, id: `vineyard-${year}` },
        { kind: 'text', minor: true, ...winery, id: `winery-${year}` },
      ]),
      {
        kind: 'text',
        id: 'brief',
        heading: t('vintages.brief.title'),
        html: terms.mark(await briefVintages(locale, years)),
      },
      { kind: 'quotation', id: 'quote', quotation: await vintagesQuotation(locale) },
    ],
    sources: [...years, await areaReferences('vintages', locale)],
  };
}

async function vineyard(slug: string, locale: Locale, terms: PageTerms): Promise<Reading> {
  const t = await translator(locale);
  const { cru, prose, hero, terroir } = await grandCruPage(slug, locale, terms);
  // The estate's own facts stand in two places of the page and in one of its text.
  const byTitle = Map.groupBy([...hero.specimen, ...terroir], ({ title: owner }) => owner);
  const groups = [...byTitle].map(([owner, all]) => ({ title: owner, facts: all.flatMap(({ facts }) => facts) }));
  return {
    title: cru.name,
    titleLang: foreign('fr', locale),
    subtitle: prose.tagline,
    plate: hero.plate,
    parts: [
      { kind: 'text', ...prose.intro },
      { kind: 'facts', id: 'card', title: t('vineyard.card'), groups },
      ...(prose.quote ? [{ kind: 'quotation' as const, id: 'quote', quotation: prose.quote }] : []),
      ...prose.sections.map((one) => ({ kind: 'text' as const, ...one })),
    ],
    sources: [cru],
  };
}

/** The history in the language that it is written in; its links lead to pages of `locale`. */
async function historyText(locale: Locale, terms: PageTerms): Promise<Reading> {
  const { title, subtitle, timeline, narrative, quote, profile, ...sources } = await history(locale, terms);
  return {
    title,
    titleLang: undefined,
    subtitle,
    plate: await plate('village', locale),
    parts: [
      ...timeline.steps.map(({ year, title: step, html }) => ({
        kind: 'text' as const,
        id: `step-${year}`,
        minor: true as const,
        heading: `${year === 'present' ? timeline.present : year}: ${step}`,
        html,
      })),
      { kind: 'text', ...narrative },
      { kind: 'quotation', id: 'quote', quotation: quote },
      { kind: 'text', ...profile },
      { kind: 'plate', id: 'vine-stock', plate: await plate('vine-stock', locale) },
    ],
    sources: [sources],
  };
}

/** A page whose texts are sections of one area of the dictionary. */
async function sections(
  area: 'labels' | 'atlas' | 'harvests' | 'vineyards',
  names: readonly string[],
  plateId: string,
  locale: Locale,
  terms: PageTerms,
): Promise<Reading> {
  const t = await translator(locale);
  const parts: ReadingPart[] = [];
  // In the order of the page, because the first use of a term is the one marked.
  for (const name of names) parts.push(await section(`${area}.${name}`, locale, terms));
  return {
    title: t(`${area}.title`),
    titleLang: undefined,
    subtitle: t(`${area}.subtitle`),
    plate: await plate(plateId, locale),
    parts,
    sources: [await areaReferences(area, locale)],
  };
}

/** A section of the dictionary: `home.about.title`, then `home.about.p1`, `home.about.p2` … */
async function section(key: string, locale: Locale, terms: PageTerms): Promise<ReadingPart> {
  const t = await translator(locale);
  const id = key.split('.').at(-1) ?? key;
  return { kind: 'text', id, heading: t(`${key}.title`), html: terms.mark(await paragraphs(locale, key)) };
}

import { KEEPING } from '#compare/comparison.ts';
import { keepingExample } from '#compare/records.ts';
import { cruText } from '#contents/cru.ts';
import { harvestsText } from '#contents/harvests.ts';
import { historyText } from '#contents/history.ts';
import { textSection, type PageText } from '#contents/section.ts';
import { textOf } from '#contents/text-of.ts';
import { vineyardsText } from '#contents/vineyards.ts';
import { vintagesText } from '#contents/vintages.ts';
import { foreign, type Locale } from '#language/locales.ts';
import {
  isTextRoute,
  type PageRef,
  type PlainRouteId,
  type PageWithText,
  type RouteId,
  type TextRouteId,
} from '#routes/routes.ts';
import type { PageProps } from '#routes/static-paths.ts';
import { translator } from '#text/dictionary.ts';
import { pageTerms } from '#text/glossary.ts';
import type { PageTerms } from '#text/terms.ts';
import { textLocaleOf } from '#text/pages.ts';

type Contents<Id extends RouteId> = (
  page: Extract<PageRef, { id: Id }>,
  locale: Locale,
  terms: PageTerms,
) => Promise<PageText>;

/** A page whose figures say nothing that its text does not. */
const asWritten = ({ id }: { readonly id: PlainRouteId }, locale: Locale, terms: PageTerms): Promise<PageText> =>
  textOf(id, locale, terms);

/** What the heights of the Côte say beside their figure. */
async function saidOfSlope(locale: Locale) {
  const t = await translator(locale);
  return { data: undefined, says: [textSection('slope', t('slope.title'), `<p>${t('slope.p1')}</p>`)] };
}

/** What the table of the nine says beside it. */
async function saidOfComparison(locale: Locale) {
  const t = await translator(locale);
  const says = [
    textSection('table', t('compare.table.title'), `<p>${t('compare.subtitle')}</p><p>${t('compare.note')}</p>`),
    textSection(KEEPING, t('compare.figure.keep'), `<p>${await keepingExample(locale)}</p>`),
  ];
  return { data: undefined, says };
}

/** What each page says, in its order. A route without an entry does not compile, unless it is only text. */
const contents: { readonly [Id in Exclude<PageWithText['id'], TextRouteId>]: Contents<Id> } = {
  home: async ({ id }, locale, terms) => ({
    ...(await textOf(id, locale, terms)),
    documentTitle: (await translator(locale))('home.meta-title'),
  }),
  history: (_, locale, terms) => historyText(locale, terms),
  vineyards: (_, locale, terms) => vineyardsText(locale, terms),
  vintages: (_, locale, terms) => vintagesText(locale, terms),
  vineyard: ({ params }, locale, terms) => cruText(params.slug, locale, terms),
  atlas: ({ id }, locale, terms) => textOf(id, locale, terms, { make: { slope: () => saidOfSlope(locale) } }),
  harvests: (_, locale, terms) => harvestsText(locale, terms),
  data: asWritten,
  compare: ({ id }, locale, terms) =>
    textOf(id, locale, terms, { make: { comparison: () => saidOfComparison(locale) } }),
  az: asWritten,
  plates: asWritten,
  offline: asWritten,
  sitemap: asWritten,
};

/** Leaves the terms of a text unmarked. */
const noTerms: PageTerms = { mark: (html) => html, used: () => [] };

/** What a page says in one language. Marks terms with the marker that is given, otherwise none. */
export function pageText(page: PageWithText, locale: Locale, terms: PageTerms = noTerms): Promise<PageText> {
  if (isTextRoute(page.id)) return textOf(page.id, locale, terms);
  // The entry and the page have the same id, which the type of a look-up cannot say.
  const contentsOf = contents[page.id] as Contents<typeof page.id>;
  return contentsOf(page as never, locale, terms);
}

/** A marker for the terms of a page, in the language of its text. */
export async function termsOf(page: PageWithText, locale: Locale): Promise<PageTerms> {
  return pageTerms(page.id === 'vineyard' ? locale : await textLocaleOf(page.id, locale));
}

/** What a page prints. */
export type PageContent = Awaited<ReturnType<typeof pageContent>>;

/**
 * What a page file prints: its text, and the words of the interface around it. With `explains` the terms of the glossary
 * are marked in the text and explained at its end.
 */
export async function pageContent<Page extends PageWithText>(
  { page, locale }: PageProps<Page>,
  { explains = false } = {},
) {
  const terms = explains ? await termsOf(page, locale) : noTerms;
  const text = await pageText(page, locale, terms);
  return {
    page,
    locale,
    t: await translator(locale),
    text,
    /** Language of the text where it is not the page's. */
    lang: foreign(text.textLocale, locale),
    /** The terms that are marked in it. */
    explained: terms.used(),
  };
}

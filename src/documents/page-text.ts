import { cruPageText } from '#documents/cru-page.ts';
import type { PageText } from '#documents/section.ts';
import { plainPageText } from '#documents/plain-page.ts';
import { foreign, type Locale } from '#language/locales.ts';
import { allPages } from '#site/paths.ts';
import type { PageWithText } from '#site/routes.ts';
import type { PageProps } from '#site/static-paths.ts';
import { translator } from '#text/dictionary.ts';
import { grandCrus } from '#vineyards/records.ts';

/** Every page of the site that has a text. */
export const sitePages = grandCrus.then((crus) => allPages(crus.map(({ slug }) => slug)));

/** The text of a page in one language. */
export function pageText(page: PageWithText, locale: Locale): Promise<PageText> {
  return page.id === 'vineyard' ? cruPageText(page.params.slug, locale) : plainPageText(page.id, locale);
}

/** Every page with what it says in one language. */
export async function siteTexts(locale: Locale) {
  return Promise.all((await sitePages).map(async (page) => ({ page, text: await pageText(page, locale) })));
}

export type PageContent = Awaited<ReturnType<typeof pageContent>>;

/** The text of a page, and the words of the interface around it. */
export async function pageContent<Page extends PageWithText>({ page, locale }: PageProps<Page>) {
  const text = await pageText(page, locale);
  return {
    page,
    locale,
    t: await translator(locale),
    text,
    /** Language of the text where it is not the page's. */
    lang: foreign(text.textLocale, locale),
  };
}

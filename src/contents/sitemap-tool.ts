import { site } from '#config/site.ts';
import { deployment } from '#routes/links.ts';
import { wordsOf } from '#text/dictionary.ts';
import { grandCrus } from '#vineyards/records.ts';
import type { Locale } from '#language/locales.ts';
import { allPages } from '#routes/paths.ts';

/** What the sitemap tool works with: its words, and the pages in the order of the published file, so that both texts are the same. */
export async function sitemapTool(locale: Locale) {
  const { origin, base, buildDate } = deployment;
  return {
    locale,
    messages: await wordsOf('sitemap', locale),
    pages: allPages((await grandCrus).map(({ slug }) => slug).sort()),
    siteAddress: { origin, base },
    buildDate,
    searchConsole: site.searchConsole,
  };
}

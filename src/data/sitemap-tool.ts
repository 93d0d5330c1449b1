import { site } from '#config/site.ts';
import { deployment } from '#data/deployment.ts';
import { translator } from '#data/dictionary.ts';
import { grandCrus } from '#data/vineyards.ts';
import type { Locale } from '#i18n/locales.ts';
import { allPages } from '#routing/paths.ts';

const WORDS = ['generate', 'download', 'copy', 'copied', 'console', 'text'];

/** What the sitemap tool works with: its words, and the pages in the order of the published file, so that both texts are the same. */
export async function sitemapTool(locale: Locale) {
  const t = await translator(locale);
  const { origin, base, buildDate } = deployment;
  return {
    locale,
    messages: Object.fromEntries(WORDS.map((word) => [`sitemap.${word}`, t(`sitemap.${word}`)])),
    pages: allPages((await grandCrus).map(({ slug }) => slug).sort()),
    siteAddress: { origin, base },
    buildDate,
    searchConsole: site.searchConsole,
  };
}

import { contentType } from '#site/mime-types.ts';
import { site } from '#site/site.ts';
import { siteTexts } from '#documents/page-text.ts';
import { defaultLocale, localeCodes, locales } from '#language/locales.ts';
import { withoutJoiners } from '#language/spacing.ts';
import { urlOfPath } from '#site/links.ts';
import { feedPath, pathTo } from '#site/paths.ts';
import { openFiles } from '#vineyards/open-data.ts';

/**
 * `llms.txt` (llmstxt.org): the Markdown of every page in the order of the route table, language by language, and the
 * files for download.
 */
export async function llmsTxt(): Promise<string> {
  const languages = localeCodes.map(async (locale) => {
    const pages = (await siteTexts(locale)).map(({ page, text: { documentTitle, description } }) => {
      return `- [${documentTitle}](${urlOfPath(`${pathTo(page, locale)}.md`)}): ${description}`;
    });
    return [`## ${locales[locale].name}`, '', ...pages, ''];
  });
  const data = (await openFiles).map(({ name }) => `/data/${name}`).sort();
  const downloads = [...localeCodes.map(feedPath), ...data].map(
    (file) => `- [${file.slice(1)}](${urlOfPath(file)}): ${contentType(file)}`,
  );
  const [home] = await siteTexts(defaultLocale);
  const head = [`# ${site.brand}`, '', `> ${home?.text.description ?? ''}`, ''];
  const lines = [...head, ...(await Promise.all(languages)).flat(), '## Data', '', ...downloads, ''];
  return withoutJoiners(lines.join('\n'));
}

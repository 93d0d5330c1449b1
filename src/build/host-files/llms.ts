import type { Deployment } from '#config/deployment.ts';
import { site } from '#config/site.ts';
import { defaultLocale, localeCodes, locales } from '#language/locales.ts';
import { allPages, pathTo } from '#routes/paths.ts';
import { absoluteUrl, href } from '#routes/address.ts';
import { contentType } from '../../../tools/mime-types.ts';
import type { PageMarkdown } from '../page-markdown.ts';

/**
 * `llms.txt` (llmstxt.org): the Markdown of every page in the order of the route table, language by language, and the
 * files for download. `slugs` are those of the Grand Crus, `files` paths below the site's root.
 */
export function llmsTxt(
  deployment: Deployment,
  texts: readonly PageMarkdown[],
  slugs: readonly string[],
  files: readonly string[],
): string {
  const byAddress = new Map(texts.map((text) => [text.address, text]));
  const languages = localeCodes.map((locale) => {
    const pages = allPages(slugs).flatMap((page) => {
      const address = `${pathTo(page, locale)}.md`;
      const text = byAddress.get(href(deployment, address));
      return text ? [`- [${text.title}](${absoluteUrl(deployment, address)}): ${text.description}`] : [];
    });
    return [`## ${locales[locale].name}`, '', ...pages, ''];
  });
  const downloads = files.map((file) => `- [${file}](${absoluteUrl(deployment, `/${file}`)}): ${contentType(file)}`);
  const summary = byAddress.get(href(deployment, `${pathTo({ id: 'home' }, defaultLocale)}.md`))?.description;
  return [`# ${site.brand}`, '', `> ${summary ?? ''}`, '', ...languages.flat(), '## Data', '', ...downloads, ''].join(
    '\n',
  );
}

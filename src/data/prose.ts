import { href } from '#seo/address.ts';
import { deployment } from '#data/deployment.ts';
import { markFrenchNames } from '#data/names.ts';
import type { Locale } from '#i18n/locales.ts';
import { finishProse, type ResolveLink } from '#prose/finish.ts';
import { inlineProse } from '#prose/inline.ts';
import { renderMarkdown } from '#prose/markdown.ts';
import { pathTo } from '#routing/paths.ts';
import { routeIds, type PageRef } from '#routing/routes.ts';

/** Resolves the link targets that prose may use; the content check has already proved they exist. */
function linkResolver(locale: Locale): ResolveLink {
  return (target) => href(deployment, pathTo(linkTarget(target), locale));
}

/** `route:vintages` and `vineyard:musigny` name a page; anything else is an error. */
function linkTarget(target: string): PageRef {
  const [kind, name = ''] = target.split(':');
  if (kind === 'vineyard') return { id: 'vineyard', params: { slug: name } };
  const id = routeIds.find((candidate) => candidate === name);
  if (kind !== 'route' || id === undefined || id === 'vineyard') {
    throw new Error(`The link target "${target}" names no page. Use route:<id> or vineyard:<slug>.`);
  }
  return { id };
}

/**
 * Markdown of the dictionary or of a record to finished HTML. Links lead to pages in `linkLocale`,
 * which differs from the text's language only where a page shows a text it has no translation of.
 */
export function prose(markdown: string, locale: Locale, linkLocale: Locale = locale): string {
  return finishHtml(renderMarkdown(markdown), locale, linkLocale);
}

/** A short Markdown text without links, for a label or a card. */
export function inline(markdown: string, locale: Locale): string {
  return inlineProse(markdown, locale, markFrenchNames);
}

/** HTML that Astro rendered from a Markdown file to finished HTML. */
export function finishHtml(html: string, locale: Locale, linkLocale: Locale = locale): string {
  return finishProse(html, locale, linkResolver(linkLocale), markFrenchNames);
}

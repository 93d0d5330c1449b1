import { labelCells } from '#text/tables.ts';
import { linkTo } from '#routes/links.ts';
import type { Locale } from '#language/locales.ts';
import { linkCitations, type SourceNumbers } from '#text/citations.ts';
import { finishProse, type ResolveLink } from '#text/finish.ts';
import { renderMarkdown } from '#text/markdown.ts';
import { routeIds, type PageRef } from '#routes/routes.ts';

/** Resolves the link targets that prose may use; the content check has already proved they exist. */
function linkResolver(locale: Locale): ResolveLink {
  return (target) => {
    const [page = '', fragment] = target.split('#');
    return linkTo(linkTarget(page), locale) + (fragment === undefined ? '' : `#${fragment}`);
  };
}

/** `route:vintages` and `vineyard:musigny#notes` name a page or a place on it; anything else is an error. */
function linkTarget(target: string): PageRef {
  const [kind, name = ''] = target.split(':');
  if (kind === 'vineyard') return { id: 'vineyard', params: { slug: name } };
  const id = routeIds.find((candidate) => candidate === name);
  if (kind !== 'route' || id === undefined || id === 'vineyard' || id === 'notes') {
    throw new Error(`The link target "${target}" names no page. Use route:<id> or vineyard:<slug>.`);
  }
  return { id };
}

interface ProseOptions {
  /** Language of the linked pages; differs from the text's only where a page shows a text it has no translation of. */
  readonly linkLocale?: Locale;
  /** The sources that the text may cite. */
  readonly sources?: SourceNumbers;
}

/** Markdown of the dictionary or of a record to finished HTML. */
export function prose(markdown: string, locale: Locale, options?: ProseOptions): string {
  return finishHtml(renderMarkdown(markdown), locale, options);
}

/** HTML that Astro rendered from a Markdown file to finished HTML. */
export function finishHtml(html: string, locale: Locale, options: ProseOptions = {}): string {
  const { linkLocale = locale, sources = new Map() } = options;
  return labelCells(finishProse(linkCitations(html, sources), locale, linkResolver(linkLocale)));
}

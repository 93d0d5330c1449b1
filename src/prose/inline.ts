import type { Locale } from '#i18n/locales.ts';
import { finishProse } from '#prose/finish.ts';
import { renderMarkdown } from '#prose/markdown.ts';
import type { MarkNames } from '#prose/names.ts';

/** A short Markdown text without links to finished HTML, for places that are paragraphs already. */
export function inlineProse(markdown: string, locale: Locale, markNames: MarkNames): string {
  const noLink = (target: string): never => {
    throw new Error(`"${target}": a short text cannot hold a link. Move the link to the page's prose.`);
  };
  const html = finishProse(renderMarkdown(markdown), locale, noLink, markNames);
  return html.replace(/^<p>(.*)<\/p>$/s, '$1');
}

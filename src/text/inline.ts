import type { Locale } from '#language/locales.ts';
import { finishProse } from '#text/finish.ts';
import { renderMarkdown } from '#text/markdown.ts';
import type { MarkNames } from '#text/name-marker.ts';

/** A short Markdown text without links to finished HTML, for places that are paragraphs already. */
export function inlineProse(markdown: string, locale: Locale, markNames: MarkNames): string {
  const noLink = (target: string): never => {
    throw new Error(`"${target}": a short text cannot hold a link. Move the link to the page's prose.`);
  };
  const html = finishProse(renderMarkdown(markdown), locale, noLink, markNames);
  return html.replace(/^<p>(.*)<\/p>$/s, '$1');
}

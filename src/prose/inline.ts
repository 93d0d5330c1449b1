import type { Locale } from '#i18n/locales.ts';
import { finishProse } from '#prose/finish.ts';
import { renderMarkdown } from '#prose/markdown.ts';

/**
 * A short Markdown text without links to finished HTML, for places that are paragraphs already.
 * Names stay unmarked: labels and cards consist of little else, and there are hundreds of them.
 */
export function inlineProse(markdown: string, locale: Locale): string {
  const noLink = (target: string): never => {
    throw new Error(`"${target}": a short text cannot hold a link. Move the link to the page's prose.`);
  };
  const html = finishProse(renderMarkdown(markdown), locale, noLink, (text) => text);
  return html.replace(/^<p>(.*)<\/p>$/s, '$1');
}

import type { Locale } from '#language/locales.ts';
import { finishProse } from '#text/finish.ts';
import { renderMarkdown } from '#text/markdown.ts';

/** A short Markdown text without links to finished HTML, for a label, a card or another place that is a paragraph already. */
export function inline(markdown: string, locale: Locale): string {
  const noLink = (target: string): never => {
    throw new Error(`"${target}": a short text cannot hold a link. Move the link to the page's prose.`);
  };
  const html = finishProse(renderMarkdown(markdown), locale, noLink);
  return html.replace(/^<p>(.*)<\/p>$/s, '$1');
}

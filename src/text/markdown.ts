import { markdownToHtml, type Features } from 'satteri';

/**
 * Markdown features of the site's prose. Headings name their section (`## Title {#intro}`);
 * punctuation is left to `typography.ts`, which knows French.
 */
export const MARKDOWN_FEATURES: Features = { headingAttributes: true, smartPunctuation: false };

/** Markdown of a dictionary text to HTML; one paragraph or several. */
export function renderMarkdown(markdown: string): string {
  return markdownToHtml(markdown, { features: MARKDOWN_FEATURES }).html.trim();
}

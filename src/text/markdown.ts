import { markdownToHast, type Features } from 'satteri';
import type { ElementContent, Root } from 'hast';
import type { Tree } from '#text/tree.ts';

/**
 * Markdown features of the site's prose. Headings name their section (`## Title {#intro}`), HTML in a text becomes
 * elements; punctuation is left to `typography.ts`, which knows French, and citations to `citations.ts`.
 */
const FEATURES: Features = {
  gfm: { footnotes: false },
  headingAttributes: true,
  rawHtml: true,
  smartPunctuation: false,
};

/** A text in Markdown as a tree; one paragraph or several. */
export function parseMarkdown(markdown: string): Tree {
  const root = markdownToHast(markdown, { features: FEATURES, position: false }) as Root;
  return root.children as ElementContent[];
}

/** A table in Markdown. */
export function markdownTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

import { abbreviations, localeOf } from '#language/locales.ts';
import type { BuiltPage, Edit } from './built-page.ts';

/** What is no running text, or is drawn anew by a script. */
const SKIPPED = new Set(['script', 'style', 'svg', 'noscript', 'astro-island', 'abbr', 'code', 'button', 'option']);

/**
 * Marks each abbreviation with what it means where it stands first in the text of a page, below its title page:
 * `0.27 ha` becomes `0.27 <abbr title="hectare">ha</abbr>`.
 */
export function explainAbbreviations({ html, $ }: BuiltPage): Edit[] {
  const locale = localeOf($('html').attr('lang'));
  const [main] = $('main');
  if (locale === undefined || main === undefined) return [];
  const left = new Map(Object.entries(abbreviations[locale]));
  const edits: Edit[] = [];
  let hasBegun = false;
  const read = (children: typeof main.children): void => {
    for (const node of children) {
      if (left.size === 0) return;
      if (!('children' in node) && 'data' in node && node.nodeType === 3 && hasBegun && node.sourceCodeLocation) {
        const { startOffset, endOffset } = node.sourceCodeLocation;
        edits.push(...firstOf(left, html.slice(startOffset, endOffset), startOffset));
      }
      if (!('attribs' in node) || SKIPPED.has(node.name)) continue;
      hasBegun ||= node.attribs.id === 'text';
      read(node.children);
    }
  };
  read(main.children);
  return edits;
}

/** The edits that mark those which stand in a text; they are taken from those that are left. */
function firstOf(left: Map<string, string>, text: string, start: number): Edit[] {
  const edits: Edit[] = [];
  for (const [short, meaning] of left) {
    const letters = short.replaceAll('.', '\\.').replaceAll(' ', '\\s');
    const found = new RegExp(`(?<![\\p{L}\\d/.-])${letters}(?![\\p{L}\\d/-])`, 'u').exec(text);
    if (!found) continue;
    left.delete(short);
    const from = start + found.index;
    edits.push({ from, to: from + found[0].length, html: `<abbr title="${meaning}">${found[0]}</abbr>` });
  }
  return edits;
}

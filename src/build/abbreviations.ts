import { abbreviations, localeCodes } from '#language/locales.ts';

/** What is no running text, or is drawn anew by a script. */
const SKIPPED = new Set(['script', 'style', 'svg', 'noscript', 'astro-island', 'abbr', 'code', 'button', 'option']);

/**
 * Marks each abbreviation with what it means where it stands first in the text of a finished page, below its title
 * page: `0.27 ha` becomes `0.27 <abbr title="hectare">ha</abbr>`.
 */
export function explainAbbreviations(html: string): string {
  const locale = localeCodes.find((code) => html.includes(`<html lang="${code}"`));
  const begin = html.indexOf('id="text"');
  if (locale === undefined || begin === -1) return html;
  const left = new Map(Object.entries(abbreviations[locale]));
  let depth = 0;
  const tokens = html.slice(begin).split(/(<[^>]*>)/);
  // The first is what is left of the tag with the id; the last text is that of the footer at the latest.
  const marked = tokens.map((token, index) => {
    if (index === 0 || left.size === 0) return token;
    if (!token.startsWith('<')) return depth === 0 ? markFirst(token, left) : token;
    const [, slash = '', name = ''] = /^<(\/?)([\w-]+)/.exec(token) ?? [];
    if (SKIPPED.has(name) && !token.endsWith('/>')) depth += slash === '' ? 1 : -1;
    if (token === '</main>') left.clear();
    return token;
  });
  return html.slice(0, begin) + marked.join('');
}

/** Marks those that stand in a text, and takes them from those that are left. */
function markFirst(text: string, left: Map<string, string>): string {
  for (const [short, meaning] of left) {
    const letters = short.replaceAll('.', '\\.').replaceAll(' ', '\\s');
    const found = new RegExp(`(?<![\\p{L}\\d/.-])${letters}(?![\\p{L}\\d/-])`, 'u').exec(text);
    if (!found) continue;
    left.delete(short);
    const before = markFirst(text.slice(0, found.index), left);
    const after = markFirst(text.slice(found.index + found[0].length), left);
    return `${before}<abbr title="${meaning}">${found[0]}</abbr>${after}`;
  }
  return text;
}

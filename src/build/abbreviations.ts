import { abbreviations, localeOf } from '#language/locales.ts';
import { escapePattern } from '#text/strings.ts';
import { runningTexts, type ParsedPage, type Edit, type Located } from './parsed-page.ts';

/** Where each abbreviation of a language stands in a text, by its letters. */
const patterns = new Map(
  Object.values(abbreviations)
    .flatMap((all) => Object.keys(all))
    .map((short) => {
      const letters = escapePattern(short).replaceAll(' ', '\\s');
      return [short, new RegExp(`(?<![\\p{L}\\d/.-])${letters}(?![\\p{L}\\d/-])`, 'u')];
    }),
);

/**
 * Marks each abbreviation with what it means where it stands first in the text of a page, below its title page:
 * `0.27 ha` becomes `0.27 <abbr title="hectare">ha</abbr>`.
 */
export function explainAbbreviations(page: ParsedPage): Edit[] {
  const locale = localeOf(page.$('html').attr('lang'));
  if (locale === undefined) return [];
  const left = new Map(Object.entries(abbreviations[locale]));
  const begin = (page.$('#text').get(0) as Located | undefined)?.sourceCodeLocation?.startOffset ?? Infinity;
  return runningTexts(page, 'main').flatMap(({ text, from }) => (from > begin ? firstOf(left, text, from) : []));
}

/** The edits that mark those which stand in a text; they are taken from those that are left. */
function firstOf(left: Map<string, string>, text: string, start: number): Edit[] {
  const edits: Edit[] = [];
  for (const [short, meaning] of left) {
    const found = patterns.get(short)?.exec(text);
    if (!found) continue;
    left.delete(short);
    const from = start + found.index;
    edits.push({ from, to: from + found[0].length, html: `<abbr title="${meaning}">${found[0]}</abbr>` });
  }
  return edits;
}

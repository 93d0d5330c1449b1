import { stripTags } from '#text/html.ts';

/** A pattern source that matches any of the words, longer ones first so that they win over their parts. */
export function anyOf(words: readonly string[]): string {
  return [...words]
    .sort((a, b) => b.length - a.length)
    .map(escapePattern)
    .join('|');
}

/** Makes a text match itself in a regular expression. */
function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** A text without the signs over and under its letters: `Vougeot, Côte` is `Vougeot, Cote`. */
export function stripAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('Œ', 'Oe');
}

/** The fragment of a heading: `A Name That Gained Ground` is `a-name-that-gained-ground`. Takes plain text or HTML. */
export function anchorOf(heading: string): string {
  return stripAccents(stripTags(heading))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Content is typed with straight apostrophes; prose is searched after it was typeset. */
export function asPrinted(word: string): string {
  return word.replaceAll("'", '’');
}

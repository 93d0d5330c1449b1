import { stripAccents } from '#language/accents.ts';

/** A pattern source that matches any of the words, longer ones first so that they win over their parts. */
export function anyOf(words: readonly string[]): string {
  return [...words]
    .sort((a, b) => b.length - a.length)
    .map(escapePattern)
    .join('|');
}

/** Makes a text match itself in a regular expression, those of nginx and Apache included. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The name of a climat on its ground: `Les Renardes (Corton)` is `Les Renardes`. */
export function withoutBrackets(name: string): string {
  return name.replace(/ \(.*\)$/, '');
}

/** Hyphened words, with all that touches them, which stay on one line: `Romanée-Saint-Vivant`. A group, to split a text at them. */
export const LINKED = /([^ ]*\p{L}-\p{L}[^ ]*)/u;

/** The fragment of a heading: `A Name That Gained Ground` is `a-name-that-gained-ground`. */
export function anchorOf(heading: string): string {
  return stripAccents(heading)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Content is typed with straight apostrophes; prose is searched after it was typeset. */
export function asPrinted(word: string): string {
  return word.replaceAll("'", '’');
}

const WORD = /[\p{L}\d]+/gu;

/** The words of a text, without regard to capitals. */
const distinctWords = (text: string): Set<string> => new Set(text.toLowerCase().match(WORD));

/**
 * Makes a function that finds the texts that may hold one of some phrases, by their rarest words: the numbers of these texts
 * in order. To search every text for every phrase would take a time that grows with the square of a site.
 */
export function wordIndex(texts: readonly string[]): (phrases: readonly string[]) => number[] {
  const places = new Map<string, number[]>();
  for (const [index, text] of texts.entries()) {
    for (const word of distinctWords(text)) {
      const known = places.get(word);
      if (known) known.push(index);
      else places.set(word, [index]);
    }
  }
  const holding = (phrase: string): number[] =>
    [...distinctWords(phrase)].map((word) => places.get(word) ?? []).sort((a, b) => a.length - b.length)[0] ?? [];
  return (phrases) => [...new Set(phrases.flatMap(holding))].sort((a, b) => a - b);
}

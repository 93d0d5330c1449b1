/** A pattern source that matches any of the words, longer ones first so that they win over their parts. */
export function anyOf(words: readonly string[]): string {
  return [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('|');
}

/** Content is typed with straight apostrophes; prose is searched after it was typeset. */
export function asPrinted(word: string): string {
  return word.replaceAll("'", '’');
}

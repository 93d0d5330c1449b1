/** Corrections (letters changed, added or left out) up to which a word counts as a misspelling of another. */
const FAR = 3;

/** The candidate most like a misspelt word, if any is close: `nearest('areHa', ['areaHa', 'aspect'])` is `'areaHa'`. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .map((candidate) => ({ candidate, distance: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter((found) => found.distance < Math.min(FAR, word.length))
    .sort((a, b) => a.distance - b.distance);
  return best?.candidate;
}

/** Levenshtein's edit distance, one row at a time. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of from.split('').entries()) {
    const next = [index + 1];
    for (const [place, other] of to.split('').entries()) {
      const kept = (row[place] ?? 0) + Number(letter !== other);
      next.push(Math.min(kept, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

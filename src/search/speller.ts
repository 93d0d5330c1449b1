import type MiniSearch from 'minisearch';
import { asIs, bareWord, type Analyzer } from '#search/analyzer.ts';

/** Makes what corrects a typed word: where no index has it or goes on from it, it is the one that is spelt most like it. */
export function speller(indexes: readonly MiniSearch[], knownWords: ReadonlySet<string>, analyzer: Analyzer) {
  const lookUp = (typed: string, more: object = {}) =>
    indexes.flatMap((index) => index.search(typed, { ...asIs, ...more }));
  return (word: string): string => {
    const stem = analyzer.stem(word);
    if (stem.length < 5 || /\d/.test(stem) || knownWords.has(stem) || lookUp(stem).length > 0) return word;
    if (lookUp(bareWord(word), { prefix: true }).length > 0) return word;
    const swapped = Array.from(
      stem,
      (letter, at) => stem.slice(0, at) + stem.charAt(at + 1) + letter + stem.slice(at + 2),
    );
    const others = lookUp(stem, { fuzzy: stem.length > 7 ? 2 : 1 }).flatMap((found) => found.terms);
    return (
      swapped.find((one) => knownWords.has(one) || lookUp(one).length > 0) ??
      others.find((one) => one.startsWith(stem.charAt(0))) ??
      word
    );
  };
}

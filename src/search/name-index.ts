import MiniSearch, { type SearchResult } from 'minisearch';
import type { Concept } from '#search/query.ts';
import type { SearchFile } from '#search/search-file.ts';
import { asIs, bareWord, WORD, type Analyzer } from '#search/analyzer.ts';

/** A text without accents, capitals and signs, but with its endings. */
const plain = (text: string): string => (text.match(WORD) ?? []).map(bareWord).join(' ');

/** Makes what finds names: by their whole wording, or by the words that they have. */
export function nameIndex({ names }: SearchFile, analyzer: Analyzer) {
  const index = new MiniSearch<{ readonly id: number }>({ fields: ['name', 'also'], ...analyzer.options });
  index.addAll(names.map(([name, also], id) => ({ id, name, also })));
  const keysOf = (text: string): string[] => text.split(';').map((one) => analyzer.termsOf(one).join(' '));
  const wordings = names.map(([name, also]) => new Set([...keysOf(name), ...keysOf(also)]));

  /** The names that have every concept. */
  const lookUpNames = (concepts: readonly Concept[]): SearchResult[] => {
    if (concepts.length === 0) return [];
    const queries = concepts.flatMap(({ wordings: [typed = []] }) => typed);
    const prefix = concepts.some((concept) => concept.isOpen);
    return index
      .search({ combineWith: 'AND', queries }, { ...asIs, prefix, boost: { name: 1.3 } })
      .filter((one) => one.terms.every((term) => concepts.some(({ isTyped }) => isTyped(term))));
  };

  /** The names that a query asks for, whole ones first. */
  const find = (query: string, concepts: readonly Concept[]) => {
    const key = analyzer.termsOf(query).join(' ');
    const spoken = concepts.flatMap(({ wordings: [typed = []] }) => typed).join(' ');
    const isBegun = (id: number): boolean => [...(wordings[id] ?? [])].some((one) => one.startsWith(key));
    const isWhole = (id: number): boolean => wordings[id]?.has(key) === true || wordings[id]?.has(spoken) === true;
    const foundNames = lookUpNames(concepts).map(({ id, score }) => {
      // Of two names that have what was asked, the one with fewer other words comes first.
      const length = Math.min(...[...(wordings[id as number] ?? [])].map((one) => one.split(' ').length));
      return { id: id as number, begun: Number(isBegun(id as number)), rank: score / length };
    });
    const typed = plain(query);
    const whole = names
      .flatMap(([name, also], id) => {
        if (!isWhole(id)) return [];
        return [{ id, rank: [name, ...also.split(';')].some((one) => plain(one) === typed) ? 1 : 0 }];
      })
      .sort((one, other) => other.rank - one.rank);
    // A name that begins as typed comes first: of two with the name Noëllat, not Hudelot-Noëllat.
    const others = foundNames
      .filter(({ id }) => !isWhole(id))
      .sort((one, other) => other.begun - one.begun || other.rank - one.rank);
    const listedNames = [...whole, ...others].map(({ id }) => id);
    const [first = -1] = listedNames;
    return {
      ids: listedNames,
      isWhole: whole.length > 0,
      /** Whether a name or another name of the index was typed as it stands. */
      isExact: whole[0]?.rank === 1,
      isBegun: isBegun(first),
    };
  };
  return { find, index };
}

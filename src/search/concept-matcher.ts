import type MiniSearch from 'minisearch';
import type { Query, SearchResult } from 'minisearch';
import type { Concept } from '#search/query.ts';
import { asIs, SYNONYM_WEIGHT } from '#search/analyzer.ts';

/** Where the concepts of a query stand. Lists have a number for each concept, by its place in the query. */
interface Matches {
  /** How much each concept counts in the query. */
  readonly weights: readonly number[];
  /** By passage, how much of each concept it has. */
  readonly scores: ReadonlyMap<number, readonly number[]>;
  /** The same by section: the most that one of its passages has. */
  readonly sections: ReadonlyMap<string, readonly number[]>;
  /** By passage, the weight of the concepts that it has in the words that were typed. */
  readonly asTyped: ReadonlyMap<number, number>;
  /** The terms that were met. */
  readonly met: ReadonlySet<string>;
  /** Whether no concept was met only by a longer word. */
  readonly isSpelt: boolean;
}

/** Makes the function that looks up the concepts of a query in the passages of an index. */
export function conceptMatcher(passageIndex: MiniSearch, passageCount: number, sectionOf: (id: number) => string) {
  return (concepts: readonly Concept[]): Matches => {
    const weights: number[] = [];
    const scores = new Map<number, number[]>();
    const sections = new Map<string, number[]>();
    const asTyped = new Map<number, number>();
    const met = new Set<string>();
    let isSpelt = true;
    for (const [index, concept] of concepts.entries()) {
      const { results, isWhole } = lookUp(concept, passageIndex);
      isSpelt &&= isWhole;
      const weight = weightOf(concept, results, passageCount);
      const most = results[0]?.score ?? 1;
      weights.push(weight);
      for (const { id: found, score, terms: own } of results) {
        const id = found as number;
        const of = scores.get(id) ?? [];
        const isTyped = own.some(concept.isTyped);
        of[index] = weight * (0.6 + (0.4 * score) / most) * (isTyped ? 1 : SYNONYM_WEIGHT);
        scores.set(id, of);
        if (isTyped) asTyped.set(id, (asTyped.get(id) ?? 0) + weight);
        const section = sections.get(sectionOf(id)) ?? [];
        section[index] = Math.max(section[index] ?? 0, of[index] ?? 0);
        sections.set(sectionOf(id), section);
        for (const term of own) met.add(term);
      }
    }
    return { weights, scores, sections, asTyped, met, isSpelt };
  };
}

/**
 * The passages that have a concept as it was typed or in other words; where there are none and the word is still being typed,
 * those with a longer word that begins with it.
 */
function lookUp(
  concept: Concept,
  passageIndex: MiniSearch,
): { readonly results: readonly SearchResult[]; readonly isWhole: boolean } {
  const search = (more: object) => passageIndex.search(queryOf(concept), { ...asIs, ...more });
  const exact = search({});
  const [typed = ''] = concept.wordings[0] ?? [];
  if (exact.length > 0 || isNumber(concept)) return { results: exact, isWhole: true };
  const longer = concept.isOpen && typed.length > 2 ? search({ prefix: true }) : [];
  return { results: longer.filter((one) => one.terms.some(concept.isTyped)), isWhole: false };
}

/** Matches a passage that has all words of one of the wordings. */
const queryOf = ({ wordings }: Concept): Query => ({
  combineWith: 'OR',
  queries: wordings.map((stems): Query => ({ combineWith: 'AND', queries: [...stems] })),
});

const isNumber = ({ wordings: [[typed = ''] = []] }: Concept): boolean => /\d/.test(typed);

/** How much a concept counts in a query: less, the more passages have it. */
function weightOf(concept: Concept, results: readonly SearchResult[], passageCount: number): number {
  // A word that stands nowhere but in running text is seldom what is asked for.
  const fields = results.flatMap(({ match }) => Object.values(match).flat());
  const isTopic = isNumber(concept) || concept.wordings.length > 1 || fields.some((field) => field !== 'text');
  return Math.log(1 + passageCount / (3 + results.length)) * (isNumber(concept) ? 1.5 : isTopic ? 1 : 0.7);
}

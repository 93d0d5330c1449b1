import type MiniSearch from 'minisearch';
import type { Query, SearchResult } from 'minisearch';
import { fill } from '#language/translate.ts';
import type { Concept, ParsedQuery } from '#search/query.ts';
import type { SearchFile } from '#search/search-file.ts';
import { bestSentence, isWanted, type ShareOf } from '#search/sentences.ts';
import { asIs, OTHERWISE, type Terms } from '#search/terms.ts';

/** Candidates whose sentences are looked at. */
const CANDIDATES = 60;
/** Notes on doubts stand behind what is told. */
const BESIDE = /^note-\d/;

/** Whatever has one of the wordings of a concept. */
const queryOf = ({ wordings }: Concept): Query => ({
  combineWith: 'OR',
  queries: wordings.map((stems): Query => ({ combineWith: 'AND', queries: [...stems] })),
});

const isNumber = ({ wordings: [[typed = ''] = []] }: Concept): boolean => /\d/.test(typed);

/** Makes what puts the passages of a file in the order in which they answer a query. */
export function passageRanking(
  { pages, passages, crus, cards }: SearchFile,
  told: MiniSearch,
  terms: Terms,
  read: (query: string) => ParsedQuery,
) {
  const nameOf = (id: number): string => pages[passages[id]?.[0] ?? 0]?.[0] ?? '';
  // A page is about its cru, and so is the row of a table that begins with its name.
  const cruOf = passages.map(
    ([, , , text], id) => crus.find(([, name]) => [nameOf(id), text.split(/\s*:/)[0]].includes(name))?.[0],
  );
  const ofPages = cards.flatMap(([asked, ...ids]) => ids.map((id) => [id, fill(asked, { name: nameOf(id) })] as const));
  const askedFor = [...passages.map(([, , , , asked], id) => [id, asked] as const), ...ofPages].flatMap(([id, asked]) =>
    (asked?.split(';') ?? []).map((phrase) => {
      const { concepts, wants } = read(phrase);
      return { id, wants, size: concepts.length, stems: concepts.flatMap(({ wordings: [typed = []] }) => typed) };
    }),
  );

  /** What has a concept, as it was typed or in other words, or else in a word that goes on. */
  const lookUp = (concept: Concept): { readonly results: SearchResult[]; readonly isWhole: boolean } => {
    const search = (more: object) => told.search(queryOf(concept), { ...asIs, ...more });
    const exact = search({});
    const [typed = ''] = concept.wordings[0] ?? [];
    if (exact.length > 0 || isNumber(concept)) return { results: exact, isWhole: true };
    const longer = concept.isOpen && typed.length > 2 ? search({ prefix: true }) : [];
    return { results: longer.filter((one) => one.terms.some(concept.isTyped)), isWhole: false };
  };

  /** The section of a passage. */
  const sectionOf = (id: number): string => {
    const [page = 0, fragment = '', heading = ''] = passages[id] ?? [];
    return `${page} ${fragment.replace(/-\d+$/, '')} ${heading}`;
  };

  /** What has the concepts of a query, and what each of them counts there, by its place in the query. */
  const match = (concepts: readonly Concept[]) => {
    const weights: number[] = [];
    const scores = new Map<number, number[]>();
    const sections = new Map<string, number[]>();
    /** The weight of what a passage has as it was typed. */
    const asTyped = new Map<number, number>();
    const met = new Set<string>();
    let isSpelt = true;
    for (const [index, concept] of concepts.entries()) {
      const { results, isWhole } = lookUp(concept);
      isSpelt &&= isWhole;
      const weight = weightOf(concept, results, passages.length);
      const most = results[0]?.score ?? 1;
      weights.push(weight);
      for (const { id: found, score, terms: own } of results) {
        const id = found as number;
        const of = scores.get(id) ?? [];
        const isTyped = own.some(concept.isTyped);
        of[index] = weight * (0.6 + (0.4 * score) / most) * (isTyped ? 1 : OTHERWISE);
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

  /** How well what visitors ask for says what is asked, in the same words or others for them, and where it says all. */
  const meantBy = ({ stems: typed, concepts, wants }: ParsedQuery, shareOf: ShareOf) => {
    const spoken = new Set([...typed, ...concepts.flatMap(({ wordings }) => wordings.flat())]);
    const meant = new Map<number, number>();
    const whole = new Set<number>();
    for (const { id, size, stems, wants: wanted } of askedFor) {
      if (!stems.every((stem) => spoken.has(stem)) || ![...wanted].every((want) => wants.has(want))) continue;
      const isSaid = (own: readonly string[]): boolean => own.every((stem) => stems.includes(stem));
      const isLeft = (one?: Concept): boolean => one?.isEverywhere === false && !one.wordings.some(isSaid);
      // Of two phrases that say all, the one that says more is meant.
      const worth = 1 - shareOf((index) => isLeft(concepts[index])) + (size + wanted.size) * 0.05;
      if (!concepts.some(isLeft)) whole.add(id);
      meant.set(id, Math.max(meant.get(id) ?? 0, worth));
    }
    return { meant, whole };
  };

  /** The passages that have most of the concepts, each with its best sentence. */
  const rank = (query: ParsedQuery) => {
    const { concepts, wants, crus: asked } = query;
    const { weights, scores, sections, asTyped, met, isSpelt } = match(concepts);
    const sum = weights.reduce((all, weight) => all + weight, 0);
    const shareOf: ShareOf = (has) =>
      sum === 0 ? 0 : weights.reduce((all, weight, index) => all + weight * Number(has(index)), 0) / sum;
    const { meant, whole } = meantBy(query, shareOf);
    const named = concepts.flatMap(({ wordings: [words = []] }) => words).join(' ');
    const scoreOf = (id: number, own: readonly number[], share: number): number => {
      const around = sections.get(sectionOf(id)) ?? [];
      const has = concepts.reduce((all, _, index) => all + (own[index] ?? (around[index] ?? 0) * 0.3), 0) / sum;
      const [, fragment = '', heading = ''] = passages[id] ?? [];
      const cru = cruOf[id];
      const place = cru === undefined ? 1 : asked.includes(cru) ? 2.3 : 0.9;
      const isEntry = [...wants].every((want) => want === 'meaning') && terms.of(heading).join(' ') === named;
      return (
        has *
        (0.4 + 0.6 * share) *
        place *
        (isEntry ? 8 : 1) *
        (BESIDE.test(fragment) ? 0.7 : 1) *
        (1 + 2.2 * (meant.get(id) ?? 0) ** 2)
      );
    };
    const byScore = (a: { readonly score: number }, b: { readonly score: number }): number => b.score - a.score;
    const ranked = [...scores]
      .map(([id, own]) => {
        const share = whole.has(id) ? 1 : shareOf((index) => own[index] !== undefined);
        return {
          id,
          share,
          isMeant: whole.has(id),
          isAsked: meant.has(id),
          isSure: whole.has(id) || (asTyped.get(id) ?? 0) > sum / 2,
          score: scoreOf(id, own, share),
        };
      })
      .sort(byScore);
    const best = ranked.slice(0, CANDIDATES).map((candidate) => {
      const text = passages[candidate.id]?.[3] ?? '';
      const { sentence, worth } = bestSentence(text, query, shareOf, terms);
      // A number tells of what stands in its clause.
      const clauses = sentence.split(/[,;] /).filter((one) => terms.of(one).some((stem) => met.has(stem)));
      const parts = candidate.isMeant ? [text] : wants.has('number') ? clauses : [sentence];
      const isSure = candidate.isSure && isWanted(wants, parts);
      return { ...candidate, sentence, isSure, score: candidate.score * (1 + worth) };
    });
    return { best: best.sort(byScore), all: ranked.length, met, isSpelt };
  };
  return { rank, sectionOf };
}

/** What a concept weighs in a query: less, the more passages have it. */
function weightOf(concept: Concept, results: readonly SearchResult[], all: number): number {
  // A word that stands nowhere but in running text is seldom what is asked for.
  const fields = results.flatMap(({ match }) => Object.values(match).flat());
  const isTopic = isNumber(concept) || concept.wordings.length > 1 || fields.some((field) => field !== 'text');
  return Math.log(1 + all / (3 + results.length)) * (isNumber(concept) ? 1.5 : isTopic ? 1 : 0.7);
}

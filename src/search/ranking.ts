import type MiniSearch from 'minisearch';
import { conceptMatcher } from '#search/concept-matcher.ts';
import { phraseMatcher } from '#search/phrase-matcher.ts';
import type { ParsedQuery } from '#search/query.ts';
import type { SearchFile } from '#search/search-file.ts';
import { bestSentence, isWanted, type ShareOf } from '#search/sentences.ts';
import type { Analyzer } from '#search/analyzer.ts';

/** Candidates whose sentences are looked at. */
const CANDIDATES = 60;
/** Dated notes stand behind the text of a page. */
const DATED_NOTE = /^note-\d/;

interface Scored {
  readonly score: number;
}
const byScore = (a: Scored, b: Scored): number => b.score - a.score;

/** Makes what puts the passages of a file in the order in which they answer a query. */
export function passageRanking(
  file: SearchFile,
  passageIndex: MiniSearch,
  analyzer: Analyzer,
  read: (query: string) => ParsedQuery,
) {
  const { pages, passages, crus } = file;
  const nameOf = (id: number): string => pages[passages[id]?.[0] ?? 0]?.[0] ?? '';
  // A page is about its cru, and so is the row of a table that begins with its name.
  const cruOf = passages.map(
    ([, , , text], id) => crus.find(([, name]) => [nameOf(id), text.split(/\s*:/)[0]].includes(name))?.[0],
  );
  const sectionOf = (id: number): string => {
    const [page = 0, fragment = '', heading = ''] = passages[id] ?? [];
    return `${page} ${fragment.replace(/-\d+$/, '')} ${heading}`;
  };
  const match = conceptMatcher(passageIndex, passages.length, sectionOf);
  const meantBy = phraseMatcher(file, read, nameOf);

  /** The passages that have most of the concepts, each with its best sentence. */
  const rank = (query: ParsedQuery) => {
    const { weights, scores, sections, asTyped, met, isSpelt } = match(query.concepts);
    const sum = weights.reduce((all, weight) => all + weight, 0);
    const shareOf: ShareOf = (has) =>
      sum === 0 ? 0 : weights.reduce((all, weight, index) => all + weight * Number(has(index)), 0) / sum;
    const meant = meantBy(query, shareOf);
    const scoreOf = scoring(query, sum, analyzer);
    const ranked = [...scores]
      .map(([id, own]) => {
        const isMeant = meant.whole.has(id);
        const share = isMeant ? 1 : shareOf((index) => own[index] !== undefined);
        const isSure = isMeant || (asTyped.get(id) ?? 0) > sum / 2;
        return {
          id,
          share,
          isMeant,
          isAsked: meant.worths.has(id),
          isSure,
          score: scoreOf({
            own,
            around: sections.get(sectionOf(id)),
            share,
            passage: passages[id],
            cru: cruOf[id],
            meant: meant.worths.get(id),
          }),
        };
      })
      .sort(byScore);
    const best = ranked.slice(0, CANDIDATES).map((candidate) => {
      const text = passages[candidate.id]?.[3] ?? '';
      const { sentence, worth } = bestSentence(text, query, shareOf, analyzer);
      // A number tells of what stands in its clause.
      const clauses = sentence.split(/[,;] /).filter((one) => analyzer.termsOf(one).some((stem) => met.has(stem)));
      const parts = candidate.isMeant ? [text] : query.wants.has('number') ? clauses : [sentence];
      const isSure = candidate.isSure && isWanted(query.wants, parts);
      return { ...candidate, sentence, isSure, score: candidate.score * (1 + worth) };
    });
    return { best: best.sort(byScore), all: ranked.length, met, isSpelt };
  };
  return { rank, sectionOf };
}

/** What a passage has of a query. */
interface Evidence {
  /** How much the passage has of each concept, and how much its section. */
  readonly own: readonly number[];
  readonly around: readonly number[] | undefined;
  /** The share of the query that it has. */
  readonly share: number;
  readonly passage: SearchFile['passages'][number] | undefined;
  /** The Grand Cru that it is about. */
  readonly cru: string | undefined;
  /** How much of the query is meant by it. */
  readonly meant: number | undefined;
}

/**
 * Makes the function that tells how well a passage answers a query.
 * The weights were chosen by questions of readers (tests/site/questions.yml; docs/bench.md tells how many are answered).
 */
function scoring({ concepts, wants, crus }: ParsedQuery, sum: number, analyzer: Analyzer) {
  const named = concepts.flatMap(({ wordings: [words = []] }) => words).join(' ');
  const asksMeaning = [...wants].every((want) => want === 'meaning');
  return ({ own, around = [], share, passage, cru, meant = 0 }: Evidence): number => {
    const [, fragment, heading] = passage ?? [0, '', ''];
    const has = concepts.reduce((all, _, index) => all + (own[index] ?? (around[index] ?? 0) * 0.3), 0) / sum;
    const ofCru = cru === undefined ? 1 : crus.includes(cru) ? 2.3 : 0.9;
    const ofEntry = asksMeaning && analyzer.termsOf(heading).join(' ') === named ? 8 : 1;
    const ofDoubt = DATED_NOTE.test(fragment) ? 0.7 : 1;
    return has * (0.4 + 0.6 * share) * ofCru * ofEntry * ofDoubt * (1 + 2.2 * meant ** 2);
  };
}

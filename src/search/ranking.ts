import type MiniSearch from 'minisearch';
import type { Query, SearchResult } from 'minisearch';
import { localeCodes, searchWords } from '#language/locales.ts';
import { fill } from '#language/translate.ts';
import type { Concept, ParsedQuery } from '#search/query.ts';
import type { SearchFile } from '#search/search-file.ts';
import { asIs, SENTENCE, type Terms } from '#search/terms.ts';

/** Candidates whose sentences are looked at. */
const CANDIDATES = 60;
/** What another word for the one that was typed counts. */
const OTHERWISE = 0.8;
/** Notes on doubts stand behind what is told. */
const BESIDE = /^note-\d/;
/** A pattern source that matches any of the words of one kind, whole. */
const oneOf = (kind: 'numbers' | 'places' | 'reasons'): string =>
  `(?<!\\p{L})(?:${localeCodes.map((locale) => searchWords[locale][kind]).join('|')})(?!\\p{L})`;
/** What a sentence holds that answers each kind of question; a year is no number. */
const WANTED: Readonly<Record<string, RegExp>> = {
  number: new RegExp(`(?<!\\d)(?!(?:1[3-9]|20)\\d\\d\\b)\\d|${oneOf('numbers')}`, 'iu'),
  year: /\b(?:1\d{3}|20\d{2})\b/,
  person: /\p{Lu}\p{Ll}{3,}(?:-\p{Lu}\p{Ll}+)? (?:d[e’] ?)?\p{Lu}\p{Ll}{2,}/u,
  place: new RegExp(`${oneOf('places')} \\p{Lu}`, 'u'),
  reason: new RegExp(oneOf('reasons'), 'u'),
};

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

  /** The passages that have most of the concepts, each with its best sentence. */
  const rank = ({ stems: typed, concepts, wants, crus: asked }: ParsedQuery) => {
    const weights: number[] = [];
    let isSpelt = true;
    const scores = new Map<number, number[]>();
    const asTyped = new Map<number, number>();
    const sections = new Map<string, number[]>();
    const met = new Set<string>();
    for (const [index, concept] of concepts.entries()) {
      const { results, isWhole } = lookUp(concept);
      isSpelt &&= isWhole;
      // A word that stands nowhere but in running text is seldom what is asked for.
      const fields = results.flatMap(({ match }) => Object.values(match).flat());
      const isTopic = isNumber(concept) || concept.wordings.length > 1 || fields.some((field) => field !== 'text');
      const weight =
        Math.log(1 + passages.length / (3 + results.length)) * (isNumber(concept) ? 1.5 : isTopic ? 1 : 0.7);
      const most = results[0]?.score ?? 1;
      weights.push(weight);
      for (const { id, score, terms: own } of results) {
        const of = scores.get(id as number) ?? [];
        const isTyped = own.some(concept.isTyped);
        of[index] = weight * (0.6 + (0.4 * score) / most) * (isTyped ? 1 : OTHERWISE);
        scores.set(id as number, of);
        if (isTyped) asTyped.set(id as number, (asTyped.get(id as number) ?? 0) + weight);
        const section = sections.get(sectionOf(id as number)) ?? [];
        section[index] = Math.max(section[index] ?? 0, of[index] ?? 0);
        sections.set(sectionOf(id as number), section);
        for (const term of own) met.add(term);
      }
    }
    const sum = weights.reduce((all, weight) => all + weight, 0);
    const shareOf = (has: (index: number) => boolean | number): number =>
      sum === 0 ? 0 : weights.reduce((all, weight, index) => all + weight * Number(has(index)), 0) / sum;
    // What visitors ask for in these words or others for them.
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
    const named = concepts.flatMap(({ wordings: [words = []] }) => words).join(' ');
    const ranked = [...scores]
      .map(([id, own]) => {
        const share = whole.has(id) ? 1 : shareOf((index) => own[index] !== undefined);
        const around = sections.get(sectionOf(id)) ?? [];
        const met = concepts.reduce((all, _, index) => all + (own[index] ?? (around[index] ?? 0) * 0.3), 0) / sum;
        const [, fragment = '', heading = ''] = passages[id] ?? [];
        const cru = cruOf[id];
        const place = cru === undefined ? 1 : asked.includes(cru) ? 2.3 : 0.9;
        const isEntry = [...wants].every((want) => want === 'meaning') && terms.of(heading).join(' ') === named;
        return {
          id,
          share,
          isMeant: whole.has(id),
          isAsked: meant.has(id),
          isSure: whole.has(id) || (asTyped.get(id) ?? 0) > sum / 2,
          score:
            met *
            (0.4 + 0.6 * share) *
            place *
            (isEntry ? 8 : 1) *
            (BESIDE.test(fragment) ? 0.7 : 1) *
            (1 + 2.2 * (meant.get(id) ?? 0) ** 2),
        };
      })
      .sort((a, b) => b.score - a.score);
    const best = ranked.slice(0, CANDIDATES).map((candidate) => {
      const text = passages[candidate.id]?.[3] ?? '';
      let [sentence, most] = ['', -1];
      for (const one of text.split(SENTENCE)) {
        const stems = new Set(terms.of(one));
        const isIn = (words: readonly string[]): boolean => words.every((word) => stems.has(word));
        const share = shareOf((index) => {
          const [typed = [], ...others] = concepts[index]?.wordings ?? [];
          return isIn(typed) ? 1 : others.some(isIn) ? OTHERWISE : 0;
        });
        const worth = share * 0.4 + ([...wants].some((want) => WANTED[want]?.test(one)) ? 0.2 : 0);
        if (worth > most) [sentence, most] = [one, worth];
      }
      // A number tells of what stands in its clause, and reasons are told in many ways.
      const clauses = sentence.split(/[,;] /).filter((one) => terms.of(one).some((stem) => met.has(stem)));
      const parts = candidate.isMeant ? [text] : wants.has('number') ? clauses : [sentence];
      const isKind = [...wants].every(
        (want) => want === 'reason' || parts.some((one) => WANTED[want]?.test(one) ?? true),
      );
      return { ...candidate, sentence, isSure: candidate.isSure && isKind, score: candidate.score * (1 + most) };
    });
    best.sort((a, b) => b.score - a.score);
    return { best, all: ranked.length, met, isSpelt };
  };
  return { rank, sectionOf };
}

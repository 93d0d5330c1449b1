import type { SearchFile } from '#search/search-file.ts';
import { bareWord, WORD, type Analyzer } from '#search/analyzer.ts';

/** One thing that a query names, in one or more wordings. */
export interface Concept {
  readonly wordings: readonly (readonly string[])[];
  /** Whether a term was typed or, where the word is being typed, goes on from it. */
  readonly isTyped: (term: string) => boolean;
  /** Whether it is a word that the whole site is about. */
  readonly isEverywhere: boolean;
  /** Whether the word may go on: it is being typed. */
  readonly isOpen: boolean;
}

/** A sequence of words with a meaning of its own. */
interface Phrase {
  readonly stems: readonly string[];
  readonly want?: string;
  readonly group?: readonly (readonly string[])[];
  readonly isEverywhere?: boolean;
  readonly isOfBottle?: boolean;
  /** The Grand Cru that it names. */
  readonly cru?: string;
}

/** Words of a query that mean something together, or a word alone. */
interface Run {
  /** Its first word as it was written. */
  readonly first: string;
  readonly stems: readonly string[];
  /** The phrases that it is; none for most words. */
  readonly meanings: readonly Phrase[];
}

export interface ParsedQuery {
  /** Its words as they are compared. */
  readonly stems: readonly string[];
  readonly concepts: readonly Concept[];
  /** Kinds of answer: a number, a person; `estate` where the query names that beside something else. */
  readonly wants: ReadonlySet<string>;
  readonly isQuestion: boolean;
  /** Whether it may be the title of a bottle, with words of a sentence about it. */
  readonly isBottle: boolean;
  /** The Grands Crus that it names, from north to south. */
  readonly crus: readonly string[];
}

/** Makes the reader of queries, which tells what they name and what kind of answer they want, and the set of words that it knows. */
export function queryReader({ vocabulary, crus: all }: SearchFile, analyzer: Analyzer) {
  const order = all.map(([slug]) => slug);
  // By their first word.
  const phrases = new Map<string, Phrase[]>();
  const knownWords = new Set<string>();
  const addPhrase = (phrase: Phrase): void => {
    for (const stem of phrase.stems) knownWords.add(stem);
    const first = phrase.stems[0] ?? '';
    phrases.set(first, [...(phrases.get(first) ?? []), phrase]);
  };
  for (const [want, asking] of Object.entries(vocabulary.questionWords))
    for (const word of asking) addPhrase({ stems: analyzer.termsOf(word), want });
  for (const same of vocabulary.synonyms) {
    const group = same.map((word) => analyzer.termsOf(word));
    for (const word of same) addPhrase({ stems: analyzer.termsOf(word), group });
  }
  for (const word of vocabulary.bottleWords) addPhrase({ stems: analyzer.termsOf(word), isOfBottle: true });
  for (const word of vocabulary.commonWords) addPhrase({ stems: analyzer.termsOf(word), isEverywhere: true });
  for (const [cru, name, also] of all) {
    const group = [name, ...also.split(';').filter((one) => one !== '')].map((one) => analyzer.termsOf(one));
    for (const stems of group) addPhrase({ stems, group, cru });
  }

  // Words that only ask, as they are written: `fut` is no `fût`, `take` no `takings`.
  const only = new Set(vocabulary.questionWords.nothing);
  const grouped = new Set(vocabulary.synonyms.flat());

  /** The longest phrases that begin at a word; none where no phrase does. */
  const longestAt = (stems: readonly string[], at: number): Phrase[] => {
    const found = (phrases.get(stems[at] ?? '') ?? []).filter(({ stems: own }) =>
      own.every((stem, index) => stems[at + index] === stem),
    );
    const longest = Math.max(...found.map((phrase) => phrase.stems.length));
    return found.filter((phrase) => phrase.stems.length === longest);
  };

  /** A query as runs of words, one after the other: phrases, and words that begin none. */
  const runsOf = (written: readonly string[]): Run[] => {
    const all = written.map(analyzer.stem);
    const runs: Run[] = [];
    for (let at = 0; at < all.length;) {
      const meanings = longestAt(all, at);
      const stems = all.slice(at, at + (meanings[0]?.stems.length ?? 1));
      runs.push({ first: written[at] ?? '', stems, meanings });
      at += stems.length;
    }
    return runs;
  };

  /** Other words for a run; none for a word that only asks. */
  const otherWordings = ({ first, stems, meanings }: Run) =>
    stems.length === 1 && only.has(first) && !grouped.has(first) ? [] : meanings.flatMap(({ group = [] }) => group);

  /** The concepts that runs name; `open` are the letters of the word that is being typed, the last. */
  const conceptsOf = (runs: readonly Run[], open: string): Concept[] =>
    runs.flatMap((run) => {
      const isAlone = runs.length === 1 && run.stems.length === 1;
      const typed = run.stems.filter((stem) => stem.length > 1 || isAlone);
      const others = otherWordings(run);
      if (typed.length === 0 || (wantOf(run) !== undefined && others.length === 0)) return [];
      const isEverywhere = run.meanings.some((phrase) => phrase.isEverywhere);
      return [conceptOf(typed, run === runs.at(-1) ? open : '', others, isEverywhere)];
    });

  const read = (query: string): ParsedQuery => {
    const parted = query.replace(/(\p{L}{2})(\d{2,})/gu, '$1 $2');
    const runs = runsOf((parted.toLowerCase().match(WORD) ?? []).filter((word) => analyzer.term(word) !== null));
    const stems = runs.flatMap((run) => run.stems);
    const open = stems.length < 4 ? bareWord(/[\p{L}\p{N}]+$/u.exec(query)?.[0] ?? '') : '';
    const concepts = conceptsOf(runs, open);
    // A word that stands on every page tells nothing beside another one.
    const telling = concepts.filter(({ isEverywhere }) => !isEverywhere);
    const some = telling.length > 0 ? telling : concepts;
    const all = (parted.match(WORD) ?? []).map(analyzer.stem);

    const wants = runs.flatMap((run) => wantOf(run) ?? []).filter((want) => want !== 'nothing');
    const isAsking = wants.length > 0 || /\?\s*$/.test(query);
    const [first] = runs;
    const beginsAsking = first !== undefined && wantOf(first) !== undefined && !isOfBottle(first);
    const isQuestion = isAsking || (beginsAsking && stems.length > 2);
    const crus = new Set(runs.flatMap(({ meanings }) => meanings.map(({ cru }) => cru)));
    return {
      stems,
      concepts: some.length > 0 ? some : all.map((stem, at) => conceptOf([stem], at < all.length - 1 ? '' : open)),
      wants: new Set(some.length < concepts.length ? [...wants, 'estate'] : wants),
      isQuestion,
      isBottle: !isQuestion && runs.every(fitsBottle),
      crus: order.filter((slug) => crus.has(slug)),
    };
  };
  return { read, knownWords };
}

const wantOf = ({ meanings }: Run): string | undefined => meanings.find(({ want }) => want !== undefined)?.want;
const isOfBottle = ({ meanings }: Run): boolean => meanings.some((phrase) => phrase.isOfBottle);

/** Whether a run may stand in the title of a bottle: a Grand Cru, a word of labels, or one without other words for it. */
const fitsBottle = (run: Run): boolean =>
  isOfBottle(run) || run.meanings.some(({ cru }) => cru !== undefined) || run.meanings.every(({ group }) => !group);

/** The concept of a run of words; `open` are the letters of the one that is being typed. */
function conceptOf(typed: string[], open: string, others: readonly (readonly string[])[] = [], isEverywhere = false) {
  const isTyped = (term: string): boolean => typed.includes(term) || (open !== '' && term.startsWith(open));
  return { wordings: [typed, ...others], isTyped, isEverywhere, isOpen: open !== '' };
}

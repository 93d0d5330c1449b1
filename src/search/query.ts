import type { SearchFile } from '#search/search-file.ts';
import { bareWord, WORD, type Terms } from '#search/terms.ts';

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

/** Makes what takes queries apart, what they name, what kind of answer they want and whether they are questions, and the words it knows. */
export function queryReader({ vocabulary, crus: all }: SearchFile, terms: Terms) {
  const order = all.map(([slug]) => slug);
  // By their first word.
  const phrases = new Map<string, Phrase[]>();
  const words = new Set<string>();
  const addPhrase = (phrase: Phrase): void => {
    for (const stem of phrase.stems) words.add(stem);
    const first = phrase.stems[0] ?? '';
    phrases.set(first, [...(phrases.get(first) ?? []), phrase]);
  };
  for (const [want, asking] of Object.entries(vocabulary.asking))
    for (const word of asking) addPhrase({ stems: terms.of(word), want });
  for (const same of vocabulary.same) {
    const group = same.map((word) => terms.of(word));
    for (const word of same) addPhrase({ stems: terms.of(word), group });
  }
  for (const word of vocabulary.ofBottle) addPhrase({ stems: terms.of(word), isOfBottle: true });
  for (const word of vocabulary.everywhere) addPhrase({ stems: terms.of(word), isEverywhere: true });
  for (const [cru, name, also] of all) {
    const group = [name, ...also.split(';').filter((one) => one !== '')].map((one) => terms.of(one));
    for (const stems of group) addPhrase({ stems, group, cru });
  }

  // Words that only ask, as they are written: `fut` is no `fût`, `take` no `takings`.
  const only = new Set(vocabulary.asking.nothing);
  const grouped = new Set(vocabulary.same.flat());

  const read = (query: string): ParsedQuery => {
    const parted = query.replace(/(\p{L}{2})(\d{2,})/gu, '$1 $2');
    const written = (parted.toLowerCase().match(WORD) ?? []).filter((word) => terms.term(word) !== null);
    const stems = written.map(terms.stem);
    const open = stems.length < 4 ? bareWord(/[\p{L}\p{N}]+$/u.exec(query)?.[0] ?? '') : '';
    const concepts: Concept[] = [];
    const wants = new Set<string>();
    const crus = new Set<string>();
    let [isAsked, isBottle] = [false, true];
    for (let at = 0; at < stems.length;) {
      const found = (phrases.get(stems[at] ?? '') ?? [])
        .filter(({ stems: own }) => own.every((stem, index) => stems[at + index] === stem))
        .sort((a, b) => b.stems.length - a.stems.length);
      const longest = found[0]?.stems.length ?? 1;
      const own = stems.slice(at, at + longest);
      const here = found.filter((phrase) => phrase.stems.length === longest);
      const want = here.find((phrase) => phrase.want !== undefined)?.want;
      for (const { cru } of here) if (cru !== undefined) crus.add(cru);
      isBottle &&= here.some((one) => one.isOfBottle ?? one.cru) || !here.some((one) => one.group);
      const word = written[at] ?? '';
      const groups =
        longest === 1 && only.has(word) && !grouped.has(word) ? [] : here.flatMap(({ group = [] }) => group);
      if (at === 0) isAsked = want !== undefined && stems.length > 2 && !here.some((phrase) => phrase.isOfBottle);
      at += longest;
      if (want !== undefined && want !== 'nothing') wants.add(want);
      const typed = own.filter((stem) => stem.length > 1 || stems.length === 1);
      if ((want !== undefined && groups.length === 0) || typed.length === 0) continue;
      const isEverywhere = here.some((phrase) => phrase.isEverywhere);
      concepts.push(conceptOf(typed, at < stems.length ? '' : open, groups, isEverywhere));
    }
    const isAsking = wants.size > 0 || /\?\s*$/.test(query);
    // A word that stands on every page tells nothing beside another one.
    const telling = concepts.filter(({ isEverywhere }) => !isEverywhere);
    const some = telling.length > 0 ? telling : concepts;
    if (some.length < concepts.length) wants.add('estate');
    const all = (parted.match(WORD) ?? []).map(terms.stem);
    return {
      stems,
      concepts: some.length > 0 ? some : all.map((stem, at) => conceptOf([stem], at < all.length - 1 ? '' : open)),
      wants,
      isQuestion: isAsking || isAsked,
      isBottle: isBottle && !isAsking && !isAsked,
      crus: order.filter((slug) => crus.has(slug)),
    };
  };
  return { read, words };
}

/** The concept of a run of words; `open` are the letters of the one that is being typed. */
function conceptOf(typed: string[], open: string, others: readonly (readonly string[])[] = [], isEverywhere = false) {
  const isTyped = (term: string): boolean => typed.includes(term) || (open !== '' && term.startsWith(open));
  return { wordings: [typed, ...others], isTyped, isEverywhere, isOpen: open !== '' };
}

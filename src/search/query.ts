import type { SearchFile } from '#search/search-file.ts';
import { WORD, type Terms } from '#search/terms.ts';

/** One thing that a query names, in one or more wordings. */
export interface Concept {
  readonly wordings: readonly (readonly string[])[];
  /** How many of the first wordings were typed; the others mean the same. */
  readonly isTyped: (term: string) => boolean;
  /** What the whole site is about. */
  readonly isEverywhere: boolean;
  /** Nothing is spelt as it was typed. */
  isGuess: boolean;
  /** Whether the word may go on: it is being typed. */
  readonly isOpen: boolean;
}

/** A sequence of words with a meaning of its own. */
interface Phrase {
  readonly stems: readonly string[];
  readonly want?: string;
  readonly group?: readonly (readonly string[])[];
  readonly isEverywhere?: boolean;
  /** The Grand Cru that it names. */
  readonly cru?: string;
}

/** What a query says. */
export interface Reading {
  /** Its words as they are compared. */
  readonly stems: readonly string[];
  readonly concepts: readonly Concept[];
  /** What kinds of answer it wants: a number, a person. */
  readonly wants: ReadonlySet<string>;
  readonly isQuestion: boolean;
  /** The Grands Crus that it names, from north to south. */
  readonly crus: readonly string[];
}

/** Makes a function that takes queries apart: what they name, what kind of answer they want, and whether they are questions. */
export function queryReader({ said, crus: all }: SearchFile, terms: Terms): (query: string) => Reading {
  // By their first word.
  const phrases = new Map<string, Phrase[]>();
  const addPhrase = (phrase: Phrase): void => {
    const first = phrase.stems[0] ?? '';
    phrases.set(first, [...(phrases.get(first) ?? []), phrase]);
  };
  for (const [want, words] of Object.entries(said.asking))
    for (const word of words) addPhrase({ stems: terms.of(word), want });
  for (const words of said.same) {
    const group = words.map((word) => terms.of(word));
    for (const word of words) addPhrase({ stems: terms.of(word), group });
  }
  for (const word of said.everywhere) addPhrase({ stems: terms.of(word), isEverywhere: true });
  for (const [cru, name, also] of all) {
    const group = [name, ...also.split(';').filter((one) => one !== '')].map((one) => terms.of(one));
    for (const stems of group) addPhrase({ stems, group, cru });
  }

  return (query) => {
    const parted = query.replace(/(\p{L}{2})(\d{2,})/gu, '$1 $2');
    const stems = terms.of(parted);
    const isOpen = /[\p{L}\p{N}]$/u.test(query) && stems.length < 4;
    const concepts: Concept[] = [];
    const wants = new Set<string>();
    const crus = new Set<string>();
    for (let at = 0; at < stems.length;) {
      const found = (phrases.get(stems[at] ?? '') ?? [])
        .filter(({ stems: own }) => own.every((stem, index) => stems[at + index] === stem))
        .sort((a, b) => b.stems.length - a.stems.length);
      const longest = found[0]?.stems.length ?? 1;
      const own = stems.slice(at, at + longest);
      const here = found.filter((phrase) => phrase.stems.length === longest);
      const want = here.find((phrase) => phrase.want !== undefined)?.want;
      for (const { cru } of here) if (cru !== undefined) crus.add(cru);
      const groups = here.flatMap(({ group = [] }) => group);
      at += longest;
      if (want !== undefined && want !== 'nothing') wants.add(want);
      const typed = own.filter((stem) => stem.length > 1 || stems.length === 1);
      if ((want !== undefined && groups.length === 0) || typed.length === 0) continue;
      concepts.push({
        wordings: [typed, ...groups],
        isEverywhere: here.some((phrase) => phrase.isEverywhere),
        isTyped: (term) => typed.includes(term),
        isGuess: false,
        isOpen: isOpen && at >= stems.length,
      });
    }
    const isQuestion = wants.size > 0 || /\?\s*$/.test(query);
    // What the whole site is about says nothing beside something else.
    const telling = concepts.filter(({ isEverywhere }) => !isEverywhere);
    const some = telling.length > 0 ? telling : concepts;
    const first = some.length > 0 ? some : word((parted.match(WORD) ?? []).map(terms.stem), isOpen);
    return {
      stems,
      concepts: first,
      wants,
      isQuestion,
      crus: all.map(([slug]) => slug).filter((slug) => crus.has(slug)),
    };
  };
}

/** Concepts of words that mean themselves alone. */
function word(stems: readonly string[], isOpen: boolean): Concept[] {
  return stems.map((stem, index) => ({
    wordings: [[stem]],
    isTyped: (term) => term === stem,
    isEverywhere: false,
    isGuess: false,
    isOpen: isOpen && index === stems.length - 1,
  }));
}

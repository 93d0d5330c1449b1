import MiniSearch from 'minisearch';
import { directAnswers, type Found } from '#search/direct-answers.ts';
import { cutAround, markTerms, type MarkedText } from '#search/highlight.ts';
import { nameIndex } from '#search/name-index.ts';
import { queryReader, type ParsedQuery } from '#search/query.ts';
import { speller } from '#search/speller.ts';
import { passageRanking } from '#search/ranking.ts';
import { SAME_HEADING, type SearchFile } from '#search/search-file.ts';
import { bareWord, SENTENCE, analyzerFor, WORD } from '#search/analyzer.ts';

export interface Findings {
  /** Shown first: the links of `directAnswers`. */
  readonly direct: readonly Found[];
  readonly names: readonly Found[];
  readonly passages: readonly Found[];
  /** Which of the two lists comes first: a name leads to its entry, a question to its sentence. */
  readonly lead: 'names' | 'passages';
  /** How many names and passages there are in all. */
  readonly all: { readonly names: number; readonly passages: number };
  /** `near`: nothing has all that was asked, and these come nearest. `unanswered`: the site says nothing of it. */
  readonly state: 'found' | 'near' | 'unanswered';
  /** Terms of the index that were met, as stems. */
  readonly terms: ReadonlySet<string>;
}

/** The findings in the order in which they are shown. */
export function inShownOrder({ direct, names, passages, lead }: Findings): readonly Found[] {
  return lead === 'names' ? [...direct, ...names, ...passages] : [...direct, ...passages, ...names];
}

export interface SearchEngine {
  readonly find: (query: string) => Findings;
  readonly mark: (text: string, terms: Findings['terms']) => MarkedText[];
}

const MOST_NAMES = 12;
const MOST_NAMES_BESIDE = 4;
const MOST_PASSAGES = 8;
const MOST_OF_PAGE = 3;
/** Texts that are made ready in one go: some milliseconds on a phone, so that keys are not held up between them. */
const TEXTS_AT_ONCE = 32;
/** Below this share of what was asked, what comes nearest is no answer. */
const LEAST_SHARE = 0.34;

type Ranked = ReturnType<ReturnType<typeof passageRanking>['rank']>;
type Named = ReturnType<ReturnType<typeof nameIndex>['find']>;

const UNANSWERED = { direct: [], names: [], lead: 'passages', state: 'unanswered' } as const;

/** The passages, each under its own heading. */
export function withHeadings(passages: SearchFile['passages']): SearchFile['passages'] {
  let heading = '';
  return passages.map(([page, fragment, own, ...rest]) => {
    if (own !== SAME_HEADING) heading = own;
    return [page, fragment, heading, ...rest] as const;
  });
}

/** Makes a file ready for the search, some texts at a time. */
export async function searchEngine(fetched: SearchFile): Promise<SearchEngine> {
  const file = { ...fetched, passages: withHeadings(fetched.passages) };
  const { vocabulary, pages, names, passages } = file;
  const analyzer = analyzerFor(file.locale);
  const passageIndex = new MiniSearch<{ readonly id: number }>({
    fields: ['text', 'heading', 'page', 'asked'],
    ...analyzer.options,
  });
  await passageIndex.addAllAsync(
    passages.map(([page, , heading, text, asked], id) => ({ id, text, heading, page: pages[page]?.[0], asked })),
    { chunkSize: TEXTS_AT_ONCE },
  );
  const written = new Set(passages.flatMap(([, , , text]) => text.toLowerCase().match(WORD) ?? []));
  const byName = nameIndex(file, analyzer);
  const { read, knownWords } = queryReader(file, analyzer);
  const corrected = speller([passageIndex, byName.index], knownWords, analyzer);
  const { rank, sectionOf } = passageRanking(file, passageIndex, analyzer, read);
  const answerDirectly = directAnswers(file, analyzer);
  const unanswered = vocabulary.unanswered.map(({ words, unless, ...one }) => ({
    ...one,
    words: words.map(analyzer.termsOf),
    unless: unless.flatMap(analyzer.termsOf),
  }));

  const passageOf = (id: number, sentence: string): Found => {
    const [page, fragment, heading] = passages[id] ?? [0, '', ''];
    const [name = '', href = ''] = pages[page] ?? [];
    return {
      label: heading === '' ? name : `${name}, ${heading}`,
      href: href + (fragment === '' ? '' : `#${fragment}`),
      context: sentence,
    };
  };

  /** Whether a word is written with an accent here and without it in the texts, which tells words apart: rosé, rose. */
  const isOther = (word: string): boolean => !written.has(word) && written.has(bareWord(word));

  /** One paragraph of each section, the one that fits best, and a few of each page. */
  const spreadOut = <T extends { readonly id: number }>(best: readonly T[]): T[] => {
    const taken = new Map<string | number, number>();
    return best.filter(({ id }) => {
      const [section, page] = [sectionOf(id), passages[id]?.[0] ?? 0];
      const ofPage = taken.get(page) ?? 0;
      if (taken.has(section) || ofPage >= MOST_OF_PAGE) return false;
      taken.set(section, 1).set(page, ofPage + 1);
      return true;
    });
  };

  /** The subject that a query asks for and the site does not answer. */
  const unansweredIn = ({ stems }: ParsedQuery) => {
    const hasAll = (words: readonly string[]): boolean => words.every((word) => stems.includes(word));
    return unanswered.find(({ words, unless }) => words.some(hasAll) && !unless.some((one) => stems.includes(one)));
  };

  /** The passage that comes nearest to what is not answered, alone, from its beginning. */
  const unansweredFindings = (nearest: number, met: Ranked['met']): Findings => {
    const [, , , text = ''] = passages[nearest] ?? [];
    const [beginning = ''] = text.split(SENTENCE);
    const shown = text === '' ? [] : [passageOf(nearest, cutAround(text, beginning, met, analyzer.stem))];
    return { ...UNANSWERED, passages: shown, all: { names: 0, passages: shown.length }, terms: met };
  };

  const find = (typed: string): Findings => {
    const query = typed.replace(WORD, corrected);
    const parsed = read(query);
    const { isQuestion } = parsed;
    const ranked = rank(parsed);
    const { best, met } = ranked;
    const named = byName.find(query, parsed.concepts);
    const { direct, beside } = answerDirectly(typed, query, parsed);

    const silent = unansweredIn(parsed);
    if (silent && !(silent.ofTitles && direct.length > 0) && (isQuestion || !named.isWhole)) {
      return unansweredFindings(silent.near, met);
    }

    const isGuess = query !== typed || (typed.toLowerCase().match(WORD) ?? []).some(isOther);
    const lead = !isQuestion && isName(named, best[0]?.isMeant === true, isGuess) ? 'names' : 'passages';
    const state = direct.length > 0 ? 'found' : stateOf(ranked, named, isGuess);
    const nameList = named.ids.flatMap((id): Found[] => {
      const name = names[id];
      return name ? [{ label: name[0], href: name[2], context: name[3] }] : [];
    });
    const listed =
      lead === 'names' ? [...nameList.slice(0, 1), ...beside, ...nameList.slice(1)] : [...beside, ...nameList];
    return {
      direct,
      names: listed.slice(0, lead === 'names' ? MOST_NAMES : MOST_NAMES_BESIDE),
      passages: spreadOut(best)
        .slice(0, state === 'unanswered' ? 1 : MOST_PASSAGES)
        .map(({ id, sentence }) => passageOf(id, cutAround(passages[id]?.[3] ?? '', sentence, met, analyzer.stem))),
      lead,
      all: { names: listed.length, passages: ranked.all },
      state,
      terms: met,
    };
  };
  // The first search takes several times as long as the next one; the first key shall not.
  find(names[0]?.[0] ?? '');
  return { find, mark: (text, met) => markTerms(text, met, analyzer.stem) };
}

/** Whether a query is a name: the whole of one, or the beginning of one where no passage is meant and the words may be misspelt or unfinished. */
function isName(named: Named, isPassageMeant: boolean, isGuess: boolean): boolean {
  if (named.ids.length === 0) return false;
  return named.isWhole || (!isPassageMeant && (isGuess || named.isBegun));
}

/**
 * What passages and names answer. `found`: nothing was guessed, and a name was typed as it stands, or the best passage is no
 * chance find, and a name is whole, or every word was met as it is and a name or the passages have all of them. `unanswered`: no
 * name, and passages that have little of what was asked.
 */
function stateOf(
  { best, all, isSpelt }: Ranked,
  { ids, isWhole, isExact }: Named,
  isGuess: boolean,
): Findings['state'] {
  const share = Math.max(0, ...best.slice(0, 3).map((one) => one.share));
  const isMet = isWhole || (isSpelt && (share > 0.999 || ids.length > 0));
  if (!isGuess && (isExact || (isMet && best[0]?.isSure !== false))) return 'found';
  const hasLittle = all > 0 && share < LEAST_SHARE && best[0]?.isAsked === false;
  return hasLittle && ids.length === 0 ? 'unanswered' : 'near';
}

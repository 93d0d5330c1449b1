import MiniSearch from 'minisearch';
import { fill } from '#language/translate.ts';
import { cutAround, markTerms, type Piece } from '#search/marks.ts';
import { nameIndex } from '#search/names.ts';
import { queryReader } from '#search/query.ts';
import { passageRanking, SENTENCE } from '#search/ranking.ts';
import type { SearchFile } from '#search/search-file.ts';
import { termsIn, WORD } from '#search/terms.ts';

export interface Found {
  readonly label: string;
  readonly href: string;
  /** A line of context: a definition, or the sentence that answers. */
  readonly context: string;
}

export interface Findings {
  /** What answers a bottle, two crus or a year; first of all. */
  readonly direct: readonly Found[];
  readonly names: readonly Found[];
  readonly passages: readonly Found[];
  /** Which of the two lists comes first: a name leads to its entry, a question to its sentence. */
  readonly lead: 'names' | 'passages';
  /** How many names and passages there are in all. */
  readonly all: { readonly names: number; readonly passages: number };
  /** `near`: nothing has all that was asked, and these come nearest. `untold`: the site says nothing of it. */
  readonly state: 'found' | 'near' | 'untold';
  /** Terms of the index that were met, as `Terms.stem` writes them. */
  readonly terms: ReadonlySet<string>;
}

/** What was found in the order in which it is shown. */
export function inOrder({ direct, names, passages, lead }: Findings): readonly Found[] {
  return lead === 'names' ? [...direct, ...names, ...passages] : [...direct, ...passages, ...names];
}

export interface SearchEngine {
  readonly find: (query: string) => Findings;
  readonly mark: (text: string, terms: Findings['terms']) => Piece[];
}

const MOST_NAMES = 12;
const MOST_NAMES_BESIDE = 4;
const MOST_PASSAGES = 8;
const MOST_OF_PAGE = 3;
/** Texts that are made ready in one go: some milliseconds on a phone, so that keys are not held up between them. */
const TEXTS_AT_ONCE = 32;
/** Below this share of what was asked, what comes nearest is no answer. */
const LEAST_SHARE = 0.34;

const YEAR = /(?<![\d.,])(?:1[3-9]|20)\d{2}(?![\d.,]?\d)/g;

/** Makes a file ready for the search, some texts at a time. */
export async function searchEngine(file: SearchFile): Promise<SearchEngine> {
  const { said, pages, names, years, passages } = file;
  const terms = termsIn(file.locale);
  const options = { tokenize: (text: string) => text.match(WORD) ?? [], processTerm: terms.term };
  const told = new MiniSearch<{ readonly id: number }>({ fields: ['text', 'heading', 'page', 'asked'], ...options });
  await told.addAllAsync(
    passages.map(([page, , heading, text, asked], id) => ({ id, text, heading, page: pages[page]?.[0], asked })),
    { chunkSize: TEXTS_AT_ONCE },
  );
  const byName = nameIndex(file, terms);
  const { rank, sectionOf } = passageRanking(file, told, terms);
  const read = queryReader(file, terms);
  const untold = said.untold.map(({ words, unless, near }) => ({
    words: words.map(terms.of),
    unless: unless.flatMap(terms.of),
    near,
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

  const find = (query: string): Findings => {
    const reading = read(query);
    const { stems, concepts, isQuestion } = reading;
    const hasAll = (words: readonly string[]): boolean => words.every((word) => stems.includes(word));
    const { best, all, met } = rank(query, reading, byName.isName);
    const found = byName.find(query, concepts);
    const isGuess = concepts.some((concept) => concept.isGuess);
    const isMeant = best[0]?.isMeant === true;
    const isNamed = found.ids.length > 0 && (found.isWhole || (!isMeant && (isGuess || found.isBegun)));

    // What is answered by a link rather than by a text.
    const asked = [...query.matchAll(YEAR)].map(([year]) => Number(year));
    const beside = concepts.filter(
      ({ wordings: [typed = []] }) => !typed.every((term) => asked.map(String).includes(term)),
    );
    const isOfYear = said.ofYear.map((word) => terms.of(word).join(' '));
    const isLeroy = / (?:leroy|auvenay) /.test(` ${stems.join(' ')} `);
    const isYearOnly = !isLeroy && beside.every(({ wordings: [typed = []] }) => isOfYear.includes(typed.join(' ')));
    const ofCrus = file.crus.filter(([slug]) => reading.crus.includes(slug));
    const isBottle = !isQuestion && !isYearOnly && asked.length > 0 && (ofCrus.length > 0 || isLeroy);
    const ofYear = years
      .filter(([from, to]) => asked.some((year) => from <= year && year <= to))
      .map(([, , label, href, context]): Found => {
        const [year = 0] = asked;
        return { label: fill(label, { year }), href: fill(href, { year }), context };
      });
    const pair: Found[] =
      ofCrus.length === 2
        ? [
            {
              label: ofCrus.map(([, name]) => name).join(' – '),
              href: `${file.compare[1]}#${ofCrus.map(([slug]) => slug).join('--')}`,
              context: file.compare[0],
            },
          ]
        : [];
    const bottle: Found[] = isBottle
      ? [
          {
            label: fill(file.bottles[0], { title: query.trim() }),
            href: bottleAddress(file.bottles[1], query.trim()),
            context: '',
          },
        ]
      : [];
    const isPairOnly = pair.length > 0 && concepts.length <= 4;
    const direct = [...bottle, ...(isPairOnly ? pair : []), ...(isYearOnly || isBottle ? ofYear : [])];

    const silent = untold.find(
      ({ words, unless }) => words.some(hasAll) && !unless.some((word) => stems.includes(word)),
    );
    if (silent && direct.length === 0 && !found.isWhole) {
      const near = best.find(({ id }) => id === silent.near)?.sentence ?? passages[silent.near]?.[3].split(SENTENCE)[0];
      const told: Found[] = near === undefined ? [] : [passageOf(silent.near, near)];
      return {
        direct: [],
        names: [],
        passages: told,
        lead: 'passages',
        all: { names: 0, passages: told.length },
        state: 'untold',
        terms: met,
      };
    }

    // One paragraph of each section, the one that fits best, and a few of each page.
    const taken = new Map<string | number, number>();
    const isRoom = ({ id }: { readonly id: number }): boolean => {
      const [section, page] = [sectionOf(id), passages[id]?.[0] ?? 0];
      const [ofSection, ofPage] = [taken.get(section) ?? 0, taken.get(page) ?? 0];
      if (ofSection > 0 || ofPage >= MOST_OF_PAGE) return false;
      taken.set(section, 1).set(page, ofPage + 1);
      return true;
    };
    const shown = best.filter(isRoom).slice(0, MOST_PASSAGES);
    const share = Math.max(0, ...best.slice(0, 3).map((one) => one.share));
    const isFound = direct.length > 0 || (!isGuess && (share > 0.999 || found.ids.length > 0));
    const lead = isNamed && !isQuestion ? 'names' : 'passages';
    const beyond = [...(isPairOnly ? [] : pair), ...(isYearOnly || isBottle ? [] : ofYear)];
    const nameList = found.ids.flatMap((id): Found[] => {
      const name = names[id];
      return name ? [{ label: name[0], href: name[2], context: name[3] }] : [];
    });
    const listed =
      lead === 'names' ? [...nameList.slice(0, 1), ...beyond, ...nameList.slice(1)] : [...beyond, ...nameList];
    const isUntold = all > 0 && share < LEAST_SHARE && found.ids.length === 0;
    const state = isFound ? 'found' : isUntold ? 'untold' : 'near';
    return {
      direct,
      names: listed.slice(0, lead === 'names' ? MOST_NAMES : MOST_NAMES_BESIDE),
      passages: shown
        .slice(0, state === 'untold' ? 1 : MOST_PASSAGES)
        .map(({ id, sentence }) => passageOf(id, cutAround(sentence, met, terms.stem))),
      lead,
      all: { names: listed.length, passages: all },
      state,
      terms: met,
    };
  };
  // The first search takes several times as long as the next one; the first key shall not.
  find(names[0]?.[0] ?? '');
  return { find, mark: (text, met) => markTerms(text, met, terms.stem) };
}

/** The address that examines a bottle by its title. */
const bottleAddress = (pattern: string, title: string): string => fill(pattern, { title: encodeURIComponent(title) });

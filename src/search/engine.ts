import MiniSearch from 'minisearch';
import { fill } from '#language/translate.ts';

/** The file that the search reads, one per language. Tuples keep it small. */
export interface SearchFile {
  /** Words of the sheet, by key. */
  readonly words: Readonly<Record<string, string>>;
  /** Name and address of each page. */
  readonly pages: readonly (readonly [name: string, href: string])[];
  /** What the index lists: headword, other names, address, and a line of context. */
  readonly names: readonly (readonly [headword: string, also: string, href: string, context: string])[];
  /** What answers a year, from the first to the last of them: label, address and context, in which `{year}` stands for it. */
  readonly years: readonly (readonly [first: number, last: number, label: string, href: string, context: string])[];
  /** Paragraphs: number of the page, fragment, heading, text. */
  readonly passages: readonly (readonly [page: number, fragment: string, heading: string, text: string])[];
}

interface Found {
  readonly label: string;
  readonly href: string;
  /** A line of context: a definition, or the words around what was found. */
  readonly context: string;
}

export interface Findings {
  readonly names: readonly Found[];
  readonly passages: readonly Found[];
  /** How many names and passages there are in all. */
  readonly all: { readonly names: number; readonly passages: number };
  /** Nothing has all the words as they are spelt; these come nearest. */
  readonly isNear: boolean;
  /** Terms of the index that were met, as `normalise` writes them. */
  readonly terms: ReadonlySet<string>;
}

interface Document {
  readonly id: number;
  readonly name?: string;
  readonly also?: string;
  readonly heading?: string;
  readonly text?: string;
}

export interface SearchEngine {
  readonly find: (query: string) => Findings;
}

const MOST_NAMES = 12;
const MOST_PASSAGES = 8;
/** Length of a line of context, and how much of it stands before what was found, in characters. */
const CONTEXT = { length: 180, before: 60 };

const WORD = /[\p{L}\p{N}]+/gu;
const YEAR = /(?<!\d)[12]\d{3}(?!\d)/;
const SMALL_WORDS = new Set('a an and au aux d de des du en et in l la le les of the un une'.split(' '));
const SHORT_FORMS = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['gc', 'cru'],
]);

/** Words as `normalise` writes them. The texts repeat theirs, and each key asks for many of them again. */
const normalised = new Map<string, string | null>();

/** A word without accents, capitals and plural: `Climats` is `climat`, `bunches` is `bunch`. Null for small words. */
function normalise(word: string): string | null {
  let known = normalised.get(word);
  if (known === undefined) {
    known = plainForm(word);
    normalised.set(word, known);
  }
  return known;
}

function plainForm(word: string): string | null {
  const bare = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/œ/g, 'oe');
  if (SMALL_WORDS.has(bare)) return null;
  const whole = SHORT_FORMS.get(bare) ?? bare;
  return whole.length > 3 ? whole.replace(/[sx]$/, '').replace(/(?<=[cs]h)e$/, '') : whole;
}

const tokenize = (text: string): string[] => text.match(WORD) ?? [];

const termsOf = (text: string): string[] =>
  tokenize(text)
    .map(normalise)
    .filter((term) => term !== null);

/** Letters that may be wrong: none in short words and in figures. */
const fuzziness = (term: string): number => {
  if (/\d/.test(term) || term.length < 4) return 0;
  return term.length > 7 ? 2 : 1;
};

/** The same where no other word fits; a share of the letters. */
const nearness = (term: string): number => (term.length > 7 ? 0.4 : fuzziness(term));

/** Texts that are made ready in one go: some milliseconds on a phone, so that keys are not held up between them. */
const TEXTS_AT_ONCE = 32;

/** Makes a file ready for the search, some texts at a time. */
export async function searchEngine({ pages, names, years, passages }: SearchFile): Promise<SearchEngine> {
  const mini = new MiniSearch<Document>({
    fields: ['name', 'also', 'heading', 'text'],
    tokenize,
    processTerm: normalise,
    searchOptions: { boost: { name: 12, also: 9, heading: 2 }, weights: { fuzzy: 0.3, prefix: 0.6 } },
  });
  const texts = [
    ...names.map(([name, also], id) => ({ id, name, also })),
    ...passages.map(([, , heading, text], index) => ({ id: names.length + index, heading, text })),
  ];
  await mini.addAllAsync(texts, { chunkSize: TEXTS_AT_ONCE });

  // A name in one or more wordings, as the search compares them.
  const wordings = (text: string): string[] => text.split(';').map((one) => termsOf(one).join(' '));
  const known = names.map(([name, also]) => ({
    wordings: new Set([...wordings(name), ...wordings(also)]),
    length: tokenize(name).length,
  }));

  /** What has all words of a query: as they are spelt, or else with wrong letters. */
  const search = (query: string) => {
    const asked = termsOf(query);
    // One letter thins the index. The texts have too many words that begin with it.
    const isLetter = asked.length === 1 && asked[0]?.length === 1;
    const options = { combineWith: 'AND', prefix: true } as const;
    if (isLetter) return mini.search(query, { ...options, fields: ['name', 'also'] });
    const exact = mini.search(query, options);
    return exact.length > 0 ? exact : mini.search(query, { ...options, fuzzy: fuzziness });
  };

  const find = (query: string): Findings => {
    const year = Number(YEAR.exec(query)?.[0]);
    const ofYear = years
      .filter(([first, last]) => first <= year && year <= last)
      .map(([, , label, href, context]): Found => ({
        label: fill(label, { year }),
        href: fill(href, { year }),
        context,
      }));
    const whole = search(query);
    // A year is answered for itself; what has the other words follows what has all.
    const rest = ofYear.length === 0 ? '' : query.replace(YEAR, ' ').trim();
    const isMet = new Set(whole.map(({ id }) => id as number));
    const met = rest === '' ? whole : [...whole, ...search(rest).filter(({ id }) => !isMet.has(id as number))];
    const isNear = met.length === 0 && ofYear.length === 0;
    const asked = termsOf(rest === '' ? query : rest);
    const results = isNear ? mini.search(query, { combineWith: 'OR', prefix: true, fuzzy: nearness }) : met;
    const terms = new Set(results.slice(0, MOST_NAMES).flatMap((result) => result.terms));
    const key = asked.join(' ');
    const ofNames = results.flatMap(({ id, score }) => {
      const [name, words] = [names[id as number], known[id as number]];
      // Of two names that have what was asked, the one with fewer other words comes first.
      return name && words ? [{ name, rank: (score * (words.wordings.has(key) ? 100 : 1)) / words.length }] : [];
    });
    // One paragraph of each section, the one that fits best.
    const sections = new Set<string>();
    const ofPassages = results.flatMap(({ id, terms: met }) => {
      const passage = passages[(id as number) - names.length];
      const section = passage?.slice(0, 3).join();
      if (!passage || section === undefined || sections.has(section)) return [];
      sections.add(section);
      return [{ passage, met }];
    });
    const named = ofNames
      .sort((a, b) => b.rank - a.rank)
      .map(({ name: [label, , href, context] }): Found => ({ label, href, context }));
    const allNames = [...named.slice(0, 1), ...ofYear, ...named.slice(1)];
    return {
      isNear,
      terms,
      all: { names: allNames.length, passages: ofPassages.length },
      names: allNames.slice(0, MOST_NAMES),
      passages: ofPassages.slice(0, MOST_PASSAGES).map(({ passage: [page, fragment, heading, text], met }) => {
        const [pageName = '', href = ''] = pages[page] ?? [];
        return {
          label: heading === '' ? pageName : `${pageName}, ${heading}`,
          href: href + (fragment === '' ? '' : `#${fragment}`),
          context: around(text, new Set(met)),
        };
      }),
    };
  };
  // The first search takes several times as long as the next one; the first key shall not.
  find(names[0]?.[0] ?? '');
  return { find };
}

/** The part of a text around the first word that was met. */
function around(text: string, terms: ReadonlySet<string>): string {
  const hit = [...text.matchAll(WORD)].find(([word]) => terms.has(normalise(word) ?? ''));
  const from = Math.max(0, (hit?.index ?? 0) - CONTEXT.before);
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const end = start + CONTEXT.length;
  const cut = end < text.length ? `${text.slice(start, text.lastIndexOf(' ', end))}…` : text.slice(start);
  return start === 0 ? cut : `…${cut}`;
}

/** A text in pieces, as few as possible, those marked that a search met: `[['Clos de ', false], ['Vougeot', true]]`. */
export function markTerms(text: string, terms: ReadonlySet<string>): (readonly [piece: string, isMet: boolean])[] {
  const pieces: (readonly [string, boolean])[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!terms.has(normalise(word) ?? '')) continue;
    if (index > end) pieces.push([text.slice(end, index), false]);
    pieces.push([word, true]);
    end = index + word.length;
  }
  if (end < text.length) pieces.push([text.slice(end), false]);
  return pieces;
}

import { entriesOf, type Entry, type Library } from '../library.ts';
import { problem, type Problem } from '../problem.ts';
import { isParagraph, isSentences, ownWords, visibleText, SET_APART } from '../texts.ts';

/** Sections that are lists or a few lines by their nature. */
const SHORT = ['notes', 'pairings'];

/** The manner of the prose, as far as it can be counted: the limits of `content/editorial/limits.md`. */
export function* mannerProblems(library: Library): Iterable<Problem> {
  for (const { data } of entriesOf(library, 'limits')) {
    yield* shortSections(library, data.sectionWords ?? 0);
    yield* proseProblems(library, data);
    yield* bareTitles(library, data.titles ?? []);
  }
}

const wordsIn = (text: string): string[] => visibleText(text).match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu) ?? [];

function* shortSections({ documents }: Library, least: number): Iterable<Problem> {
  for (const { collection, blocks } of documents) {
    if (collection !== 'pages' && collection !== 'vineyards' && collection !== 'vintages') continue;
    for (const [section, all] of Map.groupBy(blocks, (block) => block.section)) {
      const drawn = all.some(({ text }) => text.startsWith('![](figure:'));
      const count = all.filter(({ kind }) => kind === 'paragraph').flatMap(({ text }) => wordsIn(text)).length;
      const [first] = all;
      if (section === '' || SHORT.includes(section) || drawn || count >= least || !first) continue;
      const wrong = `has ${count} words, fewer than ${least}`;
      yield problem({ ...first, field: section }, wrong, 'Join it to another section');
    }
  }
}

/** The prose of a page, without lists and tables, names few voices; that of a Grand Cru few numbers, and its person early. */
function* proseProblems(
  { texts, crus }: Library,
  { wordsPerNumber = 0, named, voices }: Entry<'limits'>['data'],
): Iterable<Problem> {
  const prose = texts.filter((text) => isSentences(text) && !text.text.startsWith('-'));
  for (const [page, paragraphs] of Map.groupBy(prose, ({ document }) => document)) {
    const plain = paragraphs.map(({ text }) => visibleText(text)).join(' ');
    const found = voices?.names.filter((name) => plain.includes(name)) ?? [];
    if (voices && found.length > voices.most) {
      const cure = `Name ${voices.most} at most, the others as sources`;
      yield problem(page, `the prose names ${found.join(', ')}`, cure);
    }
    if (page.collection !== 'vineyards' || !crus.includes(page.name)) continue;
    const words = wordsIn(plain);
    const numbers = words.filter((word) => /^\d/.test(word)).length;
    if (numbers * wordsPerNumber > words.length) {
      const cure = `Leave one in ${wordsPerNumber} words at most; the others are on the card`;
      yield problem(page, `${numbers} numbers stand in ${words.length} words of prose`, cure);
    }
    if (named && !words.slice(0, named.words).join(' ').includes(named.who)) {
      const wrong = `the first ${named.words} words do not name ${named.who}`;
      yield problem(page, wrong, 'Name her as the subject of a verb');
    }
  }
}

function* bareTitles({ texts }: Library, titles: readonly string[]): Iterable<Problem> {
  const pattern = new RegExp(`(?<!\\p{L})(?:${titles.join('|') || '(?!)'})(?!\\p{L})`, 'u');
  for (const text of texts) {
    if (!isParagraph(text) && !/^(?:datedNotes\.\d+\.text|quote\.source)$/.test(text.field)) continue;
    const [found] = pattern.exec(text.text.replace(SET_APART, '')) ?? [];
    if (found === undefined) continue;
    yield problem(text, `"${found}" is a title in upright type`, `Write <cite>${found}</cite>`);
  }
}

/** Phrases of five words that a language has on more than three pages. Labels and cards repeat by their nature, and so do names. */
export function* recurringPhrases({ texts }: Library): Iterable<Problem> {
  const phrases = texts
    .filter((text) => isParagraph(text) || text.field.startsWith('timeline.'))
    .flatMap((text) => {
      const words = ownWords(text.text).match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
      return words.slice(4).map((_, start) => ({ text, phrase: words.slice(start, start + 5).join(' ') }));
    })
    .filter(({ phrase }) => !/\p{Lu}/u.test(phrase));
  for (const all of Map.groupBy(phrases, ({ text, phrase }) => `${text.locale} ${phrase}`).values()) {
    const pages = new Set(all.map(({ text }) => text.page));
    const [first] = all;
    if (!first || pages.size <= 3) continue;
    yield problem(first.text, `"${first.phrase}" stands on ${pages.size} pages`, 'Say it otherwise on some');
  }
}

import { entriesOf, type Entry, type Library } from '../library.ts';
import { problemIn, problemOfFile, type Problem } from '../problem.ts';
import { isParagraph, isSentences, ownWords, plainText, readBlocks, type Text } from '../texts.ts';

/** Sections that are lists or a few lines by their nature. */
const SHORT = ['notes', 'pairings'];

/** The manner of the prose, as far as it can be counted: the limits of `content/editorial/limits.md`. */
export function mannerProblems(library: Library): Problem[] {
  return entriesOf(library, 'limits').flatMap(({ data }) => [
    ...shortSections(library, data.sectionWords ?? 0),
    ...cruProblems(library, data),
    ...(data.voices ? crowdsOfVoices(library, data.voices) : []),
    ...bareTitles(library, data.titles ?? []),
  ]);
}

const wordsIn = (text: string): string[] => plainText(text).match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu) ?? [];

/** The paragraphs of each page that has some, without lists and tables. */
function proseOfPages({ texts }: Library): Map<Text['document'], Text[]> {
  return Map.groupBy(
    texts.filter((text) => isSentences(text) && !text.text.startsWith('-')),
    ({ document }) => document,
  );
}

function shortSections({ documents }: Library, least: number): Problem[] {
  return documents
    .filter(({ collection }) => collection === 'pages' || collection === 'vineyards' || collection === 'vintages')
    .flatMap((document) => {
      const sections = Map.groupBy(readBlocks(document), ({ section }) => section);
      return [...sections].flatMap(([section, blocks]) => {
        const [first] = blocks;
        const drawn = blocks.some(({ text }) => text.startsWith('![](figure:'));
        const count = blocks.filter(({ kind }) => kind === 'paragraph').flatMap(({ text }) => wordsIn(text)).length;
        if (section === '' || SHORT.includes(section) || drawn || count >= least || !first) return [];
        const wrong = `has ${count} words, fewer than ${least}`;
        return [{ file: document.file, line: first.line, field: section, wrong, cure: 'Join it to another section' }];
      });
    });
}

/** The prose of a Grand Cru has figures and names its person as the limits say. */
function cruProblems(library: Library, { wordsPerFigure = 0, named }: Entry<'limits'>['data']): Problem[] {
  const crus = entriesOf(library, 'grandCruFacts').map(({ document }) => document.name);
  const pages = [...proseOfPages(library)].filter(([{ collection, name }]) => {
    return collection === 'vineyards' && crus.includes(name);
  });
  return pages.flatMap(([{ file }, paragraphs]) => {
    const words = paragraphs.flatMap(({ text }) => wordsIn(text));
    const figures = words.filter((word) => /^\d/.test(word)).length;
    const crowded = `${figures} figures stand in ${words.length} words of prose`;
    const cure = `Leave one in ${wordsPerFigure} words at most; the others are on the card`;
    const isLate = named && !words.slice(0, named.words).join(' ').includes(named.who);
    const late = `the first ${named?.words ?? 0} words do not name ${named?.who ?? ''}`;
    return [
      ...(figures * wordsPerFigure > words.length ? [problemOfFile(file, crowded, cure)] : []),
      ...(isLate ? [problemOfFile(file, late, 'Name her as the subject of a verb')] : []),
    ];
  });
}

function crowdsOfVoices(
  library: Library,
  { most, names }: { readonly most: number; readonly names: readonly string[] },
): Problem[] {
  return [...proseOfPages(library)].flatMap(([{ file }, paragraphs]) => {
    const prose = paragraphs.map(({ text }) => plainText(text)).join(' ');
    const found = names.filter((name) => prose.includes(name));
    if (found.length <= most) return [];
    return [problemOfFile(file, `the prose names ${found.join(', ')}`, `Name ${most} at most, the others as sources`)];
  });
}

function bareTitles({ texts }: Library, titles: readonly string[]): Problem[] {
  if (titles.length === 0) return [];
  const pattern = new RegExp(`(?<!\\p{L})(?:${titles.join('|')})(?!\\p{L})`, 'u');
  return texts
    .filter((text) => isParagraph(text) || /^(?:notes\.\d+\.text|quote\.source)$/.test(text.field))
    .flatMap((text) => {
      const found = pattern.exec(text.text.replace(/<cite>.*?<\/cite>|\*[^*]+\*/gs, ''))?.[0];
      return found === undefined
        ? []
        : [problemIn(text, `"${found}" is a title in upright type`, `Write <cite>${found}</cite>`)];
    });
}

/** Phrases of five words that a language has on more than three pages. Labels and cards repeat by their nature, and so do names. */
export function recurringPhrases({ texts }: Library): Problem[] {
  const phrases = texts
    .filter((text) => !text.quoted && (isParagraph(text) || text.field.startsWith('steps.')))
    .flatMap((text) => {
      const words = ownWords(text.text).match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
      return words.slice(4).map((_, start) => ({ text, phrase: words.slice(start, start + 5).join(' ') }));
    })
    .filter(({ phrase }) => !/\p{Lu}/u.test(phrase));
  return [...Map.groupBy(phrases, ({ text, phrase }) => `${text.locale} ${phrase}`).values()].flatMap((all) => {
    const pages = new Set(all.map(({ text }) => text.page));
    return all.slice(0, pages.size > 3 ? 1 : 0).map(({ text, phrase }) => {
      return problemIn(text, `"${phrase}" stands on ${pages.size} pages`, 'Say it otherwise on some');
    });
  });
}

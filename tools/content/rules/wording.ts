import { localeCodes } from '#language/locales.ts';
import { checkedLanguages, languageName } from '../languages.ts';
import { entriesOf, type Entry, type Library } from '../library.ts';
import { problemIn, type Problem } from '../problem.ts';
import { isSentences, ownWords, type Text } from '../texts.ts';

/** Marks are opened and closed, and no listed phrase is used. */
export function wordingProblems(library: Library): Problem[] {
  const own = library.texts.filter(({ quoted }) => !quoted);
  return [...library.texts.flatMap(markupProblems), ...phraseProblems(own, entriesOf(library, 'phrases'))];
}

const PAIRS = [
  ['«', '»'],
  ['“', '”'],
  ['(', ')'],
] as const;

function markupProblems(text: Text): Problem[] {
  const count = (mark: string): number => text.text.split(mark).length - 1;
  const tag = /<(?!\/?cite>)[a-z/][^>]*>/i.exec(text.text)?.[0];
  const faults: [boolean, wrong: string, cure: string][] = [
    ...PAIRS.map(([open, close]): [boolean, string, string] => [
      !isBalanced(text.text, open, close),
      `${open} or ${close} is missing its partner`,
      'Close what is opened',
    ]),
    [count('"') % 2 === 1, 'a quotation mark " is missing its partner', 'Close what is opened'],
    [text.text.includes('**'), 'bold type is not used on this site', 'Let the sentence carry the weight'],
    [
      text.text.replaceAll('**', '').split('*').length % 2 === 0,
      'an asterisk is missing its partner',
      'Write *word* for emphasis, and lists with -',
    ],
    [tag !== undefined, `${tag ?? ''} is HTML, of which prose may only use <cite>`, 'Write Markdown'],
    [
      checkedLanguages[text.locale]?.foreignQuotes?.test(text.text) === true,
      'guillemets are French quotation marks',
      `Write " in ${languageName(text.locale)}`,
    ],
    [/\S {2,}\S/.test(text.text), 'two spaces follow each other', 'Keep one'],
  ];
  return faults.filter(([broken]) => broken).map(([, wrong, cure]) => problemIn(text, wrong, cure));
}

/** Whether each closing mark follows an opening one of its own. */
function isBalanced(text: string, open: string, close: string): boolean {
  let depth = 0;
  for (const letter of text) {
    depth += Number(letter === open) - Number(letter === close);
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Phrases of the lists in content/editorial/; quotations may hold any. */
function phraseProblems(texts: readonly Text[], lists: readonly Entry<'phrases'>[]): Problem[] {
  const except = new RegExp(lists.flatMap(({ data }) => data.except).join('|') || '(?!)', 'giu');
  const own = texts.map((text) => ({ text, words: ownWords(text.text).replaceAll('’', "'").replace(except, '') }));
  return lists.flatMap(({ document, data }) =>
    data.entries.flatMap((entry) => {
      const { within = [''], reason, cure = `Say it otherwise, or correct ${document.file}`, most } = entry;
      const asked = own.filter(({ text }) => within.some((path) => text.document.path.startsWith(path)));
      return localeCodes.flatMap((locale) => {
        const pattern = wholeWords(entry[locale], entry.exact);
        return asked
          .filter(({ text }) => text.locale === locale && (!entry.paragraphs || isSentences(text)))
          .flatMap(({ text, words }) =>
            [...words.matchAll(pattern)].map(([match]) => problemIn(text, `"${match}" ${reason}`, cure)),
          )
          .slice(most);
      });
    }),
  );
}

/** Any of the phrases as whole words; `\w` in them stands for any letter. */
function wholeWords(phrases: readonly string[], exact = false): RegExp {
  const any = phrases.join('|').replaceAll('\\w', '\\p{L}') || '(?!)';
  return new RegExp(`(?<!\\p{L})(?:${any})(?!\\p{L})`, exact ? 'gu' : 'giu');
}

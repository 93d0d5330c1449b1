import { localeCodes } from '#language/locales.ts';
import { checkedLanguages, languageName } from '../languages.ts';
import { entriesOf, type Library } from '../library.ts';
import { problem, type Problem } from '../problem.ts';
import { isSentences, ownWords, type Text } from '../texts.ts';

const PAIRS = [
  ['«', '»'],
  ['“', '”'],
  ['(', ')'],
] as const;

/** Marks are opened and closed, and no listed phrase is used. */
export function* wordingProblems(library: Library): Iterable<Problem> {
  for (const text of library.texts) yield* markupProblems(text);
  yield* phraseProblems(library);
}

function* markupProblems(place: Text): Iterable<Problem> {
  const { text, locale } = place;
  for (const [open, close] of PAIRS)
    if (!isBalanced(text, open, close))
      yield problem(place, `${open} or ${close} is missing its partner`, 'Close what is opened');
  if (text.split('"').length % 2 === 0)
    yield problem(place, 'a quotation mark " is missing its partner', 'Close what is opened');
  if (text.includes('**'))
    yield problem(place, 'bold type is not used on this site', 'Let the sentence carry the weight');
  if (text.replaceAll('**', '').split('*').length % 2 === 0)
    yield problem(place, 'an asterisk is missing its partner', 'Write *word* for emphasis, and lists with -');
  const [tag] = /<(?!\/?cite>)[a-z/][^>]*>/i.exec(text) ?? [];
  if (tag !== undefined) yield problem(place, `${tag} is HTML, of which prose may only use <cite>`, 'Write Markdown');
  if (checkedLanguages[locale]?.foreignQuotes?.test(text))
    yield problem(place, 'guillemets are French quotation marks', `Write " in ${languageName(locale)}`);
  if (/\S {2,}\S/.test(text)) yield problem(place, 'two spaces follow each other', 'Keep one');
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
function* phraseProblems(library: Library): Iterable<Problem> {
  const lists = entriesOf(library, 'phrases');
  const except = new RegExp(lists.flatMap(({ data }) => data.except).join('|') || '(?!)', 'giu');
  const own = library.texts
    .filter(({ field }) => !field.startsWith('quote.'))
    .map((text) => ({ text, words: ownWords(text.text).replaceAll('’', "'").replace(except, '') }));
  for (const { document, data } of lists)
    for (const entry of data.entries) {
      const { within = [''], reason, cure = `Say it otherwise, or correct ${document.file}`, most } = entry;
      const asked = own.filter(
        ({ text }) =>
          within.some((path) => text.document.path.startsWith(path)) && (!entry.paragraphs || isSentences(text)),
      );
      for (const locale of localeCodes) {
        const pattern = wholeWords(entry[locale], entry.exact);
        const found = asked
          .filter(({ text }) => text.locale === locale)
          .flatMap(({ text, words }) => (words.match(pattern) ?? []).map((phrase) => ({ text, phrase })));
        for (const { text, phrase } of found.slice(most)) yield problem(text, `"${phrase}" ${reason}`, cure);
      }
    }
}

/** Any of the phrases as whole words; `\w` in them stands for any letter. */
function wholeWords(phrases: readonly string[], exact = false): RegExp {
  const any = phrases.join('|').replaceAll('\\w', '\\p{L}') || '(?!)';
  return new RegExp(`(?<!\\p{L})(?:${any})(?!\\p{L})`, exact ? 'gu' : 'giu');
}

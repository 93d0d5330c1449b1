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
  yield* claimProblems(library);
}

function* markupProblems(place: Text): Iterable<Problem> {
  const { text, locale } = place;
  for (const [open, close] of PAIRS)
    if (!isBalanced(text, open, close))
      yield problem(place, `${open} or ${close} is missing its partner`, 'Close what is opened');
  if (text.split('"').length % 2 === 0)
    yield problem(place, 'a quotation mark " is missing its partner', 'Close what is opened');
  // In a list of years each is the head of its line.
  if (text.replaceAll(/^- \*\*\d{4}\*\*/gm, '').includes('**'))
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
    .map((text) => ({ text, words: asTyped(ownWords(text.text)).replace(except, '') }));
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

/** Where a text speaks of a claim of content/editorial/, it says of it what all others do. */
export function* claimProblems(library: Library): Iterable<Problem> {
  const texts = library.texts.map((text) => ({ text, words: asTyped(ownWords(text.text)) }));
  for (const { document, data } of entriesOf(library, 'phrases'))
    for (const { claim, ...languages } of data.claims)
      for (const locale of localeCodes) {
        const { wording = '', of = [], is = [] } = languages[locale] ?? {};
        const number = checkedLanguages[locale]?.number ?? '\\d+';
        const patterns = of.map((one) => wholeWords([one.replace('<n>', `(?<said>${number})`)]));
        const saidIn = (words: string): string[] =>
          patterns.flatMap((pattern) => Array.from(words.matchAll(pattern), ({ groups }) => groups?.said ?? ''));
        if (patterns.length > 0 && !saidIn(asTyped(wording)).some((said) => is.includes(plainNumber(said))))
          yield problem(
            document,
            `the ${languageName(locale)} wording of "${claim}" is not found by its own pattern`,
            'Correct it',
          );
        for (const { text, words } of texts.filter((one) => one.text.locale === locale))
          for (const said of saidIn(words))
            if (!is.includes(plainNumber(said)))
              yield problem(text, `"${said}" is not what other pages say of ${claim}`, `Write: ${wording}`);
      }
}

/** Words with the apostrophe of the keyboard, as the lists have it. */
const asTyped = (words: string): string => words.replaceAll('’', "'");

/** A number as the lists have it: small letters, and no spaces in figures. */
const plainNumber = (said: string): string =>
  said
    .toLowerCase()
    .replaceAll(/(?<=\d)\s(?=\d)/g, '')
    .replace(/[\s.,]+$/, '');

/** Any of the phrases as whole words; `\w` in them stands for any letter. */
function wholeWords(phrases: readonly string[], exact = false): RegExp {
  const any = phrases.join('|').replaceAll('\\w', '\\p{L}') || '(?!)';
  return new RegExp(`(?<!\\p{L})(?:${any})(?!\\p{L})`, exact ? 'gu' : 'giu');
}

import { createRequire } from 'node:module';
import {
  finalizeSettings,
  getDefaultBundledSettingsAsync,
  getDictionary,
  mergeSettings,
  readSettings,
} from 'cspell-lib';
import { localeCodes, perLocale, perLocaleAsync, type PerLocale } from '#language/locales.ts';
import { checkedLanguages, languageName } from './languages.ts';
import { entriesOf, vineyardRecords, type Library } from './library.ts';
import { problem, type Problem } from './problem.ts';
import { FOREIGN, visibleText, type Text } from './texts.ts';

const require = createRequire(import.meta.url);
const FRENCH_DICTIONARY = require.resolve('@cspell/dict-fr-fr/cspell-ext.json');

type Knows = (word: string) => boolean;

/** Opens the dictionaries of the languages. Takes about a second. A language without one knows every word. */
export async function openDictionaries(): Promise<PerLocale<Knows>> {
  const settings = mergeSettings(await getDefaultBundledSettingsAsync(), await readSettings(FRENCH_DICTIONARY));
  return perLocaleAsync(async (locale): Promise<Knows> => {
    const name = checkedLanguages[locale]?.dictionary;
    if (name === undefined) return () => true;
    const dictionary = await getDictionary({ ...finalizeSettings(settings), dictionaries: [name] });
    return (word) => dictionary.has(word, { ignoreCase: true });
  });
}

/** The project's own lists of words, content/editorial/words.md, in small letters. */
export function listedWords(library: Library): PerLocale<ReadonlySet<string>> {
  const lists = entriesOf(library, 'words').map(({ data }) => data);
  return perLocale(
    (locale) => new Set(lists.flatMap((list) => [...list.both, ...list[locale]]).map((word) => word.toLowerCase())),
  );
}

/** Every word is in the dictionary of its language, in the project's list or in a name of the content. */
export function spellingProblems(library: Library, dictionaries: PerLocale<Knows>): Problem[] {
  const [names, listed] = [nameWords(library), listedWords(library)];
  const knows = perLocale((locale): Knows => (word) => {
    const small = word.toLowerCase();
    return names.has(small) || listed[locale].has(small) || dictionaries[locale](word);
  });
  const cure = 'Correct it, or add it to content/editorial/words.md';
  return library.texts.flatMap((text) =>
    [...new Set(unknownWords(text, knows))].map((word) =>
      problem(text, `"${word}" is no ${languageName(text.locale)} word that the dictionary knows`, cure),
    ),
  );
}

/** What records and the list of names call places, people and houses needs no second list. */
function nameWords(library: Library): ReadonlySet<string> {
  const names = [
    ...vineyardRecords(library).flatMap(({ data: { name, commune, lieuDit, acquiredFrom, appellation } }) => [
      ...[name, commune, lieuDit, acquiredFrom],
      ...(appellation?.communes ?? []),
      ...[...(appellation?.lieuxDits ?? []), ...(appellation?.owners ?? [])].map((named) => named.name),
    ]),
    ...entriesOf(library, 'names').flatMap(({ data }) => Object.values(data).flat()),
  ];
  return new Set(names.flatMap((name = '') => name.toLowerCase().match(/\p{L}+/gu) ?? []));
}

/** Splitting by it puts what may be foreign at the odd places. */
const PARTS = new RegExp(`(${FOREIGN.source})`, 's');

/** Emphasis marks words of another language, and quotations may hold them. */
function unknownWords({ text, locale }: Text, knows: PerLocale<Knows>): string[] {
  const either: Knows = (word) => localeCodes.some((code) => checkedLanguages[code] && knows[code](word));
  const parts = text.replace(/\{\w+\}/g, ' ').split(PARTS);
  return parts.flatMap((part, index) => {
    const check = index % 2 === 1 ? either : knows[locale];
    return tokens(visibleText(part)).filter((word) => !isKnown(word, check));
  });
}

/** Letters with inner apostrophes and hyphens; numbers and what is glued to them are no words. */
function tokens(text: string): string[] {
  return (text.match(/(?<![\p{L}\p{N}])\p{L}+(?:['’-]\p{L}+)*(?![\p{N}])/gu) ?? []).map((word) =>
    word.replaceAll('’', "'"),
  );
}

/** A compound is known when it is in the dictionary or all its parts are: `l'arrière-côte`, `limestone-marl`. */
function isKnown(word: string, knows: Knows): boolean {
  if (word.length <= 1 || knows(word)) return true;
  const parts = word.split(/['-]/);
  return parts.length > 1 && parts.every((part) => isKnown(part, knows));
}

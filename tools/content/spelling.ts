import { createRequire } from 'node:module';
import { finalizeSettings, getDefaultBundledSettingsAsync, getDictionary, mergeSettings, readSettings } from 'cspell-lib';
import { collections } from '#collections/definitions.ts';
import { perLocale, type Locale, type Localized } from '#i18n/locales.ts';
import { LANGUAGE_NAMES } from './language-names.ts';
import { entriesOf, type Library } from './library.ts';
import { isOriginal, problemIn, type Passage } from './passages.ts';
import { plainText } from './plain.ts';
import type { Problem } from './problem.ts';

const require = createRequire(import.meta.url);
const FRENCH_DICTIONARY = require.resolve('@cspell/dict-fr-fr/cspell-ext.json');

/** Names that cspell gives its dictionaries. */
const DICTIONARIES: Localized = { en: 'en-gb', fr: 'fr-fr' };

type Knows = (word: string) => boolean;
type Dictionaries = Localized<Knows>;

/** Words of each language, in small letters. */
type WordLists = Localized<ReadonlySet<string>>;

/** The project's own list, content/editorial/words.md. */
export function listedWords(library: Library): WordLists {
  const lists = entriesOf(library, collections.words).map(({ data }) => data);
  return perLocale(
    (locale) => new Set(lists.flatMap((list) => [...list.both, ...list[locale]]).map((word) => word.toLowerCase())),
  );
}

/** Opens the dictionaries of both languages and adds a list to them. Takes about a second. */
export async function openDictionaries(words: WordLists): Promise<Dictionaries> {
  const settings = mergeSettings(await getDefaultBundledSettingsAsync(), await readSettings(FRENCH_DICTIONARY));
  const open = async (locale: Locale): Promise<Knows> => {
    const dictionary = await getDictionary({ ...finalizeSettings(settings), dictionaries: [DICTIONARIES[locale]] });
    return remember((word) => words[locale].has(word.toLowerCase()) || dictionary.has(word, { ignoreCase: true }));
  };
  return { en: await open('en'), fr: await open('fr') };
}

/** Looks each word up once: the same few thousand make up all texts. */
function remember(knows: Knows): Knows {
  const known = new Map<string, boolean>();
  return (word) => {
    const found = known.get(word) ?? knows(word);
    known.set(word, found);
    return found;
  };
}

/** Every word is in the dictionary of its language, in the project's list or in a name of the content. */
export function spellingProblems(library: Library, dictionaries: Dictionaries): Problem[] {
  const names = nameWords(library);
  const knows = perLocale((locale): Knows => (word) => names.has(word.toLowerCase()) || dictionaries[locale](word));
  return library.passages.flatMap((passage) =>
    [...new Set(unknownWords(passage, knows))].map((word) =>
      problemIn(
        passage,
        `"${word}" is no ${LANGUAGE_NAMES[languageOf(passage)]} word that the dictionary knows`,
        'Correct it, or add it to content/editorial/words.md',
      ),
    ),
  );
}

/** What records and the list of names call places, people and houses needs no second list. */
function nameWords(library: Library): ReadonlySet<string> {
  const names = [
    ...[...entriesOf(library, collections.grandCrus), ...entriesOf(library, collections.vineyards)].flatMap(({ data }) => [
        data.name,
        data.commune,
        data.lieuDit,
        data.acquiredFrom,
        ...(data.appellation?.communes ?? []),
        ...(data.appellation?.lieuxDits ?? []).map(({ name }) => name),
      ]),
    ...entriesOf(library, collections.names).flatMap(({ data }) => Object.values(data).flat()),
  ];
  return new Set(names.flatMap((name = '') => name.toLowerCase().match(/\p{L}+/gu) ?? []));
}

function languageOf(passage: Passage): Locale {
  return isOriginal(passage) ? 'fr' : passage.locale;
}

/** In English, emphasis marks French words, and quotations may hold them. */
function unknownWords(passage: Passage, dictionaries: Dictionaries): string[] {
  const knows = dictionaries[languageOf(passage)];
  const either: Knows = (word) => dictionaries.en(word) || dictionaries.fr(word);
  return passage.text.replace(/\{\w+\}/g, ' ').split(FOREIGN).flatMap((part, index) => {
    const check = index % 2 === 1 ? either : knows;
    return wordsOf(plainText(part)).filter((word) => !isKnown(word, check));
  });
}

/** Emphasis, titles and quotations; splitting by it puts them at the odd places. */
const FOREIGN = /(\*[^*]+\*|<cite>.*?<\/cite>|"[^"]*"|«[^»]*»)/gs;

/** Letters with inner apostrophes and hyphens; numbers and what is glued to them are no words. */
function wordsOf(text: string): string[] {
  return [...text.matchAll(/(?<![\p{L}\p{N}])\p{L}+(?:['’-]\p{L}+)*(?![\p{N}])/gu)].map(([word]) => word.replaceAll('’', "'"));
}

/** A compound is known when it is in the dictionary or all its parts are: `l'arrière-côte`, `limestone-marl`. */
function isKnown(word: string, knows: Knows): boolean {
  if (word.length === 1 || knows(word)) return true;
  const parts = word.split(/['-]/);
  return parts.length > 1 && parts.every((part) => part === '' || isKnown(part, knows));
}

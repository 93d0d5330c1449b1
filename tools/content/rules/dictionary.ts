import { collections } from '#collections/definitions.ts';
import type { Localized } from '#i18n/locales.ts';
import { REQUIRED_KEYS } from '../dictionary-keys.ts';
import { repeated } from '../repeated.ts';
import { problemAt, problemOfFile, type Document } from '../document.ts';
import { entriesOf, type Library } from '../library.ts';
import type { Problem } from '../problem.ts';
import { fieldOf, keysOf } from '../unknown-data.ts';

interface Word {
  readonly document: Document;
  readonly key: string;
  readonly words: Localized;
}

/** The dictionary has every key of the specification, each once, with the same places to fill in both languages. */
export function dictionaryProblems(library: Library): Problem[] {
  const all = entriesOf(library, collections.translations).flatMap(({ document, data }): Word[] =>
    Object.entries(data.entries).map(([key, words]) => ({ document, key, words })),
  );
  return [...missingKeys(library), ...repeatedKeys(all), ...all.flatMap(placeholderProblems)];
}

/** Looks at what is written rather than at what is valid: a broken entry is reported as such, not as missing. */
function missingKeys({ documents }: Library): Problem[] {
  const written = new Set(
    documents
      .filter(({ definition }) => definition === collections.translations)
      .flatMap(({ data }) => keysOf(fieldOf(data, 'entries'))),
  );
  return REQUIRED_KEYS.filter((key) => !written.has(key)).map((key) => ({
    ...problemOfFile(`content/translations/${key.split('.')[0] ?? ''}.md`, 'the specification asks for this key', 'Add it with its two texts'),
    field: `entries.${key}`,
  }));
}

function repeatedKeys(all: readonly Word[]): Problem[] {
  return repeated(all, ({ key }) => key).map(({ item, first }) =>
    problemAt(item.document, ['entries', item.key], `is also defined in ${first.document.file}`, 'Keep one of the two'),
  );
}

/** `{numeral}` and the like stand in both languages or in none. */
function placeholderProblems({ document, key, words }: Word): Problem[] {
  const places = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');
  if (places(words.en) === places(words.fr)) return [];
  return [
    problemAt(
      document,
      ['entries', key],
      `has "${places(words.en)}" in English and "${places(words.fr)}" in French`,
      'Write the same places in braces in both',
    ),
  ];
}

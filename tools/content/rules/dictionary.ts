import { entriesOf, type Library } from '../library.ts';
import { problemAt, repeated, type Problem } from '../problem.ts';

/** Each key of the dictionary stands in one file, with the same places to fill in both languages. */
export function dictionaryProblems(library: Library): Problem[] {
  const all = entriesOf(library, 'translations').flatMap(({ document, data }) =>
    Object.entries(data.entries).map(([key, words]) => ({ document, key, words, path: ['entries', key] })),
  );
  const places = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');
  return [
    ...repeated(all, ({ key }) => key).map(({ item, first }) =>
      problemAt(item.document, item.path, `is also defined in ${first.document.file}`, 'Keep one of the two'),
    ),
    ...all
      .filter(({ words }) => places(words.en) !== places(words.fr))
      .map(({ document, path, words }) => {
        const wrong = `has "${places(words.en)}" in English and "${places(words.fr)}" in French`;
        return problemAt(document, path, wrong, 'Write the same places in braces in both');
      }),
  ];
}

import { collections } from '#collections/definitions.ts';
import { entriesOf, type Library } from '../library.ts';
import { problemIn, type Passage } from '../passages.ts';
import { ownWordsOf } from '../plain.ts';
import type { Problem } from '../problem.ts';

/** A phrase of content/editorial/vocabulary.md or claims.md. */
interface Phrase {
  readonly pattern: RegExp;
  readonly reason: string;
  readonly list: string;
  readonly within: readonly string[] | undefined;
}

/** No listed phrase stands in our own prose; quotations may hold any. */
export function vocabularyProblems(library: Library): Problem[] {
  const lists = entriesOf(library, collections.phrases);
  const except = new RegExp(lists.flatMap(({ data }) => data.except).join('|') || '(?!)', 'giu');
  const phrases = (locale: Passage['locale']): Phrase[] =>
    lists.flatMap(({ document, data }) =>
      data.entries.flatMap(({ reason, within, [locale]: own }) =>
        own.map((phrase) => ({ pattern: wholeWords(phrase), reason, list: document.file, within })),
      ),
    );
  const byLocale = { en: phrases('en'), fr: phrases('fr') };
  return library.passages
    .filter(({ quoted }) => !quoted)
    .flatMap((passage) => {
      const text = ownWordsOf(passage).replaceAll('’', "'").replace(except, '');
      const file = passage.document.file;
      return byLocale[passage.locale]
        .filter(({ within }) => within === undefined || within.some((path) => file.startsWith(path)))
        .flatMap(({ pattern, reason, list }) => {
          const match = pattern.exec(text)?.[0];
          return match === undefined ? [] : [problemIn(passage, `"${match}" ${reason}`, `Say it otherwise, or mend ${list}`)];
        });
    });
}

/** Whole words in any case; `\w` in the phrase stands for any letter. */
function wholeWords(phrase: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${phrase.replaceAll('\\w', '\\p{L}')})(?!\\p{L})`, 'iu');
}

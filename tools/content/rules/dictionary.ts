import { defaultLocale } from '#language/locales.ts';
import { entriesOf, type Library } from '../library.ts';
import { problem, repeated, type Problem } from '../problem.ts';

/** Each key of the dictionary stands in one file of a language, with the same places to fill in every language. */
export function* dictionaryProblems(library: Library): Iterable<Problem> {
  const all = entriesOf(library, 'translations').flatMap(({ document, data }) =>
    Object.entries(data).map(([key, words]) => ({ document, key, places: placesIn(words) })),
  );
  for (const { item, first } of repeated(all, ({ document, key }) => `${document.locale ?? ''} ${key}`))
    yield problem(item.document.at([item.key]), `is also defined in ${first.document.file}`, 'Keep one of the two');
  const models = new Map(all.filter(({ document }) => document.locale === defaultLocale).map((one) => [one.key, one]));
  for (const { document, key, places } of all) {
    const model = models.get(key);
    if (!model || places === model.places) continue;
    const wrong = `has "${places}", but "${model.places}" in ${model.document.file}`;
    yield problem(document.at([key]), wrong, 'Write the same places in braces');
  }
}

/** `{name} {number}`: what is filled in. */
const placesIn = (words: string): string => (words.match(/\{\w+\}/g) ?? []).sort().join(' ');

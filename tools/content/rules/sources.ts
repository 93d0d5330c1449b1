import { collections } from '#collections/definitions.ts';
import { problemAt } from '../document.ts';
import { entriesOf, type Library } from '../library.ts';
import { repeated } from '../repeated.ts';
import type { Problem } from '../problem.ts';

/** Parts of the dictionary whose pages state facts. */
const FACTUAL_AREAS = ['home', 'philosophy', 'vineyards', 'vintages'];

/** Every page that states facts names what a reader can check it against, each source once. */
export function sourceProblems(library: Library): Problem[] {
  const pages = [
    ...entriesOf(library, collections.grandCrus),
    ...entriesOf(library, collections.vintages),
    ...entriesOf(library, collections.history),
    ...entriesOf(library, collections.translations).filter(({ document }) => FACTUAL_AREAS.includes(document.id)),
  ];
  return pages.flatMap(({ document, data: { sources } }) => {
    if (sources.length === 0) {
      return [problemAt(document, ['sources'], 'the page names no source', 'Name what it supports, by whom, title and year or address')];
    }
    const numbered = sources.map((source, index) => ({ ...source, index }));
    return repeated(numbered, ({ supports, by, title }) => [supports.en, by, title].join('\n')).map(({ item }) =>
      problemAt(document, ['sources', item.index], 'is there twice', 'Remove one of the two'),
    );
  });
}

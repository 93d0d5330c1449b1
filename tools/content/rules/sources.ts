import type { FieldPath } from '../document.ts';
import { entriesOf, type Library } from '../library.ts';
import { problemAt, repeated, type Problem } from '../problem.ts';

/** Pages that state facts. */
const FACTUAL_PAGES = ['home', 'philosophy', 'history', 'vineyards', 'vintages'];

/** Kinds of sources that have a place in a library rather than an address. */
const ON_PAPER: readonly string[] = ['book', 'law', 'study'];

/** Every page that states facts names what a reader can check it against, each source once and by the page itself. */
export function sourceProblems(library: Library): Problem[] {
  const collections = ['grandCruFacts', 'holdingFacts', 'vintageFacts', 'pageFacts'] as const;
  const exceptions = new Set(
    entriesOf(library, 'addresses').flatMap(({ data }) => data.exceptions.map(({ source }) => source)),
  );
  return collections
    .flatMap((name) => entriesOf(library, name))
    .flatMap(({ document, data }) => {
      const sources = data.sources.map((source, index) => ({ ...source, path: ['sources', index] }));
      const factual =
        document.collection === 'pageFacts'
          ? FACTUAL_PAGES.includes(document.name)
          : document.collection !== 'holdingFacts';
      if (sources.length === 0 && factual) {
        const cure = 'Name what it supports, by whom, title and year or address';
        return [problemAt(document, ['sources'], 'the page names no source', cure)];
      }
      const cure = 'Give the address of the page itself, or list it with a reason in content/editorial/addresses.md';
      const faults: (readonly [path: FieldPath, wrong: string, cure: string])[] = [
        ...repeated(sources, ({ id }) => id).map(
          ({ item: { id, path } }) =>
            [
              [...path, 'id'],
              `"${id}" is also the id of another source`,
              'Give each source of a file its own id',
            ] as const,
        ),
        ...sources
          .filter(({ kind, address }) => address === undefined && !ON_PAPER.includes(kind))
          .filter(({ by, title }) => !exceptions.has(`${by}, ${title}`))
          .map(({ by, title, path }) => [path, `"${by}, ${title}" has no address`, cure] as const),
        ...sources
          .filter(({ address = '' }) => isBareDomain(address) && !exceptions.has(address))
          .map(({ address = '', path }) => [[...path, 'address'], `${address} leads to a home page`, cure] as const),
      ];
      return faults.map((fault) => problemAt(document, ...fault));
    });
}

/** `https://example.org` and `https://example.org/` name no page. */
function isBareDomain(address: string): boolean {
  return /^https:\/\/[^/?#]+\/?$/.test(address);
}

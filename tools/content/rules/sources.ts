import type { Document } from '../document.ts';
import { entriesOf, factsOf, type Library } from '../library.ts';
import { problemAt, repeated, type Problem } from '../problem.ts';

/** Pages that state facts. */
const FACTUAL_PAGES = ['home', 'philosophy', 'history', 'vineyards', 'vintages'];

/** Kinds of sources that have a place in a library rather than an address. */
const ON_PAPER: readonly string[] = ['book', 'law', 'study'];

/** Every page that states facts names what a reader can check it against, each source once and by the page itself. */
export function sourceProblems(library: Library): Problem[] {
  const exceptions = new Set(
    entriesOf(library, 'addresses').flatMap(({ data }) => data.exceptions.map(({ source }) => source)),
  );
  return factsOf(library).flatMap(({ document, data }) => {
    if (data.sources.length === 0 && isFactual(document)) {
      const cure = 'Name what it supports, by whom, title and year or address';
      return [problemAt(document, ['sources'], 'the page names no source', cure)];
    }
    const sources = data.sources.map((source, index) => ({ ...source, path: ['sources', index] }));
    const unplaced = sources.filter(
      ({ address, kind, by, title }) =>
        address === undefined && !ON_PAPER.includes(kind) && !exceptions.has(`${by}, ${title}`),
    );
    const bare = sources.filter(({ address = '' }) => isBareDomain(address) && !exceptions.has(address));
    const cure = 'Give the address of the page itself, or list it with a reason in content/editorial/addresses.md';
    return [
      ...repeated(sources, ({ id }) => id).map(({ item: { id, path } }) => {
        const wrong = `"${id}" is also the id of another source`;
        return problemAt(document, [...path, 'id'], wrong, 'Give each source of a file its own id');
      }),
      ...unplaced.map(({ by, title, path }) => problemAt(document, path, `"${by}, ${title}" has no address`, cure)),
      ...bare.map(({ address = '', path }) =>
        problemAt(document, [...path, 'address'], `${address} leads to a home page`, cure),
      ),
    ];
  });
}

/** A holding has no page. */
function isFactual({ collection, name }: Document): boolean {
  return collection === 'pageFacts' ? FACTUAL_PAGES.includes(name) : collection !== 'holdingFacts';
}

/** `https://example.org` and `https://example.org/` name no page. */
function isBareDomain(address: string): boolean {
  return /^https:\/\/[^/?#]+\/?$/.test(address);
}

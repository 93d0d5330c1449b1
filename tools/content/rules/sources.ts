import type { Document } from '../document.ts';
import { entriesOf, factsOf, type Library } from '../library.ts';
import { problem, repeated, type Problem } from '../problem.ts';

/** Pages that state facts. */
const FACTUAL_PAGES = ['home', 'philosophy', 'history', 'vineyards', 'vintages'];

/** Kinds of sources that have a place in a library rather than an address. */
const ON_PAPER: readonly string[] = ['book', 'law', 'study'];

/** `https://example.org` and `https://example.org/` name no page. */
const BARE_DOMAIN = /^https:\/\/[^/?#]+\/?$/;

/** Every page that states facts names what a reader can check it against, each source once and by the page itself. */
export function* sourceProblems(library: Library): Iterable<Problem> {
  const lists = entriesOf(library, 'addresses');
  const exceptions = new Set(lists.flatMap(({ data }) => data.exceptions.map(({ source }) => source)));
  const cure = 'Give the address of the page itself, or list it with a reason in content/editorial/addresses.md';
  for (const { document, data } of factsOf(library)) {
    if (data.sources.length === 0 && isFactual(document)) {
      const write = 'Name what it supports, by whom, title and year or address';
      yield problem(document.at(['sources']), 'the page names no source', write);
    }
    const sources = data.sources.map((source, index) => ({ ...source, path: ['sources', index] }));
    for (const { item } of repeated(sources, ({ id }) => id)) {
      const wrong = `"${item.id}" is also the id of another source`;
      yield problem(document.at([...item.path, 'id']), wrong, 'Give each source of a file its own id');
    }
    for (const { address, kind, by, title, path } of sources) {
      const place = `${by}, ${title}`;
      if (address === undefined && !ON_PAPER.includes(kind) && !exceptions.has(place))
        yield problem(document.at(path), `"${place}" has no address`, cure);
      if (address !== undefined && BARE_DOMAIN.test(address) && !exceptions.has(address))
        yield problem(document.at([...path, 'address']), `${address} leads to a home page`, cure);
    }
  }
  yield* citedByValues(library);
}

/** The sources of single values of an appellation are those of the page whose tables cite them. */
function* citedByValues(library: Library): Iterable<Problem> {
  const page = entriesOf(library, 'pageFacts').find(({ document }) => document.name === 'compare');
  const known = page?.data.sources.map(({ id }) => id) ?? [];
  for (const { document, data } of entriesOf(library, 'grandCruFacts'))
    for (const [field, values] of Object.entries(data.appellation))
      for (const { sources = [] } of [values].flat() as { sources?: readonly string[] }[])
        for (const id of sources.filter((one) => !known.includes(one))) {
          const wrong = `"${id}" is no source of content/facts/pages/compare.md`;
          yield problem(document.at(['appellation', field]), wrong, 'Add it there, or correct the id');
        }
}

/** A vineyard of another tier has no page. */
function isFactual({ collection, name }: Document): boolean {
  return collection === 'pageFacts' ? FACTUAL_PAGES.includes(name) : collection !== 'otherVineyardFacts';
}

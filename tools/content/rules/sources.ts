import { collections } from '#collections/definitions.ts';
import { problemAt } from '../document.ts';
import { entriesOf, type Library } from '../library.ts';
import { repeated } from '../repeated.ts';
import type { Problem } from '../problem.ts';

/** Parts of the dictionary whose pages state facts. */
const FACTUAL_AREAS = ['home', 'philosophy', 'vineyards', 'vintages'];

/** Every page that states facts names what a reader can check it against, each source once and with the page itself. */
export function sourceProblems(library: Library): Problem[] {
  const pages = [
    ...entriesOf(library, collections.grandCrus),
    ...entriesOf(library, collections.vineyards),
    ...entriesOf(library, collections.vintages),
    ...entriesOf(library, collections.history),
    ...entriesOf(library, collections.translations),
  ];
  const exceptions = entriesOf(library, collections.addresses).flatMap(({ data }) => data.exceptions);
  const excepted = new Set(exceptions.map(({ address }) => address));
  return pages.flatMap(({ document, data: { sources } }) => {
    if (sources.length === 0 && isFactual(document)) {
      return [problemAt(document, ['sources'], 'the page names no source', 'Name what it supports, by whom, title and year or address')];
    }
    const numbered = sources.map((source, index) => ({ ...source, index }));
    return [
      ...repeated(numbered, ({ id }) => id).map(({ item }) =>
        problemAt(document, ['sources', item.index, 'id'], `"${item.id}" is also the id of another source`, 'Give each source of a file its own id'),
      ),
      ...repeated(numbered, ({ supports, by, title }) => [supports.en, by, title].join('\n')).map(({ item }) =>
        problemAt(document, ['sources', item.index], 'is there twice', 'Remove one of the two'),
      ),
      ...numbered
        .filter(({ address }) => address !== undefined && isBareDomain(address) && !excepted.has(address))
        .map(({ address = '', index }) =>
          problemAt(
            document,
            ['sources', index, 'address'],
            `${address} leads to a home page`,
            'Give the address of the page itself, or list it with a reason in content/editorial/addresses.md',
          ),
        ),
    ];
  });
}

function isFactual({ id, definition }: { readonly id: string; readonly definition: unknown }): boolean {
  if (definition === collections.vineyards) return false;
  return definition !== collections.translations || FACTUAL_AREAS.includes(id);
}

/** `https://example.org` and `https://example.org/` name no page. */
function isBareDomain(address: string): boolean {
  const { pathname, search } = new URL(address);
  return pathname === '/' && search === '';
}

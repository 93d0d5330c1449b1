import type { CollectionName } from '#collections.ts';
import { CITATION } from '#text/citations.ts';
import { routeIds } from '#routes/routes.ts';
import { entriesOf, type Library } from '../library.ts';
import { problemIn, type Problem } from '../problem.ts';
import type { Text } from '../texts.ts';
import { LINK } from './parity.ts';

/** Collections whose texts are printed inside other elements and cannot hold a link. */
const WITHOUT_LINKS: readonly (CollectionName | undefined)[] = ['grandCrus', 'vineyards', 'plates', 'glossary'];

/** Texts that may cite: paragraphs of a body, steps of the history, numbered texts of the dictionary. */
const CITING = /, paragraph \d+$|^steps\.\d+\.text$|^entries\.(?:.*\.p\d+|vintages\.intro\.text)\./;

/** Links lead to pages that exist and citations to sources of the page, and both stand where they can be printed. */
export function referenceProblems(library: Library): Problem[] {
  const slugs = library.documents
    .filter(({ collection }) => collection === 'grandCrus')
    .map(({ id }) => id.replace('/index', ''));
  const pages = [
    ...routeIds.filter((id) => id !== 'vineyard').map((id) => `route:${id}`),
    ...slugs.map((slug) => `vineyard:${slug}`),
  ];
  const sources = sourcesByFile(library);
  return library.texts.flatMap((text) => [
    ...[...text.text.matchAll(LINK)].flatMap(([, target = '']) => linkProblems(text, target.trim(), pages)),
    ...[...text.text.matchAll(CITATION)].flatMap(([, id = '']) => citationProblems(text, id, sources)),
  ]);
}

function linkProblems(text: Text, target: string, pages: readonly string[]): Problem[] {
  const problem = (wrong: string, cure: string): Problem[] => [
    problemIn(text, `the link to "${target}" ${wrong}`, cure),
  ];
  if (WITHOUT_LINKS.includes(text.document.collection)) {
    return problem('stands in a short text that is printed without links', "Move it to the page's prose");
  }
  if (target.startsWith('https:') || pages.includes(target)) return [];
  return problem('leads to no page', `Write https://… or one of ${pages.join(', ')}`);
}

function citationProblems(text: Text, id: string, sources: ReadonlyMap<string, readonly string[]>): Problem[] {
  const problem = (wrong: string, cure: string): Problem[] => [problemIn(text, `the citation [^${id}] ${wrong}`, cure)];
  if (!CITING.test(text.field)) {
    return problem('stands in a text that is printed without links', 'Move it to a paragraph of the prose');
  }
  const { file, collection } = text.document;
  const record =
    collection === 'grandCruProse' || collection === 'vintageProse' ? file.replace(/[^/]+$/, 'index.md') : file;
  const known = sources.get(record);
  if (!known || known.includes(id)) return [];
  return problem(`names no source of ${record}`, `Write one of ${known.join(', ')}`);
}

/** The ids of the sources that each file lists. */
function sourcesByFile(library: Library): ReadonlyMap<string, readonly string[]> {
  const citable = (['grandCrus', 'vintages', 'history', 'translations'] as const).flatMap((name) =>
    entriesOf(library, name),
  );
  return new Map(citable.map(({ document, data }) => [document.file, data.sources.map(({ id }) => id)]));
}

import { CITATION } from '#text/citations.ts';
import { routeIds } from '#routes/routes.ts';
import type { CollectionName } from '../document.ts';
import type { Library } from '../library.ts';
import { problemIn, type Problem } from '../problem.ts';
import type { Text } from '../texts.ts';

const LINK = /\[[^\]]*\]\(([^)]*)\)/g;

/** Collections whose short texts are printed inside other elements and cannot hold a link. */
const WITHOUT_LINKS: readonly (CollectionName | undefined)[] = ['pages', 'vineyards', 'vintages', 'plates', 'glossary'];

/** Texts that may link and cite: paragraphs of a body, steps of the history and what is told of years. */
const PARAGRAPH = /, paragraph \d+$|^steps\.\d+\.text$|^years\.\d+$/;

/** Links lead to pages that exist and citations to sources of the page, and both stand where they can be printed. */
export function referenceProblems(library: Library): Problem[] {
  const slugs = library.documents.filter(({ collection }) => collection === 'grandCruFacts').map(({ name }) => name);
  const pages = [
    ...routeIds.filter((id) => id !== 'vineyard').map((id) => `route:${id}`),
    ...slugs.map((slug) => `vineyard:${slug}`),
  ];
  return library.texts.flatMap((text) => [
    ...[...text.text.matchAll(LINK)].flatMap(([, target = '']) => linkProblems(text, target.trim(), pages)),
    ...[...text.text.matchAll(CITATION)].flatMap(([, id = '']) => citationProblems(text, id)),
  ]);
}

function linkProblems(text: Text, target: string, pages: readonly string[]): Problem[] {
  const problem = (wrong: string, cure: string): Problem[] => [
    problemIn(text, `the link to "${target}" ${wrong}`, cure),
  ];
  if (WITHOUT_LINKS.includes(text.document.collection) && !PARAGRAPH.test(text.field)) {
    return problem('stands in a short text that is printed without links', "Move it to the page's prose");
  }
  if (target.startsWith('https:') || pages.includes(target.replace(/#[a-z0-9-]+$/, ''))) return [];
  return problem('leads to no page', `Write https://… or one of ${pages.join(', ')}`);
}

function citationProblems(text: Text, id: string): Problem[] {
  const problem = (wrong: string, cure: string): Problem[] => [problemIn(text, `the citation [^${id}] ${wrong}`, cure)];
  if (!PARAGRAPH.test(text.field)) {
    return problem('stands in a text that is printed without links', 'Move it to a paragraph of the prose');
  }
  const known = sourcesOf(text.document.data);
  if (known.includes(id)) return [];
  return problem(`names no source of ${text.document.file}`, `Write one of ${known.join(', ')}`);
}

/** The ids of the sources that a file lists: the keys of a file in one language, the entries of a file in all. */
function sourcesOf(data: unknown): string[] {
  const { sources = {} } = (data ?? {}) as { sources?: object };
  return Array.isArray(sources) ? (sources as { id: string }[]).map(({ id }) => id) : Object.keys(sources);
}

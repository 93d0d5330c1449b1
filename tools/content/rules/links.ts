import { collections } from '#collections/definitions.ts';
import { routeIds } from '#routing/routes.ts';
import { LANGUAGE_NAMES } from '../language-names.ts';
import type { Library } from '../library.ts';
import { localizedGroups } from '../pairs.ts';
import { problemIn, type Passage } from '../passages.ts';
import type { Problem } from '../problem.ts';

interface Link {
  readonly passage: Passage;
  readonly target: string;
}

/** Places whose text is printed inside other elements and cannot hold a link. */
const WITHOUT_LINKS: readonly unknown[] = [collections.grandCrus, collections.vineyards, collections.plates, collections.glossary];

/** Links lead to pages that exist, in places that can hold them, and both languages of a text have the same ones. */
export function linkProblems(library: Library): Problem[] {
  const slugs = new Set(
    library.documents.flatMap(({ id, definition }) => {
      return definition === collections.grandCrus ? [id.split('/')[0] ?? ''] : [];
    }),
  );
  const passages = library.passages;
  return [...passages.flatMap(linksIn).flatMap((link) => targetProblems(link, slugs)), ...parityProblems(passages)];
}

function linksIn(passage: Passage): Link[] {
  return [...passage.text.matchAll(/\[[^\]]*\]\(([^)]*)\)/g)].map(([, target = '']) => ({ passage, target: target.trim() }));
}

function targetProblems({ passage, target }: Link, slugs: ReadonlySet<string>): Problem[] {
  const problem = (wrong: string, cure: string): Problem[] => [problemIn(passage, `the link to "${target}" ${wrong}`, cure)];
  if (WITHOUT_LINKS.includes(passage.document.definition)) {
    return problem('stands in a short text that is printed without links', "Move it to the page's prose");
  }
  const [kind = '', name = ''] = target.split(':');
  if (kind === 'https') return [];
  if (kind === 'vineyard') {
    return slugs.has(name) ? [] : problem('leads to no vineyard', `Write one of vineyard:${[...slugs].join(', vineyard:')}`);
  }
  const plain = routeIds.filter((id) => id !== 'vineyard');
  if (kind === 'route' && plain.some((id) => id === name)) return [];
  if (kind === 'route') return problem('leads to no page', `Write one of route:${plain.join(', route:')}`);
  return problem('is no link that the site can follow', 'Write route:<page>, vineyard:<slug> or https://…');
}

function parityProblems(passages: readonly Passage[]): Problem[] {
  return localizedGroups(passages, 'page').flatMap(({ en, fr }) => [
    ...onlyIn(en.flatMap(linksIn), fr.flatMap(linksIn), LANGUAGE_NAMES.fr),
    ...onlyIn(fr.flatMap(linksIn), en.flatMap(linksIn), LANGUAGE_NAMES.en),
  ]);
}

function onlyIn(links: readonly Link[], others: readonly Link[], language: string): Problem[] {
  const known = new Set(others.map(({ target }) => target));
  return links
    .filter(({ target }) => !known.has(target))
    .map(({ passage, target }) =>
      problemIn(passage, `the link to "${target}" is missing in ${language}`, 'Link the same pages in both languages'),
    );
}

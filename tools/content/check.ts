import type { Library } from './library.ts';
import { loadLibrary } from './load.ts';
import { describeProblem, inReadingOrder, type Problem } from './problem.ts';
import { rules } from './rules/all.ts';

/**
 * The content check: every mistake at once, each in a line with its file, its field and its cure.
 * Takes the project's folder. A build stops when the list is not empty.
 */
export async function checkContent(root: string): Promise<string[]> {
  return findProblems(await loadLibrary(root)).map(describeProblem);
}

/** All mistakes but those of spelling, which takes the time to open dictionaries. */
export function findProblems(library: Library): Problem[] {
  return inReadingOrder(rules.flatMap((rule) => rule(library)));
}

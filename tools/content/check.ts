import { loadLibrary, type Library } from './library.ts';
import { describeProblem, type Problem } from './problem.ts';
import { dataFileProblems } from './rules/data-files.ts';
import { dictionaryProblems } from './rules/dictionary.ts';
import { quantityProblems } from './rules/quantities.ts';
import { mannerProblems } from './rules/manner.ts';
import { plateProblems } from './rules/plates.ts';
import { quotationProblems } from './rules/quotations.ts';
import { recordProblems } from './rules/records.ts';
import { referenceProblems } from './rules/references.ts';
import { schemaProblems } from './rules/schema.ts';
import { sectionProblems } from './rules/sections.ts';
import { sourceProblems } from './rules/sources.ts';
import { wordingProblems } from './rules/wording.ts';

/** Each rule tells of the mistakes that it finds, one after the other. */
const rules: readonly ((library: Library) => Iterable<Problem>)[] = [
  schemaProblems,
  recordProblems,
  dictionaryProblems,
  plateProblems,
  sectionProblems,
  referenceProblems,
  quantityProblems,
  quotationProblems,
  sourceProblems,
  wordingProblems,
  mannerProblems,
  dataFileProblems,
];

/**
 * The content check: every mistake at once, each in a line with its file, its field and its cure.
 * Takes the project's folder. A build stops when the list is not empty.
 */
export async function checkContent(root: string): Promise<string[]> {
  return findProblems(await loadLibrary(root)).map(describeProblem);
}

/**
 * All mistakes but those of spelling, for which dictionaries have to be opened: by file, then by line, so that an editor
 * can work from top to bottom.
 */
export function findProblems(library: Library): Problem[] {
  const problems = [...library.refused, ...rules.flatMap((rule) => [...rule(library)])];
  return problems.sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line);
}

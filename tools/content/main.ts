/** `npm run check:content`: the check that a build makes, spelling in both languages, and phrases that recur. */
import { fileURLToPath } from 'node:url';
import { findProblems } from './check.ts';
import { loadLibrary } from './library.ts';
import { describeProblem } from './problem.ts';
import { recurringPhrases } from './rules/manner.ts';
import { openDictionaries, spellingProblems } from './spelling.ts';

const library = await loadLibrary(fileURLToPath(new URL('../..', import.meta.url)));
const problems = [
  ...findProblems(library),
  ...spellingProblems(library, await openDictionaries()),
  ...recurringPhrases(library),
];

for (const problem of problems) console.error(describeProblem(problem));
console.log(`${library.documents.length} files of content, ${problems.length} mistake(s)`);
if (problems.length > 0) process.exitCode = 1;

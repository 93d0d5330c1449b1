/** `npm run check:content`: the check that a build makes, spelling in both languages, and counts of style. */
import { fileURLToPath } from 'node:url';
import { findProblems } from './check.ts';
import { loadLibrary } from './library.ts';
import { describeProblem } from './problem.ts';
import { openDictionaries, spellingProblems } from './spelling.ts';
import { styleOf } from './style.ts';

const library = await loadLibrary(fileURLToPath(new URL('../..', import.meta.url)));
const style = styleOf(library);
const problems = [...findProblems(library), ...spellingProblems(library, await openDictionaries()), ...style.problems];

for (const line of style.counts) console.log(line);
for (const problem of problems) console.error(describeProblem(problem));
console.log(`${library.documents.length} files of content, ${problems.length} mistake(s)`);
if (problems.length > 0) process.exitCode = 1;

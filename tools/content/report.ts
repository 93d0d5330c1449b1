/** `npm run check:content`: the check that a build makes, and spelling in both languages. */
import { fileURLToPath } from 'node:url';
import { findProblems } from './check.ts';
import { loadLibrary } from './load.ts';
import { describeProblem, inReadingOrder } from './problem.ts';
import { listedWords, openDictionaries, spellingProblems } from './spelling.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const library = await loadLibrary(root);
const spelling = spellingProblems(library, await openDictionaries(listedWords(library)));
const problems = inReadingOrder([...findProblems(library), ...spelling]);

for (const problem of problems) console.error(describeProblem(problem));
console.log(`${library.documents.length} files of content, ${problems.length} mistake(s)`);
if (problems.length > 0) process.exitCode = 1;

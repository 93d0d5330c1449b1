/**
 * `npm run sizes`: the part of the bench that is exact and quick. Ends with code 1 when a budget is
 * missed. `npm run sizes -- musigny` takes only pages whose path contains the word.
 */
import { writeReport } from './report.ts';
import { measureSizes, printSizes } from './sizes-part.ts';

const results = await measureSizes(process.argv.slice(2));
console.log(printSizes(results));
console.log(`Written to ${writeReport('sizes', results)}`);
process.exitCode = results.failures.length === 0 ? 0 : 1;

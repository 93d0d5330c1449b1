/**
 * `npm run sizes [-- word …]` and `npm run bench [-- sizes|lighthouse|search] [word …] [--runs n]`: what each page costs a first
 * visitor, beside its budgets, Lighthouse, and what the search answers to the questions of readers. A word takes only the pages whose address contains it; `--runs` is the
 * visits of Lighthouse to a page. docs/bench.md says what the figures mean.
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureWithLighthouse } from './lighthouse.ts';
import { measureSearch } from './search.ts';
import { measureSizes } from './sizes.ts';

const PARTS = ['sizes', 'lighthouse', 'search'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
});
const words = positionals.filter((name) => !PARTS.includes(name));
const isAsked = (part: string): boolean =>
  positionals.includes(part) || !PARTS.some((name) => positionals.includes(name));

// Figures of a busy machine are upper estimates.
console.log(`load ${loadavg()[0]?.toFixed(1) ?? '?'} on ${cpus().length} cores, Node ${process.version}`);
if (isAsked('sizes') && !(await measureSizes(words))) process.exitCode = 1;
if (positionals.includes('search')) await measureSearch();
if (isAsked('lighthouse')) await measureWithLighthouse(words, Number(values.runs));

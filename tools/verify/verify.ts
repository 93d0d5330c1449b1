/**
 * `npm run verify -- https://example.org/estate`: checks a live deployment against the route table and
 * the build's fingerprints. Exit code 0: all is well, 1: failures, 2: it could not be asked at all.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { grandCruSlugs } from '#collections/slugs.ts';
import { allPages } from '#routing/paths.ts';
import { report } from './report.ts';
import { verify } from './run.ts';
import { Unreachable } from './visit.ts';

const USAGE = `npm run verify -- <address> [options]

  <address>          where the site is: https://example.org or https://example.org/estate
  --dist <folder>    compare with this build rather than with the live site's own fingerprints
  --strict           count warnings as failures
  --timeout <s>      wait so long for each answer (15)
  --concurrency <n>  ask so much at once (6)`;

try {
  await run();
} catch (error) {
  console.error(
    error instanceof Unreachable ? `Not verified: ${error.message}.` : error instanceof Error ? error.message : error,
  );
  process.exitCode = 2;
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      dist: { type: 'string' },
      strict: { type: 'boolean', default: false },
      timeout: { type: 'string', default: '15' },
      concurrency: { type: 'string', default: '6' },
    },
  });
  const [address] = positionals;
  if (address === undefined || !URL.canParse(address) || positionals.length > 1) throw new Error(USAGE);
  const { origin, pathname } = new URL(address);
  const content = fileURLToPath(new URL('../../content', import.meta.url));
  const results = await verify({
    siteAddress: { origin, base: pathname.replace(/\/+$/, '') },
    pages: allPages(grandCruSlugs(content)),
    dist: values.dist,
    timeoutMs: positive('timeout', values.timeout) * 1000,
    concurrency: positive('concurrency', values.concurrency),
    progress,
  });
  const { text, failures, warnings } = report(results);
  const bad = failures + (values.strict ? warnings : 0);
  console.log(text);
  console.log(`\n${bad === 0 ? 'Verified' : 'Not right'}: ${failures} failures, ${warnings} warnings at ${address}.`);
  process.exitCode = bad === 0 ? 0 : 1;
}

function positive(name: string, value: string): number {
  const number = Number(value);
  if (!(number > 0)) throw new Error(`--${name} is "${value}". Give a number above 0.`);
  return Math.ceil(number);
}

/** One line that counts up on a terminal, a few lines elsewhere. */
function progress(done: number, all: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${all} checked${done === all ? '\n' : ''}`);
  else if (done === all || done % 100 === 0) console.error(`${done} of ${all} checked`);
}

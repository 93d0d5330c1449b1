/**
 * `npm test [-- suite …]`: runs every suite, or those that are named, two at a time, and ends with one line
 * that adds them up. A suite that fails does not stop the others. Each suite is also a script of package.json.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JSONReport } from 'playwright/types/testReporter';
import type { JsonTestResults } from 'vitest/node';
import { findBrowser, hasHeadlessShell } from '../browser.ts';
import { inTurns } from '../in-turns.ts';
import { removeFolder, run, temporaryFolder } from '../project-copy.ts';

/**
 * A script of package.json, whose report tells how many tests it has (without one it counts as one test), and whether it
 * reads the built site. The longest comes first.
 */
type Suite = readonly [script: string, runner?: 'vitest' | 'playwright', reads?: 'build'];

const suites: readonly Suite[] = [
  ['build'],
  ['lint'],
  ['test:site', 'vitest', 'build'],
  ['types'],
  ['format:check'],
  ['unused'],
  ['test:unit', 'vitest'],
  ['test:content', 'vitest'],
  ['test:components', 'vitest'],
  ['test:plates', 'vitest'],
  ['test:conformance', 'vitest', 'build'],
  ['test:firefox', 'vitest', 'build'],
  ['test:webkit', 'vitest', 'build'],
  ['test:e2e', 'playwright', 'build'],
];

interface Result {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Why the suite was not run at all. */
  readonly notRun?: string;
}

const AT_ONCE = 2;

/** Linters, compilers and builds make many objects that soon go: with more room for them they take up to a sixth less time. */
const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`;

const root = fileURLToPath(new URL('../..', import.meta.url));
const reports = join(root, '.artifacts', 'reports');
/** Holds the temporary files of all suites. */
const temporary = temporaryFolder('test');
const results = new Map<string, Promise<Result>>();

// What runs is ended too, and counts as failed.
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    stop.abort();
  });

async function runSuite([script, runner, reads]: Suite): Promise<Result> {
  const notRun = stop.signal.aborted ? 'the run was stopped' : await obstacle(runner, reads);
  if (notRun !== undefined) return { passed: 0, failed: 0, skipped: 1, notRun };
  console.log(`${script} …`);
  const report = join(reports, `${script.replaceAll(':', '-')}.json`);
  const env = {
    NODE_OPTIONS,
    TMPDIR: temporary,
    SECOND_SITE: join(temporary, 'second-site'),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const reporters = {
    none: [],
    vitest: ['--', '--reporter=default', '--reporter=json', `--outputFile=${report}`],
    playwright: ['--', '--reporter=dot,json'],
  };
  const args = ['run', '--silent', script, ...reporters[runner ?? 'none']];
  const { exitCode, output } = await run(root, 'npm', args, { env, signal: stop.signal });
  console.log(`\n── ${script}\n${output}`);
  const result = runner && countsOf(runner, report);
  // A runner that failed without a failed test (a crash, a bad configuration) is a failure all the same.
  const failed = exitCode === 0 ? 0 : Math.max(1, result?.failed ?? 0);
  return { passed: result?.passed ?? 1 - failed, failed, skipped: result?.skipped ?? 0 };
}

/** Why a suite cannot run; undefined when it can. */
async function obstacle(runner: Suite[1], reads: Suite[2]): Promise<string | undefined> {
  // The build starts first; when it was not asked for, the site is taken as it is.
  const build = reads && (await results.get(reads));
  if (build && build.failed > 0) return 'the site could not be built';
  try {
    if (runner === 'playwright') findBrowser();
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** The counts of a report; undefined when the runner wrote none. */
function countsOf(runner: 'vitest' | 'playwright', report: string): Result | undefined {
  try {
    const content: unknown = JSON.parse(readFileSync(report, 'utf8'));
    if (runner === 'vitest') {
      const { numPassedTests, numFailedTests, numPendingTests } = content as JsonTestResults;
      return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
    }
    const { stats } = content as JSONReport;
    return { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped };
  } catch {
    return undefined;
  }
}

/** `41 passed, 0 failed`, and what was skipped where anything was. Programs read this form. */
function summary({ passed, failed, skipped }: Result): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function start(suite: Suite): Promise<Result> {
  const result = runSuite(suite);
  results.set(suite[0], result);
  return result;
}

const asked = process.argv.slice(2);
const chosen = suites.filter(([script]) => asked.length === 0 || asked.includes(script.replace('test:', '')));
if (asked.length > chosen.length) {
  console.error(`The suites are ${suites.map(([script]) => script.replace('test:', '')).join(', ')}.`);
  process.exit(2);
}
rmSync(reports, { recursive: true, force: true });
// Browsers use every core by themselves.
const inBrowsers = chosen.filter(([, runner]) => runner === 'playwright');
await inTurns(
  chosen.filter((suite) => !inBrowsers.includes(suite)),
  AT_ONCE,
  start,
);
await inTurns(inBrowsers, 1, start);
// Where the headless shell was taken, CI asks an ordinary Chromium, too.
if (asked.length === 0 && process.env.CI === 'true' && hasHeadlessShell())
  await start(['test:e2e:full', 'playwright', 'build']);
removeFolder(temporary);

console.log('');
const total = { passed: 0, failed: 0, skipped: 0 };
for (const [name, promise] of results) {
  const { notRun, ...counts } = await promise;
  for (const kind of ['passed', 'failed', 'skipped'] as const) total[kind] += counts[kind];
  console.log(`${name.padEnd(24)}${notRun === undefined ? summary(counts) : `not run: ${notRun}`}`);
}
console.log(summary(total));
process.exitCode = total.failed === 0 ? 0 : 1;

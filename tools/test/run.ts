/**
 * `npm test [-- suite …]`: runs every suite, or those that are named, two at a time, and ends with one line
 * that adds them up. A suite that fails does not stop the others. Each suite is also a script of package.json.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JSONReport } from 'playwright/types/testReporter';
import type { JsonTestResults } from 'vitest/node';
import { findBrowser, hasHeadlessShell } from '../browser.ts';
import { inTurns } from '../in-turns.ts';
import { removeFolder, run, temporaryFolder } from '../project-copy.ts';

interface Suite {
  /** Name of its script in package.json. */
  readonly script: string;
  /** Whose report tells how many tests it has; without one a suite counts as one test. */
  readonly runner?: 'vitest' | 'playwright';
  /** Reads the built site. */
  readonly needsBuild?: true;
  /** Uses every core by itself, and needs a Chromium. */
  readonly browser?: true;
  /** What tells it from a suite of the same script, and its environment. */
  readonly variant?: { readonly name: string; readonly env: Readonly<Record<string, string>> };
}

const suites: readonly Suite[] = [
  { script: 'build' },
  { script: 'lint' },
  // The longest of those that run two at a time.
  { script: 'test:site', runner: 'vitest', needsBuild: true },
  { script: 'types' },
  { script: 'format:check' },
  { script: 'unused' },
  { script: 'test:unit', runner: 'vitest' },
  { script: 'test:content', runner: 'vitest' },
  { script: 'test:components', runner: 'vitest' },
  { script: 'test:plates', runner: 'vitest' },
  { script: 'test:conformance', runner: 'vitest', needsBuild: true },
  { script: 'test:firefox', runner: 'vitest', needsBuild: true },
  { script: 'test:webkit', runner: 'vitest', needsBuild: true },
  { script: 'test:e2e', runner: 'playwright', needsBuild: true, browser: true },
];

/** In CI the browser suite also runs with an ordinary Chromium, where the first run took the headless shell. */
const inFullBrowser: Suite = {
  script: 'test:e2e',
  runner: 'playwright',
  needsBuild: true,
  browser: true,
  variant: { name: 'full browser', env: { E2E_BROWSER: 'full' } },
};

const nameOf = ({ script, variant }: Suite): string => (variant ? `${script}, ${variant.name}` : script);

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

const stop = new AbortController();
const results = new Map<string, Promise<Result>>();

async function runSuite(suite: Suite): Promise<Result> {
  const { script, runner, needsBuild, browser, variant } = suite;
  // The build starts first; when it was not asked for, the site is taken as it is.
  const build = needsBuild && (await results.get('build'));
  if (build && build.failed > 0) return notRun('the site could not be built');
  if (stop.signal.aborted) return notRun('the run was stopped');
  try {
    if (browser) findBrowser();
  } catch (error) {
    return notRun(error instanceof Error ? error.message : String(error));
  }
  console.log(`${nameOf(suite)} …`);
  const report = join(reports, `${nameOf(suite).replaceAll(/\W+/g, '-')}.json`);
  const env = {
    NODE_OPTIONS,
    TMPDIR: temporary,
    SECOND_SITE: join(temporary, 'second-site'),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...variant?.env,
  };
  const reporters = {
    vitest: ['--', '--reporter=default', '--reporter=json', `--outputFile=${report}`],
    playwright: ['--', '--reporter=dot,json'],
  };
  // npm passes the signal on to what it runs.
  const { exitCode, output } = await run(
    root,
    'npm',
    ['run', '--silent', script, ...(runner ? reporters[runner] : [])],
    { env, signal: stop.signal, endedBy: 'SIGTERM' },
  );
  console.log(`\n── ${nameOf(suite)}\n${output}`);
  const counts = runner && countsOf(runner, report);
  const result = counts ?? { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 };
  // A runner that failed without a failed test (a crash, a bad configuration) is a failure all the same.
  return exitCode === 0 || result.failed > 0 ? result : { ...result, failed: 1 };
}

function notRun(reason: string): Result {
  return { passed: 0, failed: 0, skipped: 1, notRun: reason };
}

/** The counts of a report; undefined when the runner wrote none. */
function countsOf(runner: 'vitest' | 'playwright', report: string): Result | undefined {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return undefined;
  }
  if (runner === 'vitest') {
    const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = content as JsonTestResults;
    const brokenFiles = numFailedTests === 0 ? numFailedTestSuites : 0;
    return { passed: numPassedTests, failed: numFailedTests + brokenFiles, skipped: numPendingTests };
  }
  const { stats, errors } = content as JSONReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}

function start(suite: Suite): Promise<Result> {
  const result = runSuite(suite);
  results.set(nameOf(suite), result);
  return result;
}

/** `41 passed, 0 failed`, and what was skipped where anything was. Programs read this form. */
function summary({ passed, failed, skipped }: Result): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Ends what is still running, and removes the temporary files. */
async function cleanUp(): Promise<void> {
  stop.abort();
  await Promise.all(results.values());
  removeFolder(temporary);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    void cleanUp().then(() => process.exit(1));
  });
}

const asked = process.argv.slice(2);
const chosen = asked.length === 0 ? suites : suites.filter(({ script }) => asked.includes(script.replace('test:', '')));
if (asked.length > chosen.length) {
  console.error(`The suites are ${suites.map(({ script }) => script.replace('test:', '')).join(', ')}.`);
  process.exit(2);
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

await inTurns(
  chosen.filter(({ browser }) => !browser),
  AT_ONCE,
  start,
);
// They use every core by themselves.
for (const suite of chosen.filter(({ browser }) => browser)) await start(suite);
if (process.env.CI === 'true' && asked.length === 0 && hasHeadlessShell()) await start(inFullBrowser);
await cleanUp();
console.log('');
const total = { passed: 0, failed: 0, skipped: 0 };
for (const [name, promise] of results) {
  const result = await promise;
  total.passed += result.passed;
  total.failed += result.failed;
  total.skipped += result.skipped;
  console.log(`${name.padEnd(24)}${result.notRun === undefined ? summary(result) : `not run: ${result.notRun}`}`);
}
console.log(summary(total));
process.exitCode = total.failed === 0 ? 0 : 1;

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
  /** Takes an ordinary Chromium although the headless shell is installed. */
  readonly fullBrowser?: true;
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
  { script: 'test:e2e', runner: 'playwright', needsBuild: true },
];

const nameOf = ({ script, fullBrowser }: Suite): string => (fullBrowser ? `${script}, full browser` : script);

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
  const notRun = await obstacle(suite);
  if (notRun !== undefined) return { passed: 0, failed: 0, skipped: 1, notRun };
  const name = nameOf(suite);
  console.log(`${name} …`);
  const report = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  const env = {
    NODE_OPTIONS,
    TMPDIR: temporary,
    SECOND_SITE: join(temporary, 'second-site'),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...(suite.fullBrowser && { E2E_BROWSER: 'full' }),
  };
  const reporters = {
    none: [],
    vitest: ['--', '--reporter=default', '--reporter=json', `--outputFile=${report}`],
    playwright: ['--', '--reporter=dot,json'],
  };
  const args = ['run', '--silent', suite.script, ...reporters[suite.runner ?? 'none']];
  const { exitCode, output } = await run(root, 'npm', args, { env, signal: stop.signal });
  console.log(`\n── ${name}\n${output}`);
  const isWell = exitCode === 0;
  const result = countsOf(suite, report) ?? { passed: Number(isWell), failed: Number(!isWell), skipped: 0 };
  // A runner that failed without a failed test (a crash, a bad configuration) is a failure all the same.
  return isWell || result.failed > 0 ? result : { ...result, failed: 1 };
}

/** Why a suite cannot run; undefined when it can. */
async function obstacle({ needsBuild, runner }: Suite): Promise<string | undefined> {
  // The build starts first; when it was not asked for, the site is taken as it is.
  const build = needsBuild && (await results.get('build'));
  if (build && build.failed > 0) return 'the site could not be built';
  if (stop.signal.aborted) return 'the run was stopped';
  try {
    if (runner === 'playwright') findBrowser();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return undefined;
}

/** The counts of a report; undefined when the runner wrote none. */
function countsOf({ runner }: Suite, report: string): Result | undefined {
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

const inBrowsers = chosen.filter(({ runner }) => runner === 'playwright');
await inTurns(
  chosen.filter((suite) => !inBrowsers.includes(suite)),
  AT_ONCE,
  start,
);
// They use every core by themselves.
for (const suite of inBrowsers) {
  await start(suite);
  // In CI the suite also runs with an ordinary Chromium, where the first run took the headless shell.
  if (process.env.CI === 'true' && asked.length === 0 && hasHeadlessShell())
    await start({ ...suite, fullBrowser: true });
}
await cleanUp();
console.log('');
const total = { passed: 0, failed: 0, skipped: 0 };
for (const [name, promise] of results) {
  const { notRun, ...counts } = await promise;
  for (const kind of ['passed', 'failed', 'skipped'] as const) total[kind] += counts[kind];
  console.log(`${name.padEnd(24)}${notRun === undefined ? summary(counts) : `not run: ${notRun}`}`);
}
console.log(summary(total));
process.exitCode = total.failed === 0 ? 0 : 1;

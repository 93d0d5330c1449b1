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

/** Scripts of package.json, the longest first. Those of tests report how many they have; each other counts as one test. */
const SUITES = [
  'build',
  'lint',
  'test:site',
  'types',
  'format:check',
  'unused',
  'test:unit',
  'test:content',
  'test:components',
  'test:plates',
  'test:conformance',
  'test:firefox',
  'test:webkit',
  'test:e2e',
];
const READS_SITE = /^test:(?:site|conformance|firefox|webkit|e2e)/;
const isInBrowsers = (script: string): boolean => script.startsWith('test:e2e');

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

async function runSuite(script: string): Promise<Result> {
  const notRun = stop.signal.aborted ? 'the run was stopped' : await obstacle(script);
  if (notRun !== undefined) return { passed: 0, failed: 0, skipped: 1, notRun };
  console.log(`${script} …`);
  const report = join(reports, `${script.replaceAll(':', '-')}.json`);
  const env = {
    NODE_OPTIONS,
    TMPDIR: temporary,
    SECOND_SITE: join(temporary, 'second-site'),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const vitest = script.startsWith('test:') ? ['--reporter=default', '--reporter=json', `--outputFile=${report}`] : [];
  const reporters = isInBrowsers(script) ? ['--reporter=dot,json'] : vitest;
  const args = ['run', '--silent', script, '--', ...reporters];
  const { exitCode, output } = await run(root, 'npm', args, { env, signal: stop.signal });
  console.log(`\n── ${script}\n${output}`);
  const result = countsOf(report);
  // A runner that failed without a failed test (a crash, a bad configuration) is a failure all the same.
  const failed = exitCode === 0 ? 0 : Math.max(1, result?.failed ?? 0);
  return { passed: result?.passed ?? 1 - failed, failed, skipped: result?.skipped ?? 0 };
}

/** Why a suite cannot run; undefined when it can. */
async function obstacle(script: string): Promise<string | undefined> {
  // The build starts first; when it was not asked for, the site is taken as it is.
  const build = READS_SITE.test(script) && (await results.get('build'));
  if (build && build.failed > 0) return 'the site could not be built';
  try {
    if (isInBrowsers(script)) findBrowser();
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** The counts of a report of Vitest or Playwright; undefined when none was written. */
function countsOf(report: string): Result | undefined {
  try {
    const counts = JSON.parse(readFileSync(report, 'utf8')) as JsonTestResults | Pick<JSONReport, 'stats'>;
    if ('stats' in counts) {
      const { expected, unexpected, skipped } = counts.stats;
      return { passed: expected, failed: unexpected, skipped };
    }
    return { passed: counts.numPassedTests, failed: counts.numFailedTests, skipped: counts.numPendingTests };
  } catch {
    return undefined;
  }
}

/** `41 passed, 0 failed`, and what was skipped where anything was. Programs read this form. */
function summary({ passed, failed, skipped }: Result): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function start(script: string): Promise<Result> {
  const result = runSuite(script);
  results.set(script, result);
  return result;
}

const asked = process.argv.slice(2);
const chosen = SUITES.filter((script) => asked.length === 0 || asked.includes(script.replace('test:', '')));
if (asked.length > chosen.length) {
  console.error(`The suites are ${SUITES.map((script) => script.replace('test:', '')).join(', ')}.`);
  process.exit(2);
}
rmSync(reports, { recursive: true, force: true });
const others = chosen.filter((script) => !isInBrowsers(script));
await inTurns(others, AT_ONCE, start);
// Browsers use every core by themselves. Where the headless shell was taken, CI asks an ordinary Chromium, too.
if (chosen.includes('test:e2e')) await start('test:e2e');
if (asked.length === 0 && process.env.CI === 'true' && hasHeadlessShell()) await start('test:e2e:full');
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

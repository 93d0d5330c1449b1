/**
 * `npm test`: runs every suite, cheap ones first, and ends with one line that adds them up.
 * A suite that fails does not hide the others.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../browser.ts';

interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** What a test needs was not there; the test said so. */
  readonly skipped: number;
}

interface Suite {
  readonly name: string;
  readonly command: readonly string[];
  /** Reads the counts from the report the command wrote; without one the suite counts as a single test. */
  readonly counts?: () => Counts;
  readonly env?: Readonly<Record<string, string>>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const reports = join(root, '.artifacts', 'reports');

/** What Vitest and Playwright say in their JSON reports, as far as it is counted here. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numFailedTestSuites: number;
}
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

function readReport(name: string): unknown {
  return JSON.parse(readFileSync(join(reports, `${name}.json`), 'utf8'));
}

function vitest(name: string): Suite {
  return {
    name,
    command: [
      'vitest',
      'run',
      '--project',
      name,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile=${join(reports, `${name}.json`)}`,
    ],
    counts: () => {
      const report = readReport(name) as VitestReport;
      const brokenFiles = report.numFailedTests === 0 ? report.numFailedTestSuites : 0;
      const failed = report.numFailedTests + brokenFiles;
      return { passed: report.numPassedTests, failed, skipped: report.numPendingTests };
    },
  };
}

function playwright(): Suite {
  return {
    name: 'e2e',
    command: ['playwright', 'test', '--reporter=dot,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'e2e.json'), CHROME_PATH: findBrowser() },
    counts: () => {
      const { stats, errors } = readReport('e2e') as PlaywrightReport;
      const failed = stats.unexpected + stats.flaky + errors.length;
      return { passed: stats.expected, failed, skipped: stats.skipped };
    },
  };
}

function script(name: string): Suite {
  return { name, command: ['npm', 'run', '--silent', name] };
}

function run({ name, command, counts, env }: Suite): Counts {
  console.log(`\n── ${name}`);
  const [program = '', ...args] = command;
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  const succeeded = status === 0;
  const counted = succeeded || counts !== undefined ? readCounts(counts) : undefined;
  const result = counted ?? { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 };
  // A runner that failed without a failed test (a crash, a bad configuration) is a failure all the same.
  return succeeded || result.failed > 0 ? result : { ...result, failed: 1 };
}

function readCounts(counts: (() => Counts) | undefined): Counts | undefined {
  try {
    return counts?.();
  } catch {
    return undefined;
  }
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const suites = [
  script('format:check'),
  script('lint'),
  script('types'),
  script('unused'),
  vitest('unit'),
  vitest('plates'),
  vitest('content'),
  vitest('components'),
  script('build'),
  vitest('site'),
  vitest('conformance'),
  vitest('hosts'),
  playwright(),
  vitest('firefox'),
  vitest('webkit'),
];
const results = suites.map((suite) => ({ suite, counts: run(suite) }));

/** `41 passed, 0 failed`, and what was not run where anything was not. */
function summary({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} not run` : ''}`;
}

console.log('');
for (const { suite, counts } of results) console.log(`${suite.name.padEnd(14)}${summary(counts)}`);
const total = (key: keyof Counts): number => results.reduce((sum, { counts }) => sum + counts[key], 0);
if (total('skipped') > 0) console.log(`${total('skipped')} not run`);
// The last line has this form whatever was left out: programs read it.
console.log(summary({ passed: total('passed'), failed: total('failed'), skipped: 0 }));
process.exitCode = total('failed') === 0 ? 0 : 1;

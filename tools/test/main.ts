/**
 * `npm test [-- suite …]`: runs every suite, or those that are named, two at a time. It tells as it goes how far each is,
 * on a terminal in its last line and elsewhere every ten seconds, and what fails; at its end the slowest tests, what was
 * not run, and one line that adds all up. A suite that fails does not stop the others. Each is also a script of package.json.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from '../browser.ts';
import { withLimit } from '#build/with-limit.ts';
import { run } from '../process.ts';
import { removeFolder, temporaryFolder } from '../temporary-folder.ts';
import { RECORD, type News } from './reporter.ts';

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
const IN_BROWSERS = 'test:e2e';

interface Suite {
  passed: number;
  failed: number;
  skipped: number;
  /** Tests that are known so far. */
  total: number;
  isRunning: boolean;
  readonly ended: Promise<unknown>;
}

const AT_ONCE = 2;
const SLOWEST = 5;
const isTerminal = process.stdout.isTTY;
const TELL_EVERY_MS = isTerminal ? 500 : 10_000;

/** What a test suite prints where something that it asks is not installed, with the command that installs it. */
const NOT_RUN = /^Not (?:run|tried): .*$/gm;

/** Linters, compilers and builds make many objects that soon go: with more room for them they take up to a sixth less time. */
const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`;

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Holds the temporary files of all suites. */
const temporary = temporaryFolder('test');
const suites = new Map<string, Suite>();
const times: { readonly ms: number; readonly title: string }[] = [];
const notRun = new Set<string>();

// What runs is ended too, and counts as failed.
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    stop.abort();
  });

/** Prints lines that stay, above the line that tells how far the suites are. */
function print(text: string): void {
  console.log(isTerminal ? `\r\u001B[K${text}` : text);
}

function tellProgress(): void {
  const running = [...suites].filter(([, { isRunning }]) => isRunning);
  const parts = running.map(([script, { passed, failed, skipped, total }]) => {
    const of = total > 0 ? ` ${passed + failed + skipped} of ${total}` : ' …';
    return `${script}${of}${failed > 0 ? ` (${failed} failed)` : ''}`;
  });
  const line = `${Math.round(performance.now() / 1000)} s  ${parts.join('   ')}`;
  if (isTerminal) process.stdout.write(`\r\u001B[K${line.slice(0, process.stdout.columns - 1)}`);
  else console.log(line);
}

async function runSuite(script: string, suite: Suite): Promise<void> {
  const obstacle = stop.signal.aborted ? 'the run was stopped' : await obstacleTo(script);
  if (obstacle !== undefined) {
    suite.skipped = 1;
    notRun.add(`Not run: ${script}: ${obstacle}`);
    return;
  }
  suite.isRunning = true;
  const note = (text: string): void => {
    const news = JSON.parse(text) as News;
    if ('more' in news) {
      suite.total += news.more;
      return;
    }
    suite[news.state] += 1;
    if (news.state !== 'skipped') times.push({ ms: news.ms, title: `${script} › ${news.title}` });
    if (news.state === 'failed') print(`✗ ${script} › ${news.title}\n  ${news.message?.split('\n', 1)[0] ?? ''}`);
  };
  let part = '';
  const onOutput = (text: string): void => {
    const lines = (part + text).split('\n');
    part = lines.pop() ?? '';
    for (const line of lines) if (line.includes(RECORD)) note(line.slice(line.indexOf(RECORD) + 1));
  };
  const env = { NODE_OPTIONS, TMPDIR: temporary, SECOND_SITE: join(temporary, 'second-site') };
  const own = join(import.meta.dirname, 'reporter.ts');
  const reporters = script === IN_BROWSERS ? [`--reporter=dot,${own}`] : ['--reporter=default', `--reporter=${own}`];
  const args = ['run', '--silent', script, ...(script.startsWith('test:') ? ['--', ...reporters] : [])];
  const started = performance.now();
  const { exitCode, output } = await run(root, 'npm', args, { env, signal: stop.signal, onOutput });
  suite.isRunning = false;
  const said = stripVTControlCharacters(output.replaceAll(new RegExp(`${RECORD}.*\n`, 'g'), ''));
  for (const [line] of said.matchAll(NOT_RUN)) notRun.add(line);
  // A runner that failed without a failed test (a crash, a bad configuration) is a failure all the same.
  if (exitCode !== 0 && suite.failed === 0) suite.failed = 1;
  if (exitCode === 0 && suite.total === 0) suite.passed = 1;
  if (exitCode !== 0) print(`\n── ${script}\n${said}`);
  print(`${script}: ${sums(suite)} (${Math.round((performance.now() - started) / 1000)} s)`);
}

/** Why a suite cannot run; undefined when it can. */
async function obstacleTo(script: string): Promise<string | undefined> {
  // The build starts first; when it was not asked for, the site is taken as it is.
  const build = READS_SITE.test(script) ? suites.get('build') : undefined;
  await build?.ended;
  if (build && build.failed > 0) return 'the site could not be built';
  try {
    if (script === IN_BROWSERS) findBrowser();
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** `41 passed, 0 failed`, and what was skipped where anything was. Programs read this form. */
function sums({ passed, failed, skipped }: Pick<Suite, 'passed' | 'failed' | 'skipped'>): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function start(script: string): Promise<unknown> {
  const { promise: ended, resolve } = Promise.withResolvers<undefined>();
  const suite = { passed: 0, failed: 0, skipped: 0, total: 0, isRunning: false, ended };
  suites.set(script, suite);
  return runSuite(script, suite).finally(() => {
    resolve(undefined);
  });
}

const asked = process.argv.slice(2);
const chosen = SUITES.filter((script) => asked.length === 0 || asked.includes(script.replace('test:', '')));
if (asked.length > chosen.length) {
  console.error(`The suites are ${SUITES.map((script) => script.replace('test:', '')).join(', ')}.`);
  process.exit(2);
}
const telling = setInterval(tellProgress, TELL_EVERY_MS);
const others = chosen.filter((script) => script !== IN_BROWSERS);
await withLimit(others, AT_ONCE, start);
// Browsers use every core by themselves.
if (chosen.includes(IN_BROWSERS)) await start(IN_BROWSERS);
clearInterval(telling);
removeFolder(temporary);

times.sort((one, other) => other.ms - one.ms);
print('\nThe slowest tests:');
for (const { ms, title } of times.slice(0, SLOWEST)) console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${title}`);
for (const line of notRun) console.log(line);
const total = { passed: 0, failed: 0, skipped: 0 };
for (const suite of suites.values())
  for (const kind of ['passed', 'failed', 'skipped'] as const) total[kind] += suite[kind];
console.log(sums(total));
process.exitCode = total.failed === 0 ? 0 : 1;

/**
 * `npm run mistakes [-- word …]`: makes every deliberate mistake of the table, or those with one of the words in
 * their name, in a copy of the project, one at a time, and checks that the expected test fails and no other of
 * the command asked. Prints a line per mistake, and ends with exit code 1 when one was not noticed as expected.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter';
import type { JsonTestResults } from 'vitest/node';
import { run } from '../../tools/process.ts';
import { copyProject } from '../../tools/project-copy.ts';
import { removeFolder } from '../../tools/temporary-folder.ts';
import { mistakes, type Mistake } from './mistakes.ts';

const REPORT = 'report.json';
const READ_THE_BUILT_SITE: readonly string[] = ['test:site', 'test:e2e'];

const words = process.argv.slice(2);
const chosen = mistakes.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
const copy = copyProject('all');

const env = {
  CI: undefined,
  NODE_ENV: undefined,
  SITE_PRECOMPRESS: 'no',
  PLAYWRIGHT_JSON_OUTPUT_FILE: join(copy, REPORT),
};
const npm = (...args: readonly string[]) => run(copy, 'npm', ['run', '--silent', ...args], { env });

/** Makes one mistake, asks, and puts the file right again. Returns what is wrong with the answer, or nothing. */
async function tryOut({ file, from, to, ask, fails }: Mistake): Promise<string | undefined> {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) return `${file} does not contain ${JSON.stringify(from)}`;
  writeFileSync(
    path,
    text.replaceAll(from, () => to),
  );
  try {
    if (READ_THE_BUILT_SITE.includes(ask[0])) {
      const { exitCode, output } = await npm('build');
      if (exitCode !== 0) return `the build failed: ${output}`;
    }
    const failures = await failuresOf(ask);
    if (failures.length === 0) return 'nothing failed';
    const others = failures.filter((failure) => !new RegExp(fails).test(failure));
    return others.length === 0 ? undefined : `something else failed: ${others.slice(0, 3).join(' | ')}`;
  } finally {
    writeFileSync(path, text);
  }
}

/** What failed when the command ran: `title: message` of each test, or the whole output of another program. */
async function failuresOf([script, ...args]: Mistake['ask']): Promise<string[]> {
  writeFileSync(join(copy, REPORT), 'null');
  const written = script === 'test:e2e' ? '--workers=1' : `--outputFile=${REPORT}`;
  const reporters = script.startsWith('test:') ? ['--reporter=json', written] : [];
  const { exitCode, output } = await npm(script, '--', ...args, ...reporters);
  if (exitCode === 0) return [];
  const report = JSON.parse(readFileSync(join(copy, REPORT), 'utf8')) as Report | null;
  const failures = [...failedAssertions(report?.testResults ?? []), ...failedSpecs(report?.suites ?? [])];
  return failures.length > 0 ? failures : [output];
}

/** The reports of Vitest (`testResults`) and Playwright (`suites`). */
type Report = Partial<JsonTestResults & JSONReport>;

function failedAssertions(files: JsonTestResults['testResults']): string[] {
  return files
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages?.[0])}`);
}

function failedSpecs(suites: readonly JSONReportSuite[]): string[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.flatMap(({ results }) =>
        results.flatMap(({ errors }) => errors.map(({ message }) => `${title}: ${firstLine(message)}`)),
      ),
    ),
    ...failedSpecs(inner),
  ]);
}

function firstLine(message = ''): string {
  return message.split('\n')[0] ?? '';
}

let unnoticed = 0;
try {
  for (const [index, mistake] of chosen.entries()) {
    const wrong = await tryOut(mistake);
    if (wrong !== undefined) unnoticed += 1;
    const verdict = wrong === undefined ? 'noticed by' : 'NOT AS EXPECTED in';
    console.log(`${String(index + 1).padStart(2)}  ${mistake.name}: ${verdict} ${mistake.ask.join(' ')}`);
    if (wrong !== undefined) console.log(`    ${wrong.slice(0, 1500)}`);
  }
} finally {
  removeFolder(copy);
}
console.log(`${chosen.length - unnoticed} of ${chosen.length} mistakes are noticed by the expected test and no other.`);
process.exitCode = unnoticed === 0 ? 0 : 1;

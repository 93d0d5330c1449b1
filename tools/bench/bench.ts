/**
 * `npm run bench` and `npm run sizes`: what a page costs a first visitor, Lighthouse, and how builds grow. Prints Markdown
 * tables and writes JSON to `.artifacts/bench`. docs/bench.md says what the figures mean.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureGrowth } from './growth.ts';
import { measureWithLighthouse } from './lighthouse.ts';
import type { Options, Part } from './report.ts';
import { projectFolder } from './site.ts';
import { measureSizes } from './sizes.ts';

const HELP = `npm run bench -- [part …] [word …] [--runs n]

  part      sizes, lighthouse, growth; all of them without one
  word      only pages whose address contains one of the words
  --runs    visits per row of Lighthouse; the median is printed (5)`;

const parts: Readonly<Record<string, Part>> = {
  sizes: measureSizes,
  lighthouse: measureWithLighthouse,
  growth: measureGrowth,
};

/** Reads the command line. Throws an Error that says what it takes. */
function readOptions(args: string[]): { names: readonly string[]; options: Options } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { runs: { type: 'string', default: '5' } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(HELP);
  const names = positionals.filter((name) => name in parts);
  const words = positionals.filter((name) => !(name in parts));
  return { names: names.length > 0 ? names : Object.keys(parts), options: { runs, words } };
}

/** Figures of a busy machine are upper estimates, so each part says how busy it was. */
function load(): string {
  return `load ${loadavg()[0]?.toFixed(1) ?? '?'} on ${cpus().length} cores, Node ${process.version}`;
}

try {
  const { names, options } = readOptions(process.argv.slice(2));
  const folder = join(projectFolder, '.artifacts', 'bench');
  mkdirSync(folder, { recursive: true });
  for (const name of names) {
    const before = load();
    const report = await parts[name]?.(options);
    if (!report) continue;
    const file = join(folder, `${name}.json`);
    writeFileSync(file, JSON.stringify({ measured: new Date(), machine: before, results: report.results }, null, 1));
    console.log(`\n## ${name} (${before})\n\n${report.text}\n\n${file}`);
    if (report.failed === true) process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

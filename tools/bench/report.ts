import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
const reports = join(projectFolder, '.artifacts', 'bench');

/** Writes `.artifacts/bench/<name>.json`: what was measured, when, and on what. Returns its path. */
export function writeReport(name: string, results: unknown): string {
  mkdirSync(reports, { recursive: true });
  const file = join(reports, `${name}.json`);
  const machine = { cores: cpus().length, processor: cpus()[0]?.model, node: process.version, load: loadavg() };
  writeFileSync(file, `${JSON.stringify({ measured: new Date().toISOString(), machine, results }, null, 2)}\n`);
  return file;
}

/** What the machine was doing besides: figures of a busy machine are upper estimates. */
export function loadNote(): string {
  const load = loadavg()[0] ?? 0;
  const busy = load > cpus().length / 2 ? ' (busy: times are upper estimates)' : '';
  return `load ${load.toFixed(1)} on ${cpus().length} cores${busy}`;
}

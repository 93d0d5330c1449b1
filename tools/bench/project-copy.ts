import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'astro/zod';
import { projectFolder } from './report.ts';

/** What a build needs; everything else of the project stays behind, caches above all. */
const NEEDED = ['astro.config.mjs', 'content', 'package.json', 'public', 'src', 'tools', 'tsconfig.json'];

const RECORDER = fileURLToPath(new URL('./build-cost.mjs', import.meta.url));

const usedSchema = z.object({ peakBytes: z.number(), cpuMs: z.number() });

/** An empty folder of its own for an experiment. */
export function temporaryFolder(name: string): string {
  return realpathSync(mkdtempSync(join(tmpdir(), `bench-${name}-`)));
}

/** The project in a folder of its own, without caches, to be built cold or changed at will. */
export function copyProject(): string {
  const folder = temporaryFolder('project');
  for (const name of NEEDED) {
    cpSync(join(projectFolder, name), join(folder, name), {
      recursive: true,
      filter: (source) => !source.endsWith('node_modules'),
    });
  }
  linkModules(join(projectFolder, 'node_modules'), folder);
  return folder;
}

/**
 * Lets a folder use installed packages. They are linked one by one, because Astro and Vite keep their
 * caches inside `node_modules`, and those must not be shared.
 */
export function linkModules(installed: string, folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(modules, { recursive: true });
  const packages = readdirSync(installed).filter((name) => name === '.bin' || !name.startsWith('.'));
  for (const name of packages) symlinkSync(join(installed, name), join(modules, name), 'junction');
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** What one build took. */
export interface BuildCost {
  /** From start to end, which depends on what else the machine does. */
  readonly ms: number;
  /** What all threads together computed, which hardly does. */
  readonly cpuMs: number;
  readonly peakBytes: number;
}

/** Runs a Node program in a folder and measures it. Throws with its output when it fails. */
export async function runBuild(
  folder: string,
  program: readonly string[],
  nodeOptions: readonly string[] = [],
): Promise<BuildCost> {
  const costFile = join(folder, '.build-cost');
  const started = performance.now();
  const { code, output } = await run(folder, ['--import', RECORDER, ...nodeOptions, ...program], costFile);
  const ms = performance.now() - started;
  if (code !== 0) throw new Error(`Building in ${folder} failed:\n${output.slice(-4000)}`);
  return { ms, ...usedSchema.parse(JSON.parse(readFileSync(costFile, 'utf8'))) };
}

function run(cwd: string, args: readonly string[], costFile: string): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, BUILD_COST_FILE: costFile, ASTRO_TELEMETRY_DISABLED: '1' };
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({ code, output });
    });
  });
}

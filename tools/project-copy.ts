import { execFile } from 'node:child_process';
import { addAbortListener } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectFolder = fileURLToPath(new URL('..', import.meta.url));

/** What a build needs. */
const NEEDED = ['astro.config.mjs', 'content', 'package.json', 'public', 'src', 'tools', 'tsconfig.json'];

/** What a copy makes anew: packages, caches and what was built. */
const LEFT_BEHIND = new Set(['node_modules', 'dist', '.git', '.build', '.artifacts', '.astro']);

/** What builds the project, from its folder, given to Node: as `npm run build`, with room for the many objects that soon go. */
export const BUILD = ['--max-semi-space-size=64', 'node_modules/astro/bin/astro.mjs', 'build'];

/** An empty folder outside the project. */
export function temporaryFolder(name: string): string {
  return realpathSync(mkdtempSync(join(tmpdir(), `estate-${name}-`)));
}

/**
 * What a build needs of the project, or all of it, in a folder of its own, to be built cold or changed at will. Packages are
 * linked one by one, because Astro and Vite keep their caches inside `node_modules`, and those must not be shared.
 */
export function copyProject(extent: 'build' | 'all' = 'build'): string {
  const folder = temporaryFolder('project');
  // Browser tests stand beside what they test, and need the folder of tests.
  const filter = (source: string): boolean =>
    !LEFT_BEHIND.has(basename(source)) && (extent === 'all' || !source.endsWith('.spec.ts'));
  for (const name of extent === 'build' ? NEEDED : readdirSync(projectFolder).filter(filter))
    cpSync(join(projectFolder, name), join(folder, name), { recursive: true, filter });
  const [installed, modules] = [join(projectFolder, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(modules);
  const packages = readdirSync(installed).filter((name) => name === '.bin' || !name.startsWith('.'));
  for (const name of packages) symlinkSync(join(installed, name), join(modules, name), 'junction');
  return folder;
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** How a program ended. */
export interface Ending {
  /** Absent when it was ended by a signal. */
  readonly exitCode: number | null;
  /** Everything it printed. */
  readonly output: string;
}

interface RunOptions {
  /** Added to the environment; undefined takes a variable away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Asks the program to end when it is aborted; npm passes that on to what it runs. */
  readonly signal?: AbortSignal;
  /** Takes what the program prints as it comes. */
  readonly onOutput?: (text: string) => void;
}

/** Runs a program in a folder to its end. Throws an Error when it cannot be started. */
export function run(
  cwd: string,
  program: string,
  args: readonly string[],
  { env = {}, signal, onOutput }: RunOptions = {},
): Promise<Ending> {
  const all = { cwd, env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env }, maxBuffer: Infinity };
  return new Promise((resolve, reject) => {
    const child = execFile(program, args, all, (cause, stdout, stderr) => {
      listening?.[Symbol.dispose]();
      if (child.pid === undefined) reject(new Error(`${program} cannot be started.`, { cause }));
      else resolve({ exitCode: child.exitCode, output: stdout + stderr });
    });
    if (onOutput) child.stdout?.setEncoding('utf8').on('data', onOutput);
    const listening = signal && addAbortListener(signal, () => child.kill());
  });
}

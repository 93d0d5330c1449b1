import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

/** What a build reads. */
const PARTS = ['astro.config.mjs', 'content', 'package.json', 'public', 'src', 'tools', 'tsconfig.json'];

export interface BuildResult {
  readonly exitCode: number | null;
  /** Everything the build printed. */
  readonly output: string;
}

/** A copy of the project that tests may change and build, out of the way of the project's own `dist`. */
export interface ProjectCopy {
  readonly folder: string;
  /** Builds the copy; `env` is added to the environment. */
  readonly build: (env?: Readonly<Record<string, string>>) => Promise<BuildResult>;
  readonly remove: () => Promise<void>;
}

/** Copies what a build reads into a temporary folder; dependencies are shared. */
export async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'estate-site-'));
  await Promise.all(PARTS.map((part) => cp(join(projectFolder, part), join(folder, part), { recursive: true })));
  await symlink(join(projectFolder, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return {
    folder,
    build: (env = {}) => build(folder, env),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function build(folder: string, env: Readonly<Record<string, string>>): Promise<BuildResult> {
  // Vitest calls its own processes tests; this is a build like any other.
  const environment = { ...process.env, NODE_ENV: undefined, ...env };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['tools/build/build.ts'], { cwd: folder, env: environment });
    const printed: string[] = [];
    const collect = (chunk: Buffer): void => {
      printed.push(chunk.toString());
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (exitCode) => {
      resolve({ exitCode, output: printed.join('') });
    });
  });
}

import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../report.ts';

/** The folder whose packages only the bench needs. */
export const kit = join(projectFolder, 'tools', 'bench', 'kit');

/** Installs Lighthouse and the packages of the reference sites. */
export function installKit(): void {
  console.log('Installing the bench’s own packages …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: kit,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm ci failed in tools/bench/kit.');
}

const builds = join(kit, '.build');

/** An empty folder inside the kit, where a reference site finds its packages as any project would. */
export function referenceFolder(name: string): string {
  const folder = join(builds, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

export function removeReferences(): void {
  rmSync(builds, { recursive: true, force: true });
}

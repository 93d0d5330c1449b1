import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from './temporary-folder.ts';

const projectFolder = fileURLToPath(new URL('..', import.meta.url));

/** What a build needs. */
const NEEDED = ['astro.config.mjs', 'content', 'package.json', 'public', 'src', 'tools', 'tsconfig.json'];

/** What a copy makes anew: packages, caches and what was built. */
const LEFT_BEHIND = new Set(['node_modules', 'dist', '.git', '.build', '.artifacts', '.astro']);

/** What builds the project, from its folder, given to Node: as `npm run build`, with room for the many objects that soon go. */
export const BUILD = ['--max-semi-space-size=64', 'node_modules/astro/bin/astro.mjs', 'build'];

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

import { lstatSync, readdirSync, renameSync, rmSync } from 'node:fs';
import fs from 'node:fs/promises';
import { join } from 'node:path';

/** Where one build works until its site takes the place of `dist`. */
export type Staging = Awaited<ReturnType<typeof openStaging>>;

/** Folder of what builds leave for later ones, and of their work. */
export const WORK_FOLDER = '.build';

/** A folder of work is named after its process. */
const NAME = /^process-(\d+)$/;

/** Other builds may publish at the same moment, but not that often. */
const ATTEMPTS = 20;

/**
 * Opens the folder in which this process builds the project at `root`: builds at the same time have one each. What
 * builds that were cut off left is removed; when one was cut off between its two renames, the last good `dist` comes
 * back first. Throws an Error where `dist` is something that two renames cannot replace.
 */
export async function openStaging(root: string) {
  const dist = join(root, 'dist');
  const work = join(root, WORK_FOLDER);
  refuseOtherThanFolder(dist);
  await fs.mkdir(work, { recursive: true });
  for (const name of readdirSync(work)) {
    const [, pid] = NAME.exec(name) ?? [];
    if (pid === undefined || (Number(pid) !== process.pid && isRunning(Number(pid)))) continue;
    if (!isThere(dist) && isThere(join(work, name, 'previous'))) renameSync(join(work, name, 'previous'), dist);
    await fs.rm(join(work, name), { recursive: true });
  }

  const own = join(work, `process-${process.pid}`);
  await fs.mkdir(own);
  const site = join(own, 'site');
  const previous = join(own, 'previous');
  let isPublished = false;
  return {
    /** The site that is being built. */
    site,
    /** Kept by Astro between reading and rendering. */
    cache: join(own, 'cache'),
    /** Whether the site is in its place. */
    isPublished: () => isPublished,
    /** Puts the site in the place of `dist`. Returns why what it replaced could not be removed, if it could not. */
    publish: async (): Promise<Error | undefined> => {
      await replace(dist, site, previous);
      isPublished = true;
      return fs.rm(own, { recursive: true }).then(
        () => undefined,
        (error: unknown) => error as Error,
      );
    },
    /** Removes what is left of the work. */
    remove: (): void => {
      // What the last good site is in must stay: the next build puts it back.
      if (isPublished || !isThere(previous)) rmSync(own, { recursive: true, force: true });
    },
  };
}

/**
 * Two renames: there is never a half-written `dist`, and a build cut off between them is mended by the next. Where
 * another build has put its site there between the two, that site is replaced in turn.
 */
async function replace(dist: string, site: string, previous: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await fs.rm(previous, { recursive: true, force: true });
    await fs.rename(dist, previous).catch(unlessGone);
    try {
      await fs.rename(site, dist);
      return;
    } catch (error) {
      if (attempt < ATTEMPTS && isThere(dist)) continue;
      if (!isThere(dist) && isThere(previous)) await fs.rename(previous, dist);
      throw error;
    }
  }
}

function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** Throws an Error where something else than a folder is in the place of `dist`. */
function refuseOtherThanFolder(dist: string): void {
  const stats = lstatSync(dist, { throwIfNoEntry: false });
  if (stats === undefined || stats.isDirectory()) return;
  const found = stats.isSymbolicLink() ? 'a symbolic link, which publishing would replace' : 'no folder';
  throw new Error(`dist is ${found}. Remove it, and copy what the build puts in dist to where it shall be.`);
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Whether a process is there. */
function isRunning(pid: number): boolean {
  try {
    // Signal 0 only asks (kill(2)); EPERM says that the process is somebody else's.
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

import { BUILD, copyProject as copyFolder, removeFolder, run, type Ending } from '../../tools/project-copy.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A copy of the project that tests may change and build, out of the way of the project's own `dist`. */
export interface ProjectCopy {
  readonly folder: string;
  /** Builds the copy; `env` is added to the environment. */
  readonly build: (env?: Environment, signal?: AbortSignal) => Promise<Ending>;
  readonly remove: () => void;
}

/** Copies what a build reads into a temporary folder; dependencies are shared, caches are not. */
export function copyProject(): ProjectCopy {
  const folder = copyFolder();
  return {
    folder,
    // Vitest calls its own processes tests; this is a build like any other, whose compressed files nothing reads.
    build: (env = {}, signal?) =>
      run(folder, process.execPath, [BUILD], {
        env: { NODE_ENV: undefined, SITE_PRECOMPRESS: 'no', ...env },
        ...(signal && { signal }),
      }),
    remove: () => {
      removeFolder(folder);
    },
  };
}

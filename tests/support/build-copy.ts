import { BUILD, run, type Ending } from '../../tools/project-copy.ts';

/** What Vitest sets in its processes, from which a build would take itself for a development server. */
export const OUTSIDE_TESTS = { NODE_ENV: undefined, DEV: undefined, PROD: undefined, MODE: undefined };

/**
 * Builds a copy of the project; `env` is added to the environment. Vitest calls its own processes tests; this is a
 * build like any other, whose compressed files nothing reads.
 */
export function buildCopy(
  folder: string,
  env: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<Ending> {
  const own = { ...OUTSIDE_TESTS, SITE_PRECOMPRESS: 'no', ...env };
  return run(folder, process.execPath, BUILD, { env: own, ...(signal && { signal }) });
}

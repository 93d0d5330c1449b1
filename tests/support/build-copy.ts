import { BUILD, run, type Ending } from '../../tools/project-copy.ts';

/**
 * Builds a copy of the project; `env` is added to the environment. Vitest calls its own processes tests; this is a
 * build like any other, whose compressed files nothing reads.
 */
export function buildCopy(
  folder: string,
  env: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<Ending> {
  const own = { NODE_ENV: undefined, SITE_PRECOMPRESS: 'no', ...env };
  return run(folder, process.execPath, BUILD, { env: own, ...(signal && { signal }) });
}

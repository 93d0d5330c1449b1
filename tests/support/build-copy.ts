import { run, type Ending } from '../../tools/process.ts';
import { BUILD } from '../../tools/project-copy.ts';

/** What Vitest sets in its processes, from which a build would take itself for a development server. */
const OUTSIDE_TESTS = { NODE_ENV: undefined, DEV: undefined, PROD: undefined, MODE: undefined };

/**
 * Builds a copy of the project; `env` is added to the environment, `within` is a program that runs it. Vitest calls its
 * own processes tests; this is a build like any other, whose compressed files nothing reads.
 */
export function buildCopy(
  folder: string,
  env: Readonly<Record<string, string>> = {},
  { within = [], signal }: { readonly within?: readonly string[]; readonly signal?: AbortSignal } = {},
): Promise<Ending> {
  const [program = '', ...args] = [...within, process.execPath, ...BUILD];
  const own = { ...OUTSIDE_TESTS, SITE_PRECOMPRESS: 'no', ...env };
  return run(folder, program, args, { env: own, ...(signal && { signal }) });
}

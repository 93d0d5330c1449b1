import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'astro/zod';
import { run } from '../project-copy.ts';

const RECORDER = fileURLToPath(new URL('./build-cost.mjs', import.meta.url));

const usedSchema = z.object({ peakBytes: z.number(), cpuMs: z.number() });

/** What one build took. */
export interface BuildCost {
  /** From start to end, which depends on what else the machine does. */
  readonly ms: number;
  /** What all threads together computed, which hardly does. */
  readonly cpuMs: number;
  readonly peakBytes: number;
}

interface BuildOptions {
  /** Options of Node itself. */
  readonly nodeOptions?: readonly string[];
  /** Added to the environment. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a Node program in a folder and measures it. Throws with its output when it fails. */
export async function runBuild(
  folder: string,
  program: readonly string[],
  { nodeOptions = [], env = {} }: BuildOptions = {},
): Promise<BuildCost> {
  const costFile = join(folder, '.build-cost');
  const started = performance.now();
  const { exitCode, output } = await run(folder, process.execPath, ['--import', RECORDER, ...nodeOptions, ...program], {
    env: { ...env, BUILD_COST_FILE: costFile },
  });
  const ms = performance.now() - started;
  if (exitCode !== 0) throw new Error(`Building in ${folder} failed:\n${output.slice(-4000)}`);
  return { ms, ...usedSchema.parse(JSON.parse(readFileSync(costFile, 'utf8'))) };
}

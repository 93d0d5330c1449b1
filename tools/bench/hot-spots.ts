import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';

/** A V8 profile, as `node --cpu-prof` writes it; times in microseconds. */
const profileSchema = z.object({
  nodes: z.array(z.object({ id: z.number(), callFrame: z.object({ functionName: z.string(), url: z.string() }) })),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
});
export type CpuProfile = z.infer<typeof profileSchema>;

export interface HotSpot {
  readonly place: string;
  readonly ms: number;
}

/** Reads the longest profile of a folder: that of the main thread. */
export function readProfile(folder: string): CpuProfile {
  const profiles = readdirSync(folder)
    .filter((name) => name.endsWith('.cpuprofile'))
    .map((name) => profileSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
  const [longest] = profiles.sort((a, b) => b.samples.length - a.samples.length);
  if (!longest) throw new Error(`No profile was written to ${folder}.`);
  return longest;
}

/** Where the time went: by package, or by file and function for code that is in no package. Longest first. */
export function hotSpots({ nodes, samples, timeDeltas }: CpuProfile): HotSpot[] {
  const places = new Map(nodes.map(({ id, callFrame }) => [id, place(callFrame)]));
  const times = new Map<string, number>();
  for (const [index, sample] of samples.entries()) {
    const where = places.get(sample) ?? '(unknown)';
    times.set(where, (times.get(where) ?? 0) + (timeDeltas[index] ?? 0) / 1000);
  }
  times.delete('(idle)');
  return [...times].map(([where, ms]) => ({ place: where, ms: Math.round(ms) })).sort((a, b) => b.ms - a.ms);
}

/** `npm astro`, `src/data/prose.ts finishHtml`, `(garbage collector)`. */
function place({ functionName, url }: CpuProfile['nodes'][number]['callFrame']): string {
  const name = functionName || '(anonymous)';
  if (url === '') return name;
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url);
  if (inPackage) return `npm ${inPackage[1]}`;
  const file = /\/((?:tools|src|\.build|dist)\/.*)$/.exec(url)?.[1] ?? url;
  return `${file} ${name}`;
}

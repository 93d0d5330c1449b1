import type { Answer } from './ask.ts';

/** Where a host answers; known once it runs. */
export type Origin = () => string;

/** Collects what `check` finds wrong with each thing, so that one failure does not hide the others. */
export async function complaints<T>(
  things: readonly T[],
  check: (thing: T) => Promise<string | undefined>,
): Promise<string[]> {
  const found: string[] = [];
  for (const thing of things) {
    const complaint = await check(thing).catch((error: unknown) => String(error));
    if (complaint !== undefined) found.push(`${String(thing)}: ${complaint}`);
  }
  return found;
}

/** To end the connection without a word is a fair answer to nonsense. */
export function hungUp(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ECONNRESET') return undefined;
  throw error;
}

/** An answer in a few words, for the list of complaints. */
export function told(answer: Answer): string {
  return `${answer.status} ${answer.headers['content-type'] ?? 'no type'}, ${answer.body.length} bytes`;
}

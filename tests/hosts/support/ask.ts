import { request, type IncomingHttpHeaders } from 'node:http';
import { expect } from 'vitest';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const TIMEOUT_MS = 20_000;
const MOST_REDIRECTS = 3;

/**
 * Asks for a path exactly as written: `fetch` would normalise `/../` and `//` first.
 * Compression is asked for only when a test does.
 */
export function ask(origin: string, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, headers, agent: false, timeout: TIMEOUT_MS }, (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('error', reject);
      incoming.on('end', () => {
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(parts) });
      });
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error(`No answer for ${path}`)));
    outgoing.on('error', reject);
    outgoing.end();
  });
}

/** The path an answer redirects to; undefined when it does not. Throws when it leads off the host. */
export function redirectTarget(origin: string, path: string, { status, headers }: Answer): string | undefined {
  if (status < 300 || status >= 400 || headers.location === undefined) return undefined;
  const target = new URL(headers.location, `${origin}${path}`);
  if (target.origin !== origin) throw new Error(`${path} leads off the host, to ${headers.location}.`);
  return `${target.pathname}${target.search}`;
}

/** Follows redirects, at most three, and lists the paths on the way. */
export async function arrive(origin: string, path: string): Promise<Answer & { readonly way: readonly string[] }> {
  const way = [path];
  for (let here = path; ;) {
    const answer = await ask(origin, here);
    const next = redirectTarget(origin, here, answer);
    if (next === undefined) return { ...answer, way };
    if (way.length > MOST_REDIRECTS) throw new Error(`${path} is redirected without end: ${way.join(' → ')}`);
    way.push(next);
    here = next;
  }
}

/** Checks each item, and fails with all that is wrong, so that one fault does not hide the others. */
export async function expectNoFaults<T>(
  items: readonly T[],
  check: (item: T) => Promise<string | undefined>,
): Promise<void> {
  const found: string[] = [];
  for (const item of items) {
    const fault = await check(item).catch((error: unknown) => String(error));
    if (fault !== undefined) found.push(`${String(item)}: ${fault}`);
  }
  expect(found).toEqual([]);
}

/** An answer in a few words: `404 text/html, 812 bytes`. */
export function summary({ status, headers, body }: Answer): string {
  return `${status} ${headers['content-type'] ?? 'no type'}, ${body.length} bytes`;
}

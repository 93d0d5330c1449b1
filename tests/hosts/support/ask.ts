import { request, type IncomingHttpHeaders } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const GIVE_UP_AFTER_MS = 20_000;

/**
 * Asks for a path exactly as written: `fetch` would tidy up `/../` and `//` first.
 * Compression is asked for only when a test does.
 */
export function ask(origin: string, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, headers, agent: false, timeout: GIVE_UP_AFTER_MS }, (incoming) => {
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

/** Where an answer sends its reader, as a path; undefined when it stays. Throws when it leads off the host. */
export function redirectTarget(origin: string, path: string, answer: Answer): string | undefined {
  const { location } = answer.headers;
  if (answer.status < 300 || answer.status >= 400 || location === undefined) return undefined;
  const target = new URL(location, `${origin}${path}`);
  if (target.origin !== origin) throw new Error(`${path} leads off the host, to ${location}.`);
  return `${target.pathname}${target.search}`;
}

/** Follows redirects, at most three, and tells the addresses on the way. */
export async function arrive(origin: string, path: string): Promise<Answer & { readonly way: readonly string[] }> {
  const way = [path];
  for (let here = path; ;) {
    const answer = await ask(origin, here);
    const next = redirectTarget(origin, here, answer);
    if (next === undefined) return { ...answer, way };
    if (way.length > 3) throw new Error(`${path} is redirected without end: ${way.join(' → ')}`);
    way.push(next);
    here = next;
  }
}

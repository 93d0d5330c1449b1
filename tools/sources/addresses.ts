import { withLimit } from '#build/with-limit.ts';

const TIMEOUT_MS = 20_000;
const HOSTS_AT_ONCE = 6;

/** Answers of hosts that refuse programs, which says nothing of the page: unauthorized, forbidden, too many requests. */
const REFUSED = new Set([401, 403, 405, 406, 429, 999]);

/**
 * Asks every address once, those of one host one after the other. Returns the trouble with each that has some:
 * `status 404`, `moved to https://…`, `does not answer: …`.
 */
export async function troublesOf(addresses: readonly string[], timeoutMs = TIMEOUT_MS): Promise<Map<string, string>> {
  const troubles = new Map<string, string>();
  const byHost = Map.groupBy(new Set(addresses), (address) => new URL(address).host);
  await withLimit([...byHost.values()], HOSTS_AT_ONCE, async (ofHost) => {
    for (const address of ofHost) {
      const trouble = await troubleOf(address, timeoutMs);
      if (trouble !== undefined) troubles.set(address, trouble);
    }
  });
  return troubles;
}

async function troubleOf(address: string, timeoutMs: number): Promise<string | undefined> {
  try {
    const { status, url, body } = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    await body?.cancel();
    if (REFUSED.has(status)) return undefined;
    if (status >= 400) return `status ${status}`;
    return bare(address) === bare(url) ? undefined : `moved to ${url}`;
  } catch (error) {
    const { cause, message } = error as Error;
    return `does not answer: ${cause instanceof Error ? cause.message : message}`;
  }
}

/** The page of an address, whose scheme, "www." or slash at the end a host may change. */
const bare = (address: string): string => address.replace(/^https?:\/\/(www\.)?|\/?([?#].*)?$/g, '');

import { inTurns } from '../in-turns.ts';

/** An address of a source, and the files of the content that name it. */
export interface SourceAddress {
  readonly address: string;
  readonly files: readonly string[];
}

/** What an address answered. */
export interface Health extends SourceAddress {
  /** `404`, `moved to https://…`, `does not answer: …`; undefined where all is well. */
  readonly trouble: string | undefined;
}

const TIMEOUT_MS = 20_000;
const HOSTS_AT_ONCE = 6;

/** Answers of hosts that refuse programs, which says nothing of the page: unauthorized, forbidden, too many requests. */
const REFUSED = new Set([401, 403, 405, 406, 429, 999]);

/** Asks every address once, those of one host one after the other. */
export async function healthOf(addresses: readonly SourceAddress[], timeoutMs = TIMEOUT_MS): Promise<Health[]> {
  const byHost = [...Map.groupBy(addresses, ({ address }) => new URL(address).host).values()];
  const asked = await inTurns(byHost, HOSTS_AT_ONCE, async (ofHost) => {
    const found: Health[] = [];
    for (const one of ofHost) found.push({ ...one, trouble: await troubleOf(one.address, timeoutMs) });
    return found;
  });
  return asked.flat();
}

async function troubleOf(address: string, timeoutMs: number): Promise<string | undefined> {
  try {
    const { status, url, redirected, body } = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    await body?.cancel();
    if (REFUSED.has(status)) return undefined;
    if (status >= 400) return `status ${status}`;
    return redirected && isElsewhere(address, url) ? `moved to ${url}` : undefined;
  } catch (error) {
    const { cause, message } = error as Error;
    return `does not answer: ${cause instanceof Error ? cause.message : message}`;
  }
}

/** Whether a redirect changed the page rather than its scheme, a "www." or a slash at the end. */
function isElsewhere(from: string, to: string): boolean {
  const bare = (address: string): string =>
    address
      .replace(/^https?:\/\/(www\.)?/, '')
      .replace(/[?#].*$/, '')
      .replace(/\/$/, '');
  return bare(from) !== bare(to);
}

import { setTimeout as pause } from 'node:timers/promises';

/** The answer of a live site to one request. */
export interface Visit {
  readonly address: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  /** Address it leads on to, when it is a redirect. */
  readonly redirect: string | undefined;
}

/** Asks a live site for an address, without following redirects. */
export type Visitor = (address: string) => Promise<Visit>;

/** A site that cannot be reached, said in words that tell what to do. */
export class Unreachable extends Error {}

const RETRY_AFTER_MS = 500;

/** Overloaded or restarting: worth a second try (RFC 9110, 15.6). */
const PASSING_STATUS = new Set([429, 502, 503, 504]);

/** A visitor that waits so long for the whole answer, and tries once more where a failure may pass. */
export function visitor(timeoutMs: number): Visitor {
  return async (address) => {
    const first = await visit(address, timeoutMs);
    if (!PASSING_STATUS.has(first.status)) return first;
    await pause(RETRY_AFTER_MS);
    return visit(address, timeoutMs);
  };
}

async function visit(address: string, timeoutMs: number): Promise<Visit> {
  try {
    const response = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'Accept-Encoding': 'br, gzip', 'User-Agent': 'estate-site-verify' },
    });
    const location = response.headers.get('location');
    const leadsOn = response.status >= 300 && response.status < 400 && location !== null;
    return {
      address,
      status: response.status,
      headers: response.headers,
      body: Buffer.from(await response.arrayBuffer()),
      redirect: leadsOn ? new URL(location, address).href : undefined,
    };
  } catch (error) {
    throw new Unreachable(inWords(error, new URL(address), timeoutMs));
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refuses the connection: nothing listens there',
  ECONNRESET: 'ended the connection in the middle',
  UND_ERR_SOCKET: 'ended the connection in the middle',
  ENOTFOUND: 'has no entry in the name service: is the name spelled right?',
  EAI_AGAIN: 'could not be looked up: is this machine online?',
  CERT_HAS_EXPIRED: 'shows a certificate that has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'shows a certificate that no authority has signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'shows the certificate of another name',
  EPROTO: 'does not speak TLS there: is it http rather than https?',
  ERR_SSL_WRONG_VERSION_NUMBER: 'does not speak TLS there: is it http rather than https?',
};

/** Tells the cause of a failed request: `leroy.example refuses the connection: nothing listens there`. */
function inWords(error: unknown, { host }: URL, timeoutMs: number): string {
  if (error instanceof Error && error.name === 'TimeoutError') {
    return `${host} did not answer in full within ${timeoutMs / 1000} s`;
  }
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  return `${host} ${REASONS[code] ?? `could not be asked: ${cause instanceof Error ? cause.message : String(cause)}`}`;
}

/** Follows redirects, three at most. */
export async function arrive(visit: Visitor, address: string): Promise<Visit> {
  let here = await visit(address);
  for (let steps = 0; here.redirect !== undefined && steps < 3; steps += 1) here = await visit(here.redirect);
  return here;
}

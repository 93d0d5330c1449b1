import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { selfSigned } from '../certificate.ts';
import { brotli } from './compress.ts';

/** A folder of files to serve as a good host would: compressed ahead of time, cached where hashed. */
export interface ServedSite {
  readonly folder: string;
  /** Path the site hangs under, `` or `/estate`. */
  readonly base?: string;
  /** Answers every path that is no file, as single-page applications need. */
  readonly fallback?: string;
  /** Changes pages on their way out, for experiments. */
  readonly rewrite?: (html: string) => string;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export interface RunningSite {
  /** `https://127.0.0.1:41234` */
  readonly origin: string;
  /** The answer to a path, which is also how many bytes it costs. */
  readonly answer: (path: string) => Promise<Answer>;
  readonly stop: () => Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};
const COMPRESSIBLE = new Set(['.html', '.css', '.js', '.json', '.svg', '.xml', '.txt', '.webmanifest']);

/** Files whose names carry a hash of their content may be kept for a year. */
const HASHED = /^\/(_astro|assets)\//;

/** Serves over HTTP/2 with TLS and a certificate of its own, as the web does. */
export async function serveSecurely(site: ServedSite): Promise<RunningSite> {
  const server = http2.createSecureServer({ ...selfSigned('IP:127.0.0.1'), allowHTTP1: true });
  const answer = answerer(site);
  server.on('request', (request, response) => {
    void answer(request.url).then(({ status, headers, body }) => {
      response.writeHead(status, headers);
      response.end(body);
    });
  });
  const sessions = new Set<http2.Http2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://127.0.0.1:${port(server.address())}`,
    answer,
    stop: () =>
      new Promise((resolve) => {
        for (const session of sessions) session.destroy();
        server.close(() => {
          resolve();
        });
      }),
  };
}

/** Serves over plain HTTP, for measurements in which time plays no part. */
export async function servePlainly(site: ServedSite): Promise<RunningSite> {
  const answer = answerer(site);
  const server = http.createServer((request, response) => {
    void answer(request.url ?? '/').then(({ status, headers, body }) => {
      response.writeHead(status, headers);
      response.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${port(server.address())}`,
    answer,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}

function port(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/** Answers are kept: a second asking must not measure the compressor. */
function answerer(site: ServedSite): RunningSite['answer'] {
  const answers = new Map<string, Promise<Answer>>();
  return (address) => {
    const path = decodeURIComponent(address.replace(/[?#].*$/, ''));
    const known = answers.get(path) ?? readAnswer(site, path);
    answers.set(path, known);
    return known;
  };
}

async function readAnswer(site: ServedSite, path: string): Promise<Answer> {
  const inside = path.slice((site.base ?? '').length) || '/';
  const file = findFile(site, inside);
  const chosen = file ?? join(site.folder, '404.html');
  const status = file === undefined ? 404 : 200;
  if (!existsSync(chosen)) return { status: 404, headers: { 'content-type': 'text/plain' }, body: Buffer.from('404') };

  const ending = extname(chosen);
  const raw = await readFile(chosen);
  const content = ending === '.html' && site.rewrite ? Buffer.from(site.rewrite(raw.toString())) : raw;
  const compressed = COMPRESSIBLE.has(ending);
  const body = compressed ? await brotli(content) : content;
  const headers = {
    'content-type': TYPES[ending] ?? 'application/octet-stream',
    'content-length': String(body.byteLength),
    'cache-control': HASHED.test(inside) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    ...(compressed ? { 'content-encoding': 'br', vary: 'accept-encoding' } : {}),
  };
  return { status, headers, body };
}

/** `/philosophie` may be a file, a page file or a folder with an index. */
function findFile({ folder, fallback }: ServedSite, path: string): string | undefined {
  const candidates = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`];
  const found = candidates
    .map((candidate) => join(folder, candidate))
    .find((file) => extname(file) !== '' && existsSync(file));
  return found ?? (fallback === undefined ? undefined : join(folder, fallback));
}

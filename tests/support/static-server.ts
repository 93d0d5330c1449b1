import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve, sep } from 'node:path';
import { headersFor, readHeadersFile } from '../hosts/support/host-files.ts';

interface StaticServerOptions {
  /** The built site. */
  readonly folder: string;
  /** Path it hangs under, without a trailing slash: `` or `/estate/sub`. */
  readonly base?: string;
}

export interface StaticServer {
  /** `http://127.0.0.1:40123`, without the base. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * A plain host without clean-address magic, such as `python3 -m http.server`, but for the headers, which
 * are those of the site's own `_headers`, the policy among them. A file is answered as it lies there, a
 * folder redirects to its slash form and answers with its `index.html`, anything else is the site's
 * `404.html` with status 404. Listens on a free port of this machine.
 */
export async function startStaticServer({ folder, base = '' }: StaticServerOptions): Promise<StaticServer> {
  const root = resolve(folder);
  const rules = await readHeadersFile(root);
  const server = createServer((request, response) => {
    response.setHeaders(new Map(Object.entries(headersFor(rules, decodedPath(request.url ?? '/') ?? '/'))));
    answer(root, base, request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => {
          closed();
        });
        server.closeAllConnections();
      }),
  };
}

async function answer(root: string, base: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = decodedPath(request.url ?? '/');
  const file = path?.startsWith(`${base}/`) ? resolve(root, `.${path.slice(base.length)}`) : undefined;
  const kind = file !== undefined && isInside(root, file) ? await kindOf(file) : undefined;
  if (path === undefined || file === undefined || kind === undefined) {
    await sendNotFound(root, response);
  } else if (kind === 'file') {
    send(file, response);
  } else if (!path.endsWith('/')) {
    response.writeHead(301, { location: `${path}/` }).end();
  } else if ((await kindOf(join(file, 'index.html'))) === 'file') {
    send(join(file, 'index.html'), response);
  } else {
    await sendNotFound(root, response);
  }
}

/** The path of a request without its query, or undefined when it is not validly encoded. */
function decodedPath(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

function isInside(root: string, file: string): boolean {
  return file === root || file.startsWith(`${root}${sep}`);
}

async function kindOf(file: string): Promise<'file' | 'folder' | undefined> {
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile()) return 'file';
  return found?.isDirectory() ? 'folder' : undefined;
}

function send(file: string, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}

async function sendNotFound(root: string, response: ServerResponse): Promise<void> {
  const page = await readFile(join(root, '404.html'));
  response.writeHead(404, { 'content-type': TYPES['.html'] }).end(page);
}

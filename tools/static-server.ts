import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import sirv from 'sirv';
import '#site/mime-types.ts';

interface StaticServerOptions {
  /** The built site, or how to get it, once somebody asks for a page. */
  readonly folder: string | (() => Promise<string>);
  /** Path it hangs under, without a trailing slash: `` or `/estate/sub`. */
  readonly base?: string;
  /** Port to listen on; without one, any that is free. */
  readonly port?: number;
  /** HTTP/2 over TLS with a certificate made for the occasion, and compressed files where they lie beside others. */
  readonly secure?: boolean;
}

export interface StaticServer {
  /** `http://127.0.0.1:40123`, without the base. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a built site on this machine, with the headers of its own `_headers`, the policy among them. A page
 * answers with and without a slash at the end; anything unknown gets `404.html` with status 404.
 */
export async function startStaticServer(options: StaticServerOptions): Promise<StaticServer> {
  const { folder, base = '', port = 0, secure = false } = options;
  const setHeaders = (response: ServerResponse, path: string): void => {
    const type = lookup(path);
    if (type?.startsWith('text/')) response.setHeader('content-type', `${type};charset=utf-8`);
  };
  const listenerOf = (from: string) => {
    const headersFor = readHeaders(from);
    const serve = sirv(from, { brotli: secure, gzip: secure, etag: true, setHeaders });
    const notFoundPage = readFileSync(join(from, '404.html'));
    return (request: IncomingMessage, response: ServerResponse): void => {
      const path = (request.url ?? '/').replace(/[?#].*$/, '');
      for (const [name, value] of headersFor(path)) response.setHeader(name, value);
      const notFound = (): void => {
        response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' }).end(notFoundPage);
      };
      if (!path.startsWith(`${base}/`)) {
        notFound();
        return;
      }
      request.url = path.slice(base.length);
      serve(request, response, notFound);
    };
  };
  let listener = typeof folder === 'string' ? listenerOf(folder) : undefined;
  const onRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (typeof folder !== 'string') listener ??= listenerOf(await folder());
    listener?.(request, response);
  };

  const server = secure ? createSecureServer({ ...selfSigned(), allowHTTP1: true }) : createServer();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    onRequest(request, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain;charset=utf-8' }).end(String(error));
    });
  });
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `${secure ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/**
 * The rules of a site's `_headers` (docs.netlify.com/manage/routing/headers), as a function of a path: a pattern
 * that ends in `*`, then indented lines of name and value.
 */
function readHeaders(folder: string): (path: string) => [name: string, value: string][] {
  const blocks = readFileSync(join(folder, '_headers'), 'utf8').split(/\n(?=\/)/);
  const rules = blocks.map((block) => {
    const [, prefix = ''] = /^(.*)\*\n/.exec(block) ?? [];
    const headers = [...block.matchAll(/^\s+([^:]+): (.*)$/gm)];
    return { prefix, headers: headers.map(([, name = '', value = '']): [string, string] => [name, value]) };
  });
  return (path) => rules.filter(({ prefix }) => path.startsWith(prefix)).flatMap(({ headers }) => headers);
}

/** A key and a certificate for this machine, signed by itself and good for a day; Node cannot make one. Throws without openssl. */
function selfSigned(): { key: Buffer; cert: Buffer } {
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
  try {
    const pem = execFileSync('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', '-'], { stdio: 'pipe' });
    return { key: pem, cert: pem };
  } catch (cause) {
    throw new Error('A server with TLS needs a certificate, and openssl to make it. Install openssl.', { cause });
  }
}

import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site in front of another, which can be changed as by a deploy, and taken off the network. */
export interface ChangingSite {
  readonly origin: string;
  isOnline: boolean;
  /** Changes the text of an answer, given its path; files that are no text pass as they are. */
  edit: (path: string, text: string) => string;
  /** What the host answers to a path instead of the site: an HTML page or a redirect; nothing, on a line that breaks or stays; undefined for the site. */
  instead: (path: string) => Instead | 'broken' | 'silence' | undefined;
  /** Sends the text of an answer; at once, unless a test sends it in pieces. */
  send: (response: ServerResponse, text: string) => unknown;
  /** Ends what is not answered. */
  readonly hangUp: () => void;
  readonly close: () => Promise<void>;
}

interface Instead {
  readonly status: number;
  readonly html?: string;
  readonly location?: string;
}

/** Puts a changing site in front of the one at an origin. */
export async function changingSite(upstream: string): Promise<ChangingSite> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const other = site.isOnline ? site.instead(path) : 'broken';
    if (other === 'silence') return;
    if (other === 'broken') {
      request.socket.destroy();
      return;
    }
    if (other) {
      const { status, html, ...headers } = other;
      response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(html);
      return;
    }
    void (async () => {
      const answer = await fetch(upstream + path);
      const type = answer.headers.get('content-type') ?? '';
      const policy = answer.headers.get('content-security-policy');
      const body = Buffer.from(await answer.arrayBuffer());
      const isText = /html|javascript|json/.test(type);
      response.writeHead(answer.status, { 'content-type': type, ...(policy && { 'content-security-policy': policy }) });
      if (isText) site.send(response, site.edit(path, body.toString()));
      else response.end(body);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const site: ChangingSite = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isOnline: true,
    edit: (_, text) => text,
    instead: () => undefined,
    send: (response, text) => response.end(text),
    hangUp: () => {
      server.closeAllConnections();
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return site;
}

import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createPlainServer } from 'node:http';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createSecureServer } from 'node:tls';
import { selfSigned } from '../../tools/certificate.ts';

/** The first byte of a TLS connection (RFC 8446, 5.1: content type "handshake"). */
const HANDSHAKE = 22;

export interface SecureFront {
  /** `localhost:41234`, by which both http and https are answered. */
  readonly host: string;
  /** Path of the certificate, for clients to trust. */
  readonly certificate: string;
  stop(): void;
}

/**
 * Puts TLS before a server on loopback, and sends plain requests to it, as hosts do with a site's domain.
 * One port speaks both, because the Observatory asks both schemes of the one host it is given.
 */
export async function startSecureFront(origin: string): Promise<SecureFront> {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  const certificate = join(folder, 'cert.pem');
  const identity = selfSigned('DNS:localhost');
  writeFileSync(certificate, identity.cert);

  const secure = createSecureServer(identity, (socket) => {
    const site = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.pipe(site).pipe(socket);
    for (const end of [socket, site]) end.on('error', () => site.destroy());
  });
  const plain = createPlainServer((request, response) => {
    response.writeHead(301, { location: `https://${request.headers.host ?? ''}${request.url ?? '/'}` }).end();
  });
  const sockets = new Set<Socket>();
  const front = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).once('close', () => sockets.delete(socket));
    socket.once('data', (first) => {
      socket.pause();
      socket.unshift(first);
      const server: Server = first[0] === HANDSHAKE ? secure : plain;
      server.emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  }).listen(0);
  await once(front, 'listening');
  return {
    host: `localhost:${(front.address() as AddressInfo).port}`,
    certificate,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      front.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

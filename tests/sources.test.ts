import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { healthOf } from '../tools/sources/addresses.ts';

it('the addresses of sources are told apart: well, gone, moved, refused, silent', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/gone') response.writeHead(404).end();
    else if (request.url === '/old') response.writeHead(301, { location: '/new' }).end();
    else if (request.url === '/slash') response.writeHead(301, { location: '/slash/' }).end();
    else if (request.url === '/refused') response.writeHead(403).end();
    else if (request.url === '/broken') request.socket.destroy();
    else if (request.url !== '/silent') response.end('well');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const paths = ['/well', '/gone', '/old', '/slash', '/refused', '/broken', '/silent'];
    const health = await healthOf(
      paths.map((path) => ({ address: `${origin}${path}`, files: ['pages/home.md'] })),
      500,
    );
    expect(health.map(({ trouble }) => trouble)).toEqual([
      undefined,
      'status 404',
      `moved to ${origin}/new`,
      undefined,
      undefined,
      expect.stringMatching(/^does not answer/),
      expect.stringMatching(/^does not answer/),
    ]);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

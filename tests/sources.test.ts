import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { troublesOf } from '../tools/sources/addresses.ts';

/** What a host answers to the path of a source; to others it answers nothing at all. */
const ANSWERS: Readonly<Record<string, [status: number, location?: string]>> = {
  '/well': [200],
  '/gone': [404],
  '/old': [301, '/well'],
  '/slash': [301, '/slash/'],
  '/slash/': [200],
  '/refused': [403],
};

it('the addresses of sources are told apart: well, gone, moved, refused, silent', async () => {
  const server = createServer((request, response) => {
    const [status, location] = ANSWERS[request.url ?? ''] ?? [];
    if (status !== undefined) response.writeHead(status, location === undefined ? {} : { location }).end();
    else if (request.url === '/broken') request.socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const paths = [...Object.keys(ANSWERS), '/broken', '/silent'];
    const troubles = await troublesOf(
      paths.map((path) => origin + path),
      500,
    );
    expect(Object.fromEntries(troubles)).toEqual({
      [`${origin}/gone`]: 'status 404',
      [`${origin}/old`]: `moved to ${origin}/well`,
      [`${origin}/broken`]: expect.stringMatching(/^does not answer/) as string,
      [`${origin}/silent`]: expect.stringMatching(/^does not answer/) as string,
    });
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

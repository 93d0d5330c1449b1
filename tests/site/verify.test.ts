import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tools/project-copy.ts';
import { compare, type Comparison } from '../../tools/verify/compare.ts';
import { summary } from '../../tools/verify/summary.ts';
import { builtPages, siteFolder } from '../support/built-site.ts';
import { startStaticServer, type StaticServer } from '../../tools/static-server.ts';

/** Answers a request in place of the site and returns true, or leaves it to the site. */
type Fault = (request: IncomingMessage, response: ServerResponse) => boolean;

const answering =
  (path: string, status: number, body = ''): Fault =>
  (request, response) => {
    if (request.url !== path) return false;
    response.writeHead(status).end(body);
    return true;
  };

let site: StaticServer;
const mirror = temporaryFolder('mirror');

beforeAll(async () => {
  site = await startStaticServer({ folder: siteFolder });
});

afterAll(async () => {
  await site.close();
  rmSync(mirror, { recursive: true, force: true });
});

/** Compares the built site, served with one fault or without some headers, with the fingerprints of its build. */
async function compareWith(fault: Fault, dropped: readonly string[] = []): Promise<Comparison> {
  const front = createServer((request, response) => {
    if (fault(request, response)) return;
    void fetch(`${site.origin}${request.url ?? '/'}`).then(async (answer) => {
      const headers = Object.fromEntries(
        [...answer.headers].filter(([name]) => name !== 'transfer-encoding' && !dropped.includes(name)),
      );
      response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
    });
  }).listen(0, '127.0.0.1');
  await once(front, 'listening');
  const origin = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  try {
    return await compare({ site: { origin, base: '' }, mirror });
  } finally {
    front.close();
    front.closeAllConnections();
  }
}

const faults: readonly [fault: Fault, at: string, what: RegExp][] = [
  [answering('/histoire', 404), '/histoire', /^answers with status 404$/],
  [answering('/fr/', 200, '<!doctype html>'), '/fr/', /^is not the file of this build$/],
  [answering('/robots.txt', 200, 'User-agent: *'), '/robots.txt', /^is not the file of this build$/],
  [answering('/', 200, 'Welcome'), '/', /^does not lead to the home page$/],
  [answering('/no-page-has-this-address', 200), 'an unknown address', /^answers with status 200$/],
  [
    (request, response) => {
      if (request.url === '/millesimes') response.destroy();
      return request.url === '/millesimes';
    },
    '/millesimes',
    /^does not answer: /,
  ],
];

describe('npm run verify', () => {
  it('finds no fault in a site that answers as it was built', async () => {
    const { faults, notes, addresses, checks } = await compareWith(() => false);
    expect({ faults, notes }).toEqual({ faults: [], notes: [] });
    expect(checks.filter(({ right, of }) => right !== of)).toEqual([]);
    expect(checks.reduce((sum, { of }) => sum + of, 0)).toBe(addresses);
    expect(addresses).toBeGreaterThan(builtPages.length * 2);
  });

  it('finds no fault in a host that answers folders without a page with status 404, as our rules do', async () => {
    const { faults: found } = await compareWith(
      (request, response) =>
        /^\/(?:vineyard|data|_astro)\/$/.test(request.url ?? '') &&
        answering(request.url ?? '', 404)(request, response),
    );
    expect(found).toEqual([]);
  });

  it('finds lost and changed pages, changed files, a wrong root, wrong answers and a broken line, and notes lost headers', async () => {
    const found = await compareWith(
      (request, response) => faults.some(([fault]) => fault(request, response)),
      ['x-frame-options'],
    );
    const expected = faults.map(([, at, what]) => ({ at, what: expect.stringMatching(what) as string }));
    expect(found.faults).toEqual(expect.arrayContaining(expected));
    expect(found.faults).toHaveLength(faults.length);
    expect(found.notes).toEqual([expect.objectContaining({ at: 'X-Frame-Options' })]);
    const screen = summary('https://example.org', found);
    expect(screen.filter((line) => line.includes('WRONG'))).toHaveLength(4);
  });

  it('says in one screen what is wrong with a site that is all wrong', () => {
    const many = Array.from({ length: 400 }, (_, number) => [
      { at: `/${number}`, what: 'answers with status 404' },
      { at: `/${number}`, what: 'is not the file of this build' },
    ]).flat();
    const headers = ['X-Frame-Options', 'Referrer-Policy'].map((at) => ({ at, what: 'is missing' }));
    const checks = [{ name: 'pages', right: 0, of: 800 }];
    const screen = summary('https://example.org', { faults: many, notes: headers, addresses: 802, checks });
    expect(screen.length).toBeLessThan(24);
    expect(screen).toContain('  fault  answers with status 404: /0, /1, /2, and 397 more');
    expect(screen).toContain('  fault  is not the file of this build: /0, /1, /2, and 397 more');
    expect(screen).toContain('  note   is missing: X-Frame-Options, Referrer-Policy');
  });

  it('says what to do where no list of fingerprints is', async () => {
    await expect(compareWith(answering('/fingerprints.json', 404))).rejects.toThrow('name the folder of the build');
  });
});

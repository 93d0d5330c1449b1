import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import { grandCruSlugs } from '#collections/slugs.ts';
import { allPages } from '#routing/paths.ts';
import type { Finding } from '../../tools/verify/finding.ts';
import { report } from '../../tools/verify/report.ts';
import { verify } from '../../tools/verify/run.ts';
import { startFaulty, type Fault } from './support/faulty.ts';
import type { BuiltSite } from './support/prepare.ts';
import { freePort } from './support/program.ts';
import { realServers } from './support/real-servers.ts';

const sites = inject('sites');
const [site] = sites;
const program = fileURLToPath(new URL('../../tools/verify/verify.ts', import.meta.url));
const content = fileURLToPath(new URL('../../content', import.meta.url));

interface Run {
  readonly code: number;
  readonly output: string;
}

/** Runs the command as a deployer does. */
function command(...args: readonly string[]): Promise<Run> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: `${stdout}${stderr}` });
    });
  });
}

/** What is found wrong with a site that has one fault, as messages of failures, each once. */
async function failuresOf({ origin, base }: BuiltSite, timeoutMs = 15_000): Promise<string[]> {
  const results = await verify({
    siteAddress: { origin, base },
    pages: allPages(grandCruSlugs(content)),
    dist: undefined,
    timeoutMs,
    concurrency: 6,
    progress: () => undefined,
  });
  const failures = results.flatMap(({ findings }) => findings).filter(isFailure);
  return [...new Set(failures.map(({ message }) => message))].sort();
}

function isFailure({ severity }: Finding): boolean {
  return severity === 'failure';
}

describe.each(sites)('a site under "$base" that is served rightly', (built) => {
  const ours = realServers(inject('servers')).filter((host) => host.abilities(built).rules);

  it.each(ours)('passes without a warning on $name', async (host) => {
    const running = await host.start(built, built.port);
    try {
      const run = await command(`${built.origin}${built.base}`, '--strict', '--dist', built.dist);
      expect(run).toEqual({ code: 0, output: expect.stringContaining('Verified: 0 failures, 0 warnings') as string });
    } finally {
      await running.stop();
    }
  });

  it('passes on a server that sends no headers of ours, with warnings that say so', async () => {
    const running = await startFaulty(built, () => false);
    try {
      const { code, output } = await command(`${built.origin}${built.base}/`);
      expect(code).toBe(0);
      expect(output).toContain('X-Frame-Options is not sent');
      expect((await command(`${built.origin}${built.base}`, '--strict')).code).toBe(1);
    } finally {
      await running.stop();
    }
  });
});

const FAULTS: readonly { readonly name: string; readonly fault: Fault; readonly failures: readonly string[] }[] = [
  {
    name: 'answers every unknown address with a page',
    fault: (reply) => {
      if (reply.status === 404) reply.status = 200;
      return false;
    },
    failures: ['an unknown address answers with status 200 instead of 404'],
  },
  {
    name: 'has lost a page',
    fault: (reply) => {
      if (reply.path === '/histoire') reply.status = 404;
      return false;
    },
    failures: ['answers with status 404 instead of 200'],
  },
  {
    name: 'writes something of its own into pages',
    fault: (reply) => {
      if (reply.path === '/fr')
        reply.body = Buffer.from(reply.body.toString().replace('</body>', '<!-- banner --></body>'));
      return false;
    },
    failures: ['is not the page that was built: an old upload, or a host that rewrites pages'],
  },
  {
    name: 'sends pages as text',
    fault: (reply) => {
      if (reply.path === '/fr/') reply.headers['content-type'] = 'text/plain';
      return false;
    },
    failures: ['is sent as text/plain instead of text/html'],
  },
  {
    name: 'sends scripts as text',
    fault: (reply) => {
      if (reply.path.endsWith('.js')) reply.headers['content-type'] = 'text/plain';
      return false;
    },
    failures: ['is sent as text/plain instead of text/javascript'],
  },
  {
    name: 'has cut a picture short',
    fault: (reply) => {
      if (reply.path === '/uploads/plates/bunch-480.avif') reply.body = reply.body.subarray(0, 1000);
      return false;
    },
    failures: ['is not the file that was built'],
  },
  {
    name: 'sends the policy of another build',
    fault: (reply) => {
      reply.headers['content-security-policy'] = "default-src 'none'; script-src 'self' 'sha256-b3RoZXI='";
      return false;
    },
    failures: ['Content-Security-Policy stops the page’s own code: it belongs to another build'],
  },
  {
    name: 'leads from the root to somewhere else',
    fault: (reply, response) => {
      if (reply.path !== '/') return false;
      response.writeHead(301, { Location: '/welcome' }).end();
      return true;
    },
    failures: [`leads to ${site?.origin ?? ''}/welcome instead of /en`],
  },
  {
    name: 'sends a page round in circles',
    fault: (reply, response) => {
      if (!reply.path.startsWith('/vignobles')) return false;
      response.writeHead(302, { Location: reply.path }).end();
      return true;
    },
    failures: ['answers with status 302 instead of 200'],
  },
  {
    name: 'has an old sitemap',
    fault: (reply) => {
      if (reply.path === '/sitemap.xml')
        reply.body = Buffer.from(reply.body.toString().replaceAll('/histoire', '/history'));
      return false;
    },
    failures: [
      `does not follow the route table: 1 addresses are missing, such as ${site?.origin ?? ''}/histoire`,
      'is not the file that was built',
    ],
  },
  {
    name: 'lists the files of a folder',
    fault: (reply) => {
      if (reply.path === '/vineyard/') reply.body = Buffer.from('<h1>Index of /vineyard/</h1>');
      return false;
    },
    failures: ['lists its files: turn directory listings off'],
  },
  {
    name: 'has no list of fingerprints',
    fault: (reply) => {
      if (reply.path === '/fingerprints.json') reply.status = 404;
      return false;
    },
    failures: ['is missing, so files cannot be compared: upload it, or name the build with --dist'],
  },
  {
    name: 'ends a connection in the middle',
    fault: (reply, response) => {
      if (reply.path !== '/millesimes') return false;
      response.destroy();
      return true;
    },
    failures: [`127.0.0.1:${site?.port ?? 0} ended the connection in the middle`],
  },
];

describe('a site that', () => {
  it.each(FAULTS)('$name is found out, and nothing else is blamed', async ({ fault, failures }) => {
    if (site === undefined) throw new Error('No site was built.');
    const running = await startFaulty(site, fault);
    try {
      expect(await failuresOf(site)).toEqual(failures);
    } finally {
      await running.stop();
    }
  });

  it('never answers for one page is found out, by the time given', async () => {
    if (site === undefined) throw new Error('No site was built.');
    const running = await startFaulty(site, ({ path }) => path === '/philosophie');
    try {
      expect(await failuresOf(site, 2_000)).toEqual([`127.0.0.1:${site.port} did not answer in full within 2 s`]);
    } finally {
      await running.stop();
    }
  });

  it('is another build than the one compared with is found out', async () => {
    const [one, other] = sites;
    if (one === undefined || other === undefined) throw new Error('No sites were built.');
    const running = await startFaulty(one, () => false);
    try {
      const { code, output } = await command(one.origin, '--dist', other.dist);
      expect(code).toBe(1);
      expect(output).toContain('the live site is another build');
    } finally {
      await running.stop();
    }
  });

  it('refuses the connection gives one line and exit code 2', async () => {
    const { code, output } = await command(`http://127.0.0.1:${await freePort()}`);
    expect([code, output.trim().split('\n').length]).toEqual([2, 1]);
    expect(output).toContain('refuses the connection');
  });
});

describe('the command', () => {
  it.each([[[]], [['not an address']], [['http://one.example', 'http://two.example']]])(
    'says how it is used when it is called with %j',
    async (args) => {
      const { code, output } = await command(...args);
      expect(code).toBe(2);
      expect(output).toContain('npm run verify -- <address>');
    },
  );

  it('names an option that makes no sense', async () => {
    const { code, output } = await command('http://127.0.0.1', '--timeout', 'soon');
    expect([code, output]).toEqual([2, expect.stringContaining('--timeout is "soon"')]);
  });
});

describe('the report', () => {
  it('names each thing once, with the first addresses and how many more', () => {
    const results = ['/a', '/b', '/c', '/d'].map((address) => ({
      check: { areas: ['pages'] as const, address },
      findings: [{ area: 'pages', severity: 'failure', message: 'is gone' } as const],
    }));
    const { text, failures, warnings } = report(results);
    expect([failures, warnings]).toEqual([4, 0]);
    expect(text).toContain('failure in pages: is gone\n    /a\n    /b\n    and 2 more');
    expect(text).toMatch(/^pages +4 +4 +0$/m);
  });
});

import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { defaultLocale } from '#language/locales.ts';
import { pathTo } from '#routes/paths.ts';
import { hostRules } from '#build/host-files/rules.ts';
import {
  assetFiles,
  foldersWithoutPage,
  hostilePaths,
  pageFile,
  pagePaths,
  UNKNOWN_PATHS,
} from './support/addresses.ts';
import { arrive, ask, expectNoFaults, redirectTarget, summary, type Answer } from './support/ask.ts';
import { SECRET, SECURITY_TXT, type HostedSite } from './support/prepare.ts';
import type { RunningHost } from './support/program.ts';
import { installedHosts, type Host } from './support/servers.ts';

/** Types without which a browser refuses a file. */
const NEEDED_TYPES: Readonly<Record<string, RegExp>> = {
  '.html': /^text\/html/,
  '.css': /^text\/css/,
  '.js': /^(text|application)\/javascript/,
  '.svg': /^image\/svg\+xml/,
  '.webp': /^image\/webp/,
};

const LISTING = /Index of|Directory listing|Files within/i;

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync };
const ENDING = { br: '.br', gzip: '.gz' };

/** A closed connection is a fair answer to nonsense: undefined. */
function ignoreReset(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ECONNRESET') return undefined;
  throw error;
}

/** Undefined for an answer of the wanted status, else what came. */
function unless(status: number, answer: Answer): string | undefined {
  return answer.status === status ? undefined : summary(answer);
}

for (const host of installedHosts()) {
  for (const site of inject('sites')) {
    describe(`${host.name}, at ${site.base || '/'}`, () => {
      let running: RunningHost | undefined;
      const origin = (): string => running?.origin ?? 'http://not.started.invalid';
      beforeAll(async () => {
        running = await host.start(site);
      });
      afterAll(() => running?.stop());

      testPages(site, origin);
      testHostileRequests(site, origin);
      testHost(host, site, origin);
      if (host.configured) testOurRules(site, origin);
    });
  }
}

function testPages({ base, dist }: HostedSite, origin: () => string): void {
  it.each(['', '/'])('answers every page of the route table with its own file, with "%s" at the end', async (end) => {
    await expectNoFaults(pagePaths, async (path) => {
      const answer = await arrive(origin(), `${base}${path}${end}`);
      const right = answer.status === 200 && answer.body.equals(pageFile(dist, path));
      const typed = answer.headers['content-type']?.startsWith('text/html') === true;
      return right && typed && answer.way.length <= 2 ? undefined : `${answer.way.join(' → ')} ${summary(answer)}`;
    });
  });

  it('answers a page when a query follows and when letters are percent-encoded', async () => {
    await expectNoFaults(['/en?from=mail', '/%65n', '/histo%69re'], async (path) => {
      const answer = await arrive(origin(), `${base}${path}`);
      const page = decodeURIComponent(path.split('?', 1)[0] ?? path);
      return answer.body.equals(pageFile(dist, page)) ? undefined : summary(answer);
    });
  });

  it('answers every file that pages refer to, whole and with a type that browsers accept', async () => {
    await expectNoFaults(await assetFiles(dist), async (file) => {
      const answer = await ask(origin(), `${base}/${file}`);
      const type = NEEDED_TYPES[extname(file)];
      const typed = type === undefined || type.test(answer.headers['content-type'] ?? '');
      return typed && answer.body.equals(readFileSync(join(dist, file))) ? undefined : summary(answer);
    });
  });

  it('leads from the root to the home page, by a redirect or by a page that goes there', async () => {
    const home = `${base}${pathTo({ id: 'home' }, defaultLocale)}`;
    const answer = await arrive(origin(), `${base}/`);
    const redirected = answer.way.at(-1)?.replace(/\/$/, '') === home;
    const refreshes = answer.body.toString().includes(`content="0; url=${home}"`);
    expect({ status: answer.status, leadsHome: redirected || refreshes }).toEqual({ status: 200, leadsHome: true });
  });

  it('answers unknown addresses with status 404 and lists the files of no folder', async () => {
    await expectNoFaults(UNKNOWN_PATHS, async (path) => unless(404, await arrive(origin(), `${base}${path}`)));
    await expectNoFaults(await foldersWithoutPage(dist), async (path) => {
      const answer = await arrive(origin(), `${base}${path}`);
      const text = answer.body.toString();
      const closed = [403, 404].includes(answer.status) || text.includes('<meta name="robots" content="noindex"/>');
      return closed && !LISTING.test(text) ? undefined : summary(answer);
    });
  });
}

function testHostileRequests({ base, dist }: HostedSite, origin: () => string): void {
  it('gives away nothing outside the web root, leads nobody off the host, and still answers', async () => {
    await expectNoFaults(hostilePaths(base), async (path) => {
      const answer = await ask(origin(), path).catch(ignoreReset);
      if (answer === undefined) return undefined;
      redirectTarget(origin(), path, answer);
      if (answer.body.includes(SECRET)) return 'showed the secret';
      return answer.headers['x-injected'] === undefined ? undefined : 'let a header in';
    });
    expect((await arrive(origin(), `${base}/fr`)).body.equals(pageFile(dist, '/fr'))).toBe(true);
  });
}

function testHost({ direct, notFoundPage, codings }: Host, { base, dist }: HostedSite, origin: () => string): void {
  if (direct) {
    it('answers every page at its canonical address, without a redirect', async () => {
      await expectNoFaults(pagePaths, async (path) => unless(200, await ask(origin(), `${base}${path}`)));
    });
  }

  if (notFoundPage === 'everywhere' || (notFoundPage === 'at the top' && base === '')) {
    it('shows the not-found page of the site at unknown addresses', async () => {
      const page = readFileSync(join(dist, '404.html'));
      await expectNoFaults(UNKNOWN_PATHS, async (path) => {
        const answer = await arrive(origin(), `${base}${path}`);
        return answer.body.equals(page) ? undefined : summary(answer);
      });
    });
  }

  it.each(codings)('sends what the build compressed with %s to those who accept it', async (coding) => {
    const paths = ['/en', '/vineyard/musigny/en/', '/histoire', '/sitemap.xml', '/favicon.svg'];
    await expectNoFaults(paths, async (path) => {
      const file = extname(path) === '' ? join(path, 'index.html') : path;
      const packed = await ask(origin(), `${base}${path}`, { 'Accept-Encoding': coding });
      const plain = await ask(origin(), `${base}${path}`);
      const isOurs = packed.body.equals(readFileSync(join(dist, `${file}${ENDING[coding]}`)));
      const reads = isOurs && UNPACK[coding](packed.body).equals(plain.body);
      const named = packed.headers['content-encoding'] === coding && /accept-encoding/i.test(packed.headers.vary ?? '');
      const typed = packed.headers['content-type'] === plain.headers['content-type'];
      return reads && named && typed ? undefined : `${summary(packed)} ${JSON.stringify(packed.headers)}`;
    });
  });
}

function testOurRules({ base, dist }: HostedSite, origin: () => string): void {
  const rules = hostRules({ base, origin: '', contact: undefined, buildDate: '' }, '', []);

  it('redirects the root with status 301', async () => {
    const answer = await ask(origin(), `${base}/`);
    expect([answer.status, redirectTarget(origin(), `${base}/`, answer)]).toEqual([301, rules.home]);
  });

  it('answers every page with a slash at the end without a redirect', async () => {
    await expectNoFaults(pagePaths, async (path) => unless(200, await ask(origin(), `${base}${path}/`)));
  });

  it('sends every policy once, with pages, files and errors', async () => {
    const meta = /http-equiv="content-security-policy" content="([^"]+)"/.exec(String(pageFile(dist, '/en')));
    const hashes = meta?.[1]?.match(/'sha256-[^']+'/g) ?? [];
    expect(hashes).not.toEqual([]);
    await expectNoFaults(['/en', '/fr/', '/favicon.svg', '/unknown'], async (path) => {
      const { headers } = await arrive(origin(), `${base}${path}`);
      const differing = rules.headers
        .filter(({ name, value }) => name !== 'Content-Security-Policy' && headers[name.toLowerCase()] !== value)
        .map(({ name }) => name);
      const policy = String(headers['content-security-policy']);
      const allows = hashes.every((hash) => policy.includes(hash)) && policy.endsWith("frame-ancestors 'none'");
      return differing.length === 0 && allows ? undefined : `${differing.join(', ')} ${policy}`;
    });
  });

  it('says how long each kind of file may be kept, and never lets an error be kept', async () => {
    const files = await assetFiles(dist);
    await expectNoFaults(rules.caching.folders, async ({ folder, value }) => {
      const file = files.find((name) => `/${name}`.startsWith(folder)) ?? 'none';
      const { headers } = await ask(origin(), `${base}/${file}`);
      return headers['cache-control'] === value ? undefined : `${file} ${headers['cache-control']}`;
    });
    // The service worker is named by no hash, so it may be kept no longer than a page.
    await expectNoFaults(['/en', '/service-worker.js', '/offline.json'], async (path) => {
      const value = (await ask(origin(), `${base}${path}`)).headers['cache-control'];
      return value === rules.caching.pages ? undefined : `${path} ${value}`;
    });
    await expectNoFaults(['/_astro/none.js', '/uploads/none.avif', '/unknown', '/vineyard/'], async (path) => {
      const value = (await ask(origin(), `${base}${path}`)).headers['cache-control'] ?? 'no-cache';
      return value === 'no-cache' ? undefined : value;
    });
  });

  it('answers folders that are no page, and files for hosts, with status 404', async () => {
    const hidden = ['/_headers', '/_redirects', '/.nojekyll', '/.hosts/nginx.conf', '/.hosts/', '/vercel.json'];
    const paths = [...(await foldersWithoutPage(dist)), ...hidden];
    await expectNoFaults(paths, async (path) => unless(404, await ask(origin(), `${base}${path}`)));
    expect((await ask(origin(), `${base}/.htaccess`)).status).toBeOneOf([403, 404]);
    expect((await ask(origin(), `${base}/${SECURITY_TXT}`)).status).toBe(200);
  });

  it('gives every file the type of its format', async () => {
    await expectNoFaults(await assetFiles(dist), async (file) => {
      const type = (await ask(origin(), `${base}/${file}`)).headers['content-type'] ?? 'none';
      return type.split(';', 1)[0] === rules.contentTypes[extname(file).slice(1)] ? undefined : type;
    });
  });
}

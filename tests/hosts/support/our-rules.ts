import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { hostRules, type HostRules } from '../../../tools/builder/host-files/rules.ts';
import { assetFiles, deadFolders, pageFile, pagePaths, UNKNOWN_PATHS } from './addresses.ts';
import { arrive, ask, redirectTarget } from './ask.ts';
import { complaints, told, type Origin } from './complaints.ts';
import type { BuiltSite } from './prepare.ts';

/** The rules a site was built with, but for its policy, which its pages tell. */
function rulesOf({ base, origin }: BuiltSite): HostRules {
  return hostRules({ base, origin, contact: undefined, buildDate: '2026-01-01' }, '', []);
}

export function askForOurNotFoundPage({ base, dist }: BuiltSite, origin: Origin): void {
  it('shows the not-found page of the site at unknown addresses', async () => {
    const page = await readFile(join(dist, '404.html'));
    const wrong = await complaints(UNKNOWN_PATHS, async (path) => {
      const answer = await arrive(origin(), `${base}${path}`);
      return answer.status === 404 && answer.body.equals(page) ? undefined : told(answer);
    });
    expect(wrong).toEqual([]);
  });
}

export function askForDirectAnswers({ base }: BuiltSite, origin: Origin): void {
  it('answers every page at its canonical address, without a redirect', async () => {
    const wrong = await complaints(pagePaths, async (path) => {
      const answer = await ask(origin(), `${base}${path}`);
      return answer.status === 200 ? undefined : told(answer);
    });
    expect(wrong).toEqual([]);
  });
}

export function askForRootRedirect(site: BuiltSite, origin: Origin): void {
  it('redirects the root with status 301', async () => {
    const root = `${site.base}/`;
    const answer = await ask(origin(), root);
    expect([answer.status, redirectTarget(origin(), root, answer)]).toEqual([301, rulesOf(site).home]);
  });
}

export function askForOurHeaders(site: BuiltSite, origin: Origin): void {
  const { base, dist } = site;
  const rules = rulesOf(site);

  it('sends every policy once, with pages, files and errors', async () => {
    const meta = /http-equiv="content-security-policy" content="([^"]+)"/.exec(String(await pageFile(dist, '/en')));
    const hashes = meta?.[1]?.match(/'sha256-[^']+'/g) ?? [];
    expect(hashes).not.toEqual([]);
    const wrong = await complaints(['/en', '/fr/', '/favicon.svg', '/unknown'], async (path) => {
      const { headers } = await arrive(origin(), `${base}${path}`);
      const differing = rules.headers
        .filter(({ name, value }) => name !== 'Content-Security-Policy' && headers[name.toLowerCase()] !== value)
        .map(({ name }) => name);
      const policy = String(headers['content-security-policy']);
      const allows = hashes.every((hash) => policy.includes(hash)) && policy.endsWith("frame-ancestors 'none'");
      return differing.length === 0 && allows && !policy.includes('unsafe')
        ? undefined
        : `${differing.join(', ')} ${policy}`;
    });
    expect(wrong).toEqual([]);
  });

  it('says how long each kind of file may be kept', async () => {
    const files = await assetFiles(dist);
    const wrong = await complaints(rules.caching.folders, async ({ folder, value }) => {
      const file = files.find((name) => `/${name}`.startsWith(folder)) ?? 'none';
      const { headers } = await ask(origin(), `${base}/${file}`);
      return headers['cache-control'] === value ? undefined : `${file} ${headers['cache-control']}`;
    });
    expect(wrong).toEqual([]);
    const page = await arrive(origin(), `${base}/en`);
    expect(page.headers['cache-control'] ?? rules.caching.pages).toBe(rules.caching.pages);
  });
}

export function askForOurRules(site: BuiltSite, origin: Origin): void {
  const { base, dist } = site;
  const rules = rulesOf(site);

  it('answers every page with a slash at the end as well, without a redirect', async () => {
    const wrong = await complaints(pagePaths, async (path) => {
      const answer = await ask(origin(), `${base}${path}/`);
      return answer.status === 200 ? undefined : told(answer);
    });
    expect(wrong).toEqual([]);
  });

  it('answers folders that are no page, and files for hosts, with status 404', async () => {
    const hidden = ['/_headers', '/_redirects', '/.nojekyll', '/.hosts/nginx.conf', '/.hosts/', '/vercel.json'];
    const wrong = await complaints([...(await deadFolders(dist)), ...hidden], async (path) => {
      const answer = await ask(origin(), `${base}${path}`);
      return answer.status === 404 ? undefined : told(answer);
    });
    expect(wrong).toEqual([]);
    expect((await ask(origin(), `${base}/.htaccess`)).status).toBeOneOf([403, 404]);
  });

  it('never lets an error be kept', async () => {
    const wrong = await complaints(
      ['/_astro/none.js', '/uploads/none.avif', '/unknown', '/vineyard/'],
      async (path) => {
        const { headers } = await ask(origin(), `${base}${path}`);
        const kept = headers['cache-control'] ?? 'no-cache';
        return kept === 'no-cache' ? undefined : kept;
      },
    );
    expect(wrong).toEqual([]);
  });

  it('gives every file the type of its format', async () => {
    const wrong = await complaints(await assetFiles(dist), async (file) => {
      const type = (await ask(origin(), `${base}/${file}`)).headers['content-type'] ?? 'none';
      return type.split(';', 1)[0] === rules.contentTypes[extname(file).slice(1)] ? undefined : type;
    });
    expect(wrong).toEqual([]);
  });

  it('shows the contact of security.txt where the domain is its own', async () => {
    const answer = await ask(origin(), `${base}/.well-known/security.txt`);
    expect([answer.status, answer.body.includes('Contact: mailto:')]).toEqual(base === '' ? [200, true] : [404, false]);
  });
}

const CODINGS = {
  br: { ending: '.br', unpack: brotliDecompressSync },
  gzip: { ending: '.gz', unpack: gunzipSync },
} as const;

export function askForCompression(
  { base, dist }: BuiltSite,
  origin: Origin,
  codings: readonly ('br' | 'gzip')[],
): void {
  it.each(codings)('sends what the build compressed with %s to those who accept it', async (coding) => {
    const { ending, unpack } = CODINGS[coding];
    const paths = ['/en', '/vineyard/musigny/en/', '/histoire', '/sitemap.xml', '/favicon.svg'];
    const wrong = await complaints(paths, async (path) => {
      const file = extname(path) === '' ? join(path, 'index.html') : path;
      const packed = await ask(origin(), `${base}${path}`, { 'Accept-Encoding': coding });
      const plain = await ask(origin(), `${base}${path}`);
      const isOurs = packed.body.equals(await readFile(join(dist, `${file}${ending}`)));
      const reads = isOurs && unpack(packed.body).equals(plain.body);
      const named = packed.headers['content-encoding'] === coding && /accept-encoding/i.test(packed.headers.vary ?? '');
      const typed = packed.headers['content-type'] === plain.headers['content-type'];
      return reads && named && typed ? undefined : `${told(packed)} ${JSON.stringify(packed.headers)}`;
    });
    expect(wrong).toEqual([]);
  });
}

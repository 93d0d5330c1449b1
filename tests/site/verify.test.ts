import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tools/temporary-folder.ts';
import { compare, summary, type Comparison } from '../../tools/verify/compare.ts';
import { builtPages, siteFolder } from '../support/built-site.ts';
import { changingSite, type ChangingSite } from '../support/changing-site.ts';
import { startStaticServer, type StaticServer } from '../../tools/static-server.ts';

let site: StaticServer;
/** The same site on a host that answers otherwise to some paths, and sends no header but the policy. */
let broken: ChangingSite;
const mirror = temporaryFolder('mirror');

beforeAll(async () => {
  site = await startStaticServer({ folder: siteFolder });
  broken = await changingSite(site.origin);
});

afterAll(async () => {
  await broken.close();
  await site.close();
  rmSync(mirror, { recursive: true, force: true });
});

/** Compares a site with the fingerprints of its build. */
const compared = (origin: string): Promise<Comparison> => compare({ origin, base: '' }, mirror);

/** Compares the site of the broken host, when it answers so. */
function compareWith(instead: ChangingSite['instead']): Promise<Comparison> {
  broken.instead = instead;
  return compared(broken.origin);
}

/** What is wrong at a path, and what is said of it, there or elsewhere. */
const faults: Readonly<
  Record<string, readonly [answer: ReturnType<ChangingSite['instead']>, what: string, at?: string]>
> = {
  '/histoire': [{ status: 404 }, 'answers with status 404'],
  '/fr/': [{ status: 200, html: '<!doctype html>' }, 'is not the file of this build'],
  '/robots.txt': [{ status: 200, html: 'User-agent: *' }, 'is not the file of this build'],
  '/': [{ status: 200, html: 'Welcome' }, 'does not lead to the home page'],
  '/no-page-has-this-address': [{ status: 200 }, 'answers with status 200', 'an unknown address'],
  '/millesimes': ['broken', 'does not answer: '],
};

describe('npm run verify', () => {
  it('finds no fault in a site that answers as it was built', async () => {
    const { faults: found, notes, addresses } = await compared(site.origin);
    expect({ found, notes }).toEqual({ found: [], notes: [] });
    expect(addresses).toBeGreaterThan(builtPages.length * 2);
  });

  it('finds lost and changed pages, changed files, a wrong root, wrong answers and a broken line, and notes lost headers', async () => {
    // As our rules do with folders without a page, which is no fault.
    const isDead = (path: string): boolean => /^\/(?:vineyard|data|_astro)\/$/.test(path);
    const found = await compareWith((path) => faults[path]?.[0] ?? (isDead(path) ? { status: 404 } : undefined));
    for (const [path, [, what, at = path]] of Object.entries(faults))
      expect(found.faults).toContainEqual({ at, what: expect.stringContaining(what) as string });
    expect(found.faults).toHaveLength(Object.keys(faults).length);
    expect(found.notes).toContainEqual(expect.objectContaining({ at: 'X-Frame-Options' }));
  });

  it('says in one screen what is wrong with a site that is all wrong', () => {
    const many = Array.from({ length: 400 }, (_, number) => ({ at: `/${number}`, what: 'answers with status 404' }));
    const notes = ['X-Frame-Options', 'Referrer-Policy'].map((at) => ({ at, what: 'is missing' }));
    expect(summary('https://example.org', { faults: many, notes, addresses: 802 })).toEqual([
      'https://example.org: 402 of 802 addresses answer as they were built, 400 faults, 2 notes.',
      '  fault  answers with status 404: /0, /1, /2, and 397 more',
      '  note   is missing: X-Frame-Options, Referrer-Policy',
    ]);
  });

  it('says what to do where no list of fingerprints is', async () => {
    await expect(compareWith((path) => (path === '/fingerprints.json' ? { status: 404 } : undefined))).rejects.toThrow(
      'name the folder of the build',
    );
  });
});

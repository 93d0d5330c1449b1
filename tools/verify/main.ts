/**
 * `npm run verify -- https://example.org/estate [--dist dist]`: compares a live site with the fingerprints of its
 * build, then runs the tests of pages and links on what it answered, and the browser tests on the site itself.
 * Exit code 0: all is well, 1: faults, 2: it could not be asked at all.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { removeFolder, temporaryFolder } from '../temporary-folder.ts';
import { compare, summary } from './compare.ts';

const USAGE = `npm run verify -- <address> [--dist <folder>] [--quick]

  <address>        where the site is: https://example.org or https://example.org/estate
  --dist <folder>  compare with this build rather than with the live site's own fingerprints
  --quick          compare only; run no tests`;

/** Tests of the built site that read pages and the sitemap; those of a page have its path as their name. */
const SITE_TESTS = ['tests/site/links.', 'tests/site/pages.', 'tests/site/sitemap.', '--testNamePattern=^(/|sitemap)'];

const root = fileURLToPath(new URL('../..', import.meta.url));

async function verify(mirror: string): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { dist: { type: 'string' }, quick: { type: 'boolean', default: false } },
  });
  const [address = ''] = positionals;
  if (!URL.canParse(address)) throw new Error(USAGE);
  const { origin, pathname } = new URL(address);
  const base = pathname.replace(/\/+$/, '');
  const compared = await compare({ origin, base }, mirror, values.dist);
  console.log(summary(address, compared).join('\n'));
  if (compared.faults.length > 0 || values.quick) return compared.faults.length === 0;

  const [, day = ''] = /<lastmod>(.*?)<\/lastmod>/.exec(readFileSync(join(mirror, 'sitemap.xml'), 'utf8')) ?? [];
  const own = { BASE_URL: `${origin}${base}`, SITE_ORIGIN: origin, SITE_BASE: base, SITE_DIST: mirror };
  const env = { ...process.env, ...own, SOURCE_DATE_EPOCH: String(Date.parse(day) / 1000) };
  const run = (program: string, ...args: string[]): boolean =>
    spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], { cwd: root, env, stdio: 'inherit' })
      .status === 0;
  const links = run('vitest/vitest.mjs', 'run', '--project', 'site', ...SITE_TESTS);
  return run('playwright/cli.js', 'test') && links;
}

const mirror = temporaryFolder('live');
try {
  process.exitCode = (await verify(mirror)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
} finally {
  removeFolder(mirror);
}

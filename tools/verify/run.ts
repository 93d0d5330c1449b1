import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageRef } from '#routing/routes.ts';
import { absoluteUrl, type SiteAddress } from '#seo/address.ts';
import { FINGERPRINTS, type Fingerprints } from '../builder/fingerprints.ts';
import { hostRules } from '../builder/host-files/rules.ts';
import { inTurns } from '../in-turns.ts';
import { fileChecks } from './files.ts';
import { failure, type Check, type Result } from './finding.ts';
import { pageChecks } from './pages.ts';
import { siteChecks } from './site.ts';
import { Unreachable, visitor, type Visitor } from './visit.ts';

export interface VerifyOptions {
  readonly siteAddress: SiteAddress;
  /** The pages the site should have. */
  readonly pages: readonly PageRef[];
  /** Folder of a build to compare with; without it the live site's own list is used. */
  readonly dist: string | undefined;
  readonly timeoutMs: number;
  /** How many requests may be under way at once. */
  readonly concurrency: number;
  readonly progress: (done: number, all: number) => void;
}

/**
 * Checks every page, redirect, header, alternate and file of a live site, and its sitemap.
 * Throws `Unreachable` when it cannot even be asked for its list of files.
 */
export async function verify(options: VerifyOptions): Promise<Result[]> {
  const { siteAddress, pages } = options;
  const visit = visitor(options.timeoutMs);
  const { fingerprints, result } = await readFingerprints(options, visit);
  const rules = hostRules({ ...siteAddress, contact: undefined, buildDate: '' }, '', []);
  const headers = rules.headers.filter(({ name }) => name !== 'Content-Security-Policy');
  const checks = [
    ...siteChecks(siteAddress, pages, fingerprints, visit),
    ...pageChecks({ siteAddress, pages, fingerprints, headers }, visit),
    ...fileChecks(siteAddress, fingerprints, rules, visit),
  ];
  return [result, ...(await runAll(checks, options))];
}

/** The list of what the site should consist of, and whether the live site's list is the same. */
async function readFingerprints(
  { siteAddress, dist }: VerifyOptions,
  visit: Visitor,
): Promise<{ fingerprints: Fingerprints; result: Result }> {
  const address = absoluteUrl(siteAddress, `/${FINGERPRINTS}`);
  const check: Result['check'] = { areas: ['files'], address };
  const answer = await visit(address);
  const live = answer.status === 200 ? parse(answer.body.toString()) : undefined;
  if (dist === undefined) {
    const missing = failure(
      'files',
      'is missing, so files cannot be compared: upload it, or name the build with --dist',
    );
    return { fingerprints: live ?? {}, result: { check, findings: live === undefined ? [missing] : [] } };
  }
  const built = parse(await readFile(join(dist, FINGERPRINTS), 'utf8')) ?? {};
  const same = JSON.stringify(built) === JSON.stringify(live);
  const other = failure('files', `is not that of ${dist}: the live site is another build`);
  return { fingerprints: built, result: { check, findings: same ? [] : [other] } };
}

/** `{"en/index.html": "9f86d0…"}`; undefined for anything else, such as a page shown for every address. */
function parse(text: string): Fingerprints | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const entries = Object.entries(value);
    if (!entries.every((entry): entry is [string, string] => typeof entry[1] === 'string')) return undefined;
    return Object.fromEntries(entries);
  } catch {
    return undefined;
  }
}

/** Runs all checks and keeps their order. */
function runAll(
  checks: readonly Check[],
  { concurrency, progress }: Pick<VerifyOptions, 'concurrency' | 'progress'>,
): Promise<Result[]> {
  let done = 0;
  return inTurns(checks, concurrency, async (check) => {
    const findings = await check.run().catch((error: unknown) => unreachable(check, error));
    done += 1;
    progress(done, checks.length);
    return { check, findings };
  });
}

function unreachable({ areas }: Check, error: unknown): Result['findings'] {
  if (error instanceof Unreachable) return [failure(areas[0], error.message)];
  throw error;
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { defaultLocale } from '#language/locales.ts';
import { pathTo } from '#routes/paths.ts';
import { absoluteUrl, type SiteAddress } from '#routes/address.ts';
import { fingerprint, FINGERPRINTS, type Fingerprints } from '#build/fingerprints.ts';
import { hostRules, isPublic } from '#build/host-files/rules.ts';
import { inTurns } from '../in-turns.ts';

const UNKNOWN_PATH = '/no-page-has-this-address';
const NOT_FOUND_PAGE = '404.html';
const INDEX = 'index.html';
const HOME = pathTo({ id: 'home' }, defaultLocale);
/** The root and the error pages, which hosts answer in ways of their own, and compressed files. */
const NOT_ASKED = /^(?:index|404|500)\.html$|\.(?:br|gz)$/;
const REQUESTS_AT_ONCE = 6;
const TIMEOUT_MS = 15_000;

/** One kind of thing that was asked, and how much of it is right. */
interface Check {
  readonly name: string;
  readonly right: number;
  readonly of: number;
}

/** What is wrong with an address or a header. Findings of one kind say the same in `what`. */
export interface Finding {
  readonly at: string;
  readonly what: string;
}

/** What a comparison found. Faults break the site for somebody; notes are what many hosts cannot do better. */
export interface Comparison {
  readonly faults: readonly Finding[];
  readonly notes: readonly Finding[];
  /** How many addresses were asked for. */
  readonly addresses: number;
  readonly checks: readonly Check[];
}

export interface ComparedSite {
  readonly site: SiteAddress;
  /** Folder of a build to compare with; without it the live site's own list of fingerprints is used. */
  readonly dist?: string | undefined;
  /** Folder into which pages and files are written as they answer: `/en` as `en.html`, `/en/` as `en/index.html`. */
  readonly mirror: string;
}

/**
 * Asks a live site for every page, with and without a slash at the end, every other public file, its root and
 * an unknown address, and compares the bytes with the fingerprints of the build. Throws an Error when the site
 * does not answer at all or no list of fingerprints is there.
 */
export async function compare({ site, dist, mirror }: ComparedSite): Promise<Comparison> {
  const fingerprints = await readFingerprints(site, dist);
  const files = Object.keys(fingerprints).filter(
    (file) => isPublic(file) && !NOT_ASKED.test(file) && !isFolderPage(file, fingerprints),
  );
  const faults: Finding[] = [];
  const notes: Finding[] = [];
  const right: string[] = [];
  const ask = (at: string): Promise<Answer | undefined> =>
    answerOf(absoluteUrl(site, at)).catch((error: unknown) => {
      faults.push({ at, what: `does not answer: ${reason(error)}` });
      return undefined;
    });

  await inTurns(files, REQUESTS_AT_ONCE, async (file) => {
    const at = `/${file.replace(/(?<=\/)index\.html$|\.html$/, '')}`;
    const answer = await ask(at);
    if (!answer) return;
    if (answer.status !== 200) faults.push({ at, what: `answers with status ${answer.status}` });
    else if (fingerprint(answer.body) !== fingerprints[file])
      faults.push({ at, what: 'is not the file of this build' });
    else right.push(file);
    await mkdir(dirname(join(mirror, file)), { recursive: true });
    await writeFile(join(mirror, file), answer.body);
    if (at === HOME) notes.push(...missingHeaders(site, answer.headers));
  });

  const unknown = await ask(UNKNOWN_PATH);
  const isRefused = unknown?.status === 404;
  if (unknown && !isRefused) faults.push({ at: 'an unknown address', what: `answers with status ${unknown.status}` });
  if (isRefused && fingerprint(unknown.body) !== fingerprints[NOT_FOUND_PAGE])
    notes.push({ at: 'an unknown address', what: 'shows a page of the host' });
  const root = await ask('/');
  const homes = [fingerprints[`${HOME.slice(1)}.html`], fingerprints[INDEX]];
  const leadsHome = root !== undefined && homes.includes(fingerprint(root.body));
  if (root && !leadsHome) faults.push({ at: '/', what: 'does not lead to the home page' });

  const pages = files.filter((file) => file.endsWith('.html'));
  const rightPages = right.filter((file) => file.endsWith('.html'));
  const checks = [
    { name: 'pages, with and without a slash', right: rightPages.length, of: pages.length },
    { name: 'other files', right: right.length - rightPages.length, of: files.length - pages.length },
    { name: 'an unknown address answers 404', right: Number(isRefused), of: 1 },
    { name: 'the root leads to the home page', right: Number(leadsHome), of: 1 },
  ];
  return { faults, notes, addresses: files.length + 2, checks };
}

/** Whether a file is what a folder without a page holds, which hosts with our rules answer with 404: a page has its twin. */
function isFolderPage(file: string, fingerprints: Fingerprints): boolean {
  return file.endsWith(`/${INDEX}`) && fingerprints[file.replace(`/${INDEX}`, '.html')] === undefined;
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

async function answerOf(address: string): Promise<Answer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
}

function reason(error: unknown): string {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : String(cause);
}

async function readFingerprints(site: SiteAddress, dist: string | undefined): Promise<Fingerprints> {
  if (dist !== undefined) return JSON.parse(await readFile(join(dist, FINGERPRINTS), 'utf8')) as Fingerprints;
  const address = absoluteUrl(site, `/${FINGERPRINTS}`);
  const { status, body } = await answerOf(address).catch((error: unknown) => {
    throw new Error(`${address} does not answer: ${reason(error)}. Is the site deployed there?`);
  });
  const cure = 'Upload it with the build, or name the folder of the build with --dist.';
  if (status !== 200) throw new Error(`${address} answers with status ${status}. ${cure}`);
  try {
    return JSON.parse(body.toString()) as Fingerprints;
  } catch {
    throw new Error(`${address} is not a list of fingerprints. ${cure}`);
  }
}

/** Headers of the build's host rules that a page does not carry. The policy differs from build to build. */
function missingHeaders({ origin, base }: SiteAddress, headers: Headers): Finding[] {
  const rules = hostRules({ origin, base, contact: undefined, buildDate: '' }, '', []);
  return rules.headers
    .filter(({ name, value }) => headers.get(name) === null || (value !== '' && headers.get(name) !== value))
    .map(({ name }) => ({ at: name, what: 'is a header of the host rules that pages do not carry' }));
}

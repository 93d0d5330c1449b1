import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defaultLocale } from '#language/locales.ts';
import { pathTo } from '#site/paths.ts';
import { absoluteUrl, type SiteAddress } from '#site/address.ts';
import { hostRules, isPublic } from '#build/host-files/rules.ts';
import { FINGERPRINTS, type Fingerprints } from '#build/output.ts';
import { withLimit } from '#build/with-limit.ts';

const UNKNOWN_PATH = '/no-page-has-this-address';
const HOME = pathTo({ id: 'home' }, defaultLocale);
/** The root and the error pages, which hosts answer in ways of their own, and compressed files. */
const NOT_ASKED = /^(?:index|404|500)\.html$|\.(?:br|gz)$/;
const REQUESTS_AT_ONCE = 6;
const TIMEOUT_MS = 15_000;
/** Examples of a kind of finding that are named; the others are counted. */
const EXAMPLES = 3;

/** What is wrong with an address or a header. Findings of one kind say the same in `what`. */
interface Finding {
  readonly at: string;
  readonly what: string;
}

/** What a comparison found. Faults break the site for somebody; notes are what many hosts cannot do better. */
export interface Comparison {
  readonly faults: readonly Finding[];
  readonly notes: readonly Finding[];
  /** How many addresses were asked for. */
  readonly addresses: number;
}

/**
 * Asks a live site for every page, with and without a slash at the end, every other public file, its root and
 * an unknown address, and compares the bytes with the fingerprints of the build in the folder `dist`, or with the site's
 * own list of them. Writes pages and files into the folder `mirror` as they answer: `/en` as `en.html`, `/en/` as
 * `en/index.html`. Throws an Error when the site does not answer at all or no list of fingerprints is there.
 */
export async function compare(site: SiteAddress, mirror: string, dist?: string): Promise<Comparison> {
  const fingerprints = await readFingerprints(site, dist);
  const files = Object.keys(fingerprints).filter(
    (file) => isPublic(file) && !NOT_ASKED.test(file) && !isFolderPage(file, fingerprints),
  );
  const faults: Finding[] = [];
  const notes: Finding[] = [];
  /** Asks for a path; `faultOf` says what is wrong with the answer. */
  const ask = async (path: string, at: string, faultOf: (answer: Answer) => string | undefined): Promise<void> => {
    const what = await answerOf(absoluteUrl(site, path)).then(
      faultOf,
      (error: unknown) => `does not answer: ${reason(error)}`,
    );
    if (what !== undefined) faults.push({ at, what });
  };

  await withLimit(files, REQUESTS_AT_ONCE, async (file) => {
    const path = `/${file.replace(/(?<=\/)index\.html$|\.html$/, '')}`;
    await ask(path, path, ({ status, headers, body }) => {
      mkdirSync(dirname(join(mirror, file)), { recursive: true });
      writeFileSync(join(mirror, file), body);
      if (path === HOME) notes.push(...missingHeaders(site, headers));
      if (status !== 200) return `answers with status ${status}`;
      return hash('sha256', body) === fingerprints[file] ? undefined : 'is not the file of this build';
    });
  });
  await ask(UNKNOWN_PATH, 'an unknown address', ({ status, body }) => {
    if (status !== 404) return `answers with status ${status}`;
    const isOurs = hash('sha256', body) === fingerprints['404.html'];
    if (!isOurs) notes.push({ at: 'an unknown address', what: 'shows a page of the host' });
    return undefined;
  });
  const homes = [fingerprints[`${HOME.slice(1)}.html`], fingerprints['index.html']];
  await ask('/', '/', ({ body }) =>
    homes.includes(hash('sha256', body)) ? undefined : 'does not lead to the home page',
  );
  return { faults, notes, addresses: files.length + 2 };
}

/** What is right and what is wrong with a live site, in one screen: findings of one kind share a line. */
export function summary(address: string, { faults, notes, addresses }: Comparison): string[] {
  const right = addresses - new Set(faults.map(({ at }) => at)).size;
  const lines = (word: string, findings: readonly Finding[]): string[] =>
    [...Map.groupBy(findings, ({ what }) => what)].map(([what, all]) => {
      const named = all.slice(0, EXAMPLES).map(({ at }) => at);
      const more = all.length > EXAMPLES ? `, and ${all.length - EXAMPLES} more` : '';
      return `  ${word}  ${what}: ${named.join(', ')}${more}`;
    });
  return [
    `${address}: ${right} of ${addresses} addresses answer as they were built, ${faults.length} faults, ${notes.length} notes.`,
    ...lines('fault', faults),
    ...lines('note ', notes),
  ];
}

/** Whether a file is what a folder without a page holds, which hosts with our rules answer with 404: a page has its copy, `<folder>.html`. */
function isFolderPage(file: string, fingerprints: Fingerprints): boolean {
  return file.endsWith('/index.html') && fingerprints[file.replace('/index.html', '.html')] === undefined;
}

type Answer = Awaited<ReturnType<typeof answerOf>>;

async function answerOf(address: string) {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
}

function reason(error: unknown): string {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : String(cause);
}

async function readFingerprints(site: SiteAddress, dist: string | undefined): Promise<Fingerprints> {
  if (dist !== undefined) return JSON.parse(readFileSync(join(dist, FINGERPRINTS), 'utf8')) as Fingerprints;
  const address = absoluteUrl(site, `/${FINGERPRINTS}`);
  try {
    const { status, body } = await answerOf(address);
    if (status !== 200) throw new Error(`status ${status}`);
    return JSON.parse(body.toString()) as Fingerprints;
  } catch (error) {
    const cure =
      'Is the site deployed there? Upload the list with the build, or name the folder of the build with --dist.';
    throw new Error(`${address} is no list of fingerprints (${reason(error)}). ${cure}`, { cause: error });
  }
}

/** Headers of the build's host rules that a page does not carry. The policy differs from build to build. */
function missingHeaders({ origin, base }: SiteAddress, headers: Headers): Finding[] {
  const rules = hostRules({ origin, base, contact: undefined, buildDate: '' }, '', []);
  return rules.headers
    .filter(({ name, value }) => headers.get(name) === null || (value !== '' && headers.get(name) !== value))
    .map(({ name }) => ({ at: name, what: 'is a header of the host rules that pages do not carry' }));
}

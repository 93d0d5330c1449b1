/**
 * The copies that a visitor keeps on a device: shared by the service worker, which fills them while pages are visited, and by
 * the offline page, which lists them and keeps the whole site (docs/behaviour.md 10.3). Knows neither React nor the DOM.
 */

/** Widths of the plates that the whole site is kept with, the first that a plate has: they stand for all others. */
export const KEPT_WIDTHS = [960, 720, 480, 320];

/** Widths of its tiles of the panorama: upright ones for phones, and others, which stand for larger ones. */
export const KEPT_TILES = { phone: 384, others: 400 } as const;

/** Header of a kept page: the moment it was kept, ISO 8601. */
export const KEPT_AT = 'x-kept-at';

/** Names of the two stores of one site; sites below different paths of one host have stores of their own. */
export function cacheNames(base: string): { readonly pages: string; readonly files: string } {
  return { pages: `kept-pages:${base}`, files: `kept-files:${base}` };
}

/** The address under which a page is kept, whatever form a host gives it: no query, no fragment, no slash at the end. */
function pageKey(address: string): string {
  const { origin, pathname } = new URL(address, location.href);
  return origin + pathname.replace(/(?:\/index)?\.html$/, '').replace(/(?<=.)\/+$/, '');
}

/** The site that a worker or a page belongs to. */
export interface OwnSite {
  /** Path that it is published under. */
  readonly base: string;
  /** Its public origin, which its pages name whatever host answers: `https://leroy.example`. */
  readonly origin: string;
}

/** Whether an answer is a file: some hosts answer every address with status 200 and a page. */
function isFile(response: Response): boolean {
  return response.status === 200 && !response.headers.get('content-type')?.startsWith('text/html');
}

/** Whether a page is this site's own, by its canonical address; the log-in page of a network is not. */
function isOwnPage(html: string, { origin, base }: OwnSite): boolean {
  return html.includes(`<link rel="canonical" href="${origin}${base}/`);
}

/**
 * A copy of a store. What was kept by mistake, such as a page in the place of a file, is removed and counts as absent, and
 * so does every copy where the browser's storage fails.
 */
async function copyOf(
  cacheName: string,
  address: string,
  isRight: (copy: Response) => boolean | Promise<boolean>,
): Promise<Response | undefined> {
  try {
    const copy = await caches.match(address, { cacheName, ignoreVary: true });
    if (copy === undefined || (await isRight(copy))) return copy;
    await (await caches.open(cacheName)).delete(address, { ignoreVary: true });
  } catch {
    // As if nothing had been kept.
  }
  return undefined;
}

/** The copy of a file. */
export function fileCopy(base: string, address: string): Promise<Response | undefined> {
  return copyOf(cacheNames(base).files, address, isFile);
}

/** The copy of a page of this site. */
export function pageCopy(site: OwnSite, address: string): Promise<Response | undefined> {
  return copyOf(cacheNames(site.base).pages, pageKey(address), async (copy) =>
    isOwnPage(await copy.clone().text(), site),
  );
}

/** Asks the host for something that is to be kept, whatever the browser's own cache holds. */
function fetchAnew(address: string): Promise<Response> {
  return fetch(address, { cache: 'no-cache' });
}

/**
 * Keeps a file, fetched unless it is given. Rejects with a TypeError when the host has no such file, and with a
 * `QuotaExceededError` when the device has no room.
 */
export async function keepFile(base: string, address: string, given?: Response): Promise<void> {
  const response = given ?? (await fetchAnew(address));
  if (!isFile(response)) throw new TypeError(`${address} is not answered with a file (status ${response.status}).`);
  await (await caches.open(cacheNames(base).files)).put(address, response);
}

/** Files that a page asks for by itself, all of them hashed: `<script src="/_astro/main.BcD1_xyz.js">`. */
const ASKED_FOR = /(?:href|src)="([^"]*\/_astro\/[^"]+)"/g;

/**
 * Keeps a page, fetched unless it is given, with the moment it was kept. The hashed files that it asks for are kept first, so that no copy is without
 * the style and the scripts of its own edition. The copy is made anew, because browsers refuse redirected answers for pages.
 * Rejects with a TypeError when the page is not this site's own or one of its files cannot be fetched, and with a
 * `QuotaExceededError` when the device has no room.
 */
export async function keepPage(site: OwnSite, address: string, given?: Response): Promise<void> {
  const { base } = site;
  const response = given ?? (await fetchAnew(address));
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', [KEPT_AT]: new Date().toISOString() });
  for (const name of ['content-security-policy', 'referrer-policy', 'permissions-policy']) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const html = await response.text();
  if (response.status !== 200 || !isOwnPage(html, site))
    throw new TypeError(`${address} is not answered with its page.`);
  const askedFor = new Set([...html.matchAll(ASKED_FOR)].map(([, file = '']) => file));
  await Promise.all(
    [...askedFor].map(async (file) => {
      if (!(await fileCopy(base, file))) await keepFile(base, file);
    }),
  );
  await (await caches.open(cacheNames(base).pages)).put(pageKey(address), new Response(html, { headers }));
}

/** Names of hashed files that a text speaks of: `main.BcD1_xyz.js`. */
const HASHED = /[\w@.-]+\.[\w-]{8}\.(?:json|js|css|woff2)/g;

/**
 * Removes hashed files that no kept page needs any more, directly or through a kept script or style sheet. Pages of
 * earlier editions keep the files they were made with.
 */
export async function prune(base: string): Promise<void> {
  const names = cacheNames(base);
  const [pages, files] = await Promise.all([caches.open(names.pages), caches.open(names.files)]);
  const hashed = (await files.keys()).filter(({ url }) => url.includes('/_astro/'));
  const nameOf = ({ url }: Request): string => url.slice(url.lastIndexOf('/') + 1);
  const needed = new Set<string>();
  const read = async (response: Response | undefined): Promise<void> => {
    const found = (await response?.text())?.match(HASHED) ?? [];
    for (const name of found) {
      if (needed.has(name)) continue;
      needed.add(name);
      const file = hashed.find((request) => nameOf(request) === name);
      if (file && !name.endsWith('.woff2')) await read(await files.match(file));
    }
  };
  for (const page of await pages.keys()) await read(await pages.match(page));
  await Promise.all(hashed.filter((request) => !needed.has(nameOf(request))).map((request) => files.delete(request)));
}

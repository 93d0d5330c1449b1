/**
 * The copies that a visitor keeps on a device: shared by the service worker, which fills them while pages are visited, and by
 * the offline page, which lists them and keeps the whole site (docs/behaviour.md 10.3). Knows neither React nor the DOM.
 */

/** Widths of the plates that the whole site is kept with, the first that a plate has: they stand for all others. */
export const KEPT_WIDTHS = [960, 720, 480, 320];

/** Header of a kept page: the moment it was kept, ISO 8601. */
export const KEPT_AT = 'x-kept-at';

/** Names of the two stores of one site; sites below different paths of one host have stores of their own. */
export function storeNames(base: string): { readonly pages: string; readonly files: string } {
  return { pages: `kept-pages:${base}`, files: `kept-files:${base}` };
}

/** The address under which a page is kept, whatever form a host gives it: no query, no fragment, no slash at the end. */
export function pageKey(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/(?:\/index)?\.html$/, '').replace(/(?<=.)\/+$/, '');
}

/** Whether an answer is a page worth keeping, and not an error or a file. */
export function isPage(response: Response): boolean {
  return response.status === 200 && (response.headers.get('content-type') ?? '').startsWith('text/html');
}

/** Files that a page asks for by itself, all of them hashed: `<script src="/_astro/main.BcD1_xyz.js">`. */
const ASKED_FOR = /(?:href|src)="([^"]*\/_astro\/[^"]+)"/g;

/**
 * Keeps a page with the moment it was kept. The hashed files that it asks for are kept first, so that no copy is without
 * the style and the scripts of its own edition. The copy is made anew, because browsers refuse redirected answers for pages.
 * Rejects when one of the files cannot be fetched, and with a `QuotaExceededError` when the device has no room.
 */
export async function keepPage(base: string, address: string, response: Response): Promise<void> {
  const names = storeNames(base);
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', [KEPT_AT]: new Date().toISOString() });
  for (const name of ['content-security-policy', 'referrer-policy', 'permissions-policy']) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const html = await response.text();
  const files = await caches.open(names.files);
  const keepFile = async (file: string): Promise<void> => {
    if (!(await files.match(file, { ignoreVary: true }))) await files.add(file);
  };
  const askedFor = new Set([...html.matchAll(ASKED_FOR)].map(([, file = '']) => file));
  await Promise.all([...askedFor].map(keepFile));
  await (await caches.open(names.pages)).put(pageKey(address), new Response(html, { headers }));
}

/** Names of hashed files that a text speaks of: `main.BcD1_xyz.js`. */
const HASHED = /[\w@.-]+\.[\w-]{8}\.(?:json|js|css|woff2)/g;

/**
 * Removes hashed files that no kept page needs any more, directly or through a kept script or style sheet. Pages of
 * earlier editions keep the files they were made with.
 */
export async function prune(base: string): Promise<void> {
  const names = storeNames(base);
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

import type { Locale } from '#language/locales.ts';
import type { OfflineFiles } from '#offline/files.ts';
import { fileCopy, keepFile, keepPage, prune, cacheNames, type OwnSite } from '#offline/store.ts';

export interface KeptPage {
  /** Code of its language. */
  readonly language: string;
  readonly href: string;
  readonly title: string;
}

/** How many files are asked for at once while the whole site is kept. */
const AT_ONCE = 4;

/** Where the edition of a kept whole site is noted, among the files. */
const VERSION = '/kept-version';

/** Not yet among the types of TypeScript: https://w3c.github.io/trusted-types/dist/spec/ */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

/**
 * Registers the service worker and waits until it is at work. Rejects with a `SecurityError` where the browser keeps nothing,
 * as in private windows, and with a TypeError without network. The policy of the site lets scripts be named by trusted code
 * only, in browsers that know of it.
 */
export async function register(base: string): Promise<void> {
  if (!('serviceWorker' in navigator && 'caches' in window)) throw new DOMException('No copies here', 'SecurityError');
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  const address = `${base}/service-worker.js`;
  const rules = { createScriptURL: (url: string) => url };
  const trusted = trustedTypes?.createPolicy('service-worker', rules).createScriptURL(address) ?? address;
  await caches.open(cacheNames(base).pages);
  const { active, installing, waiting } = await navigator.serviceWorker.register(trusted, { scope: `${base}/` });
  // Not `ready`: it never settles where the worker has removed its registration before.
  await activated(active ?? installing ?? waiting);
  if (!(await caches.has(cacheNames(base).pages)))
    throw new DOMException('The site offers no copies now', 'NotSupportedError');
}

/** Waits until a worker is at work: one that offers no copies any more removes all of them while it is activated. */
function activated(worker: ServiceWorker | null): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (worker === null || worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker?.addEventListener('statechange', look);
    look();
  });
}

/** Keeps the page that the visitor is on, with the files that it was shown with. */
export async function keepCurrentPage(site: OwnSite, page: string): Promise<void> {
  await keepPage(site, page);
  const shown = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter(
      (address) =>
        /\.(?:js|css|woff2|avif|webp|svg)$/.test(address) && address.startsWith(`${location.origin}${site.base}/`),
    );
  await Promise.allSettled([...new Set(shown)].map((address) => keepFile(site.base, address)));
}

export type Failure = 'full' | 'failed' | 'refused' | 'not-offered' | 'forgotten';

const FAILURES: Readonly<Record<string, Failure>> = {
  QuotaExceededError: 'full',
  NotSupportedError: 'not-offered',
  AbortError: 'forgotten',
};

/**
 * Why something could not be kept: no room on the device, a site that offers no copies any more, copies that were removed
 * in another tab, no network, or a browser that keeps nothing.
 */
export function failureOf(error: unknown): Failure {
  const known = error instanceof DOMException ? FAILURES[error.name] : undefined;
  if (known !== undefined) return known;
  return error instanceof TypeError ? 'failed' : 'refused';
}

/** The list of the files of the site now; undefined without network, or where something else answers. */
export async function listedFiles(base: string): Promise<OfflineFiles | undefined> {
  try {
    const response = await fetch(`${base}/offline.json`, { cache: 'no-cache' });
    return response.ok ? ((await response.json()) as OfflineFiles) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps every page of one language and every file, and tells how many it has of all. Stops at the first that cannot be
 * fetched or has no room, and when the copies are removed meanwhile; the answer is why, or undefined when all are kept.
 */
export async function keepFiles(
  own: OwnSite,
  site: OfflineFiles | undefined,
  locale: Locale,
  onProgress: (done: number, all: number) => void,
): Promise<Failure | undefined> {
  if (site === undefined) return 'failed';
  const { base } = own;
  const { pages, files } = site.languages[locale];
  const isOfSite = new Set(pages);
  const waiting = [...files, ...pages];
  const all = waiting.length;
  let done = 0;
  let failure: Failure | undefined;
  const keepOne = async (address: string): Promise<void> => {
    if (!(await caches.has(cacheNames(base).pages))) throw new DOMException('The copies were removed', 'AbortError');
    if (isOfSite.has(address)) {
      await keepPage(own, address);
    } else if (!(address.includes('/_astro/') && (await fileCopy(base, address)))) {
      await keepFile(base, address);
    }
  };
  const keepOneByOne = async (): Promise<void> => {
    for (let address = waiting.shift(); address && failure === undefined; address = waiting.shift()) {
      try {
        await keepOne(address);
        done += 1;
        onProgress(done, all);
      } catch (error) {
        failure = failureOf(error);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepOneByOne));
  if (failure === 'forgotten') {
    // Those under way when the copies were removed made the stores anew.
    await removeAll(base);
    onProgress(0, all);
    return failure;
  }
  if (failure === undefined) {
    await (await caches.open(cacheNames(base).files)).put(`${base}${VERSION}`, new Response(site.version));
  }
  await prune(base);
  return failure;
}

/** The pages on the device, with the edition of the whole site where it is kept. Changes nothing. */
export async function keptPages(base: string) {
  const names = cacheNames(base);
  if (!(await caches.has(names.pages))) return { pages: [], version: undefined };
  const store = await caches.open(names.pages);
  const pages = await Promise.all(
    (await store.keys()).map(async ({ url }): Promise<KeptPage> => {
      const html = (await (await store.match(url))?.text()) ?? '';
      // The policy allows no parser here (trusted types).
      const title = /<title>(.*?) \|/.exec(html)?.[1] ?? new URL(url).pathname;
      const language = /<html lang="(\w+)"/.exec(html)?.[1] ?? '';
      return { href: new URL(url).pathname, language, title: title.replaceAll('&amp;', '&').replaceAll('&#39;', '’') };
    }),
  );
  // Not `open`, which would make a store anew that a worker or another tab has just removed.
  const version = await (await caches.match(`${base}${VERSION}`, { cacheName: names.files }))?.text();
  return { pages: pages.sort((a, b) => a.title.localeCompare(b.title)), version };
}

/** Removes every copy, and the service worker. */
export async function removeAll(base: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(`${base}/`);
  await registration?.unregister();
  await Promise.all(Object.values(cacheNames(base)).map((name) => caches.delete(name)));
}

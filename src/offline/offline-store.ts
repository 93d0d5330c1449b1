import type { Locale } from '#language/locales.ts';
import type { OfflineFiles } from '#offline/files.ts';
import { fileCopy, keepFile, keepPage, prune, storeNames, type OwnSite } from '#offline/store.ts';

export interface KeptPage {
  readonly href: string;
  readonly title: string;
}

/** How many files are asked for at once while the whole site is kept. */
const AT_ONCE = 4;

/** Where the edition of a kept whole site is noted, among the files. */
const VERSION = '/kept-version';

interface TrustedScriptPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): {
    createScriptURL(address: string): string;
  };
}

/**
 * Registers the service worker and waits until it is at work. Rejects with a `SecurityError` where the browser keeps nothing,
 * as in private windows, and with a TypeError without network. The policy of the site lets scripts be named by trusted code
 * only, in browsers that know of it.
 */
export async function register(base: string): Promise<void> {
  if (!('serviceWorker' in navigator && 'caches' in window)) throw new DOMException('No copies here', 'SecurityError');
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedScriptPolicies };
  const address = `${base}/service-worker.js`;
  const rules = { createScriptURL: (url: string) => url };
  const trusted = trustedTypes?.createPolicy('service-worker', rules).createScriptURL(address) ?? address;
  await caches.open(storeNames(base).pages);
  const { active, installing, waiting } = await navigator.serviceWorker.register(trusted, { scope: `${base}/` });
  // Not `ready`: it never settles where the worker has removed its registration before.
  await activated(active ?? installing ?? waiting);
  if (!(await caches.has(storeNames(base).pages)))
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
  await keepPage(site, new URL(page, location.href).href, await fetch(page));
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

/** What the whole site consists of now; undefined without network, or where something else answers. */
export async function listedFiles(base: string): Promise<OfflineFiles | undefined> {
  try {
    const response = await fetch(`${base}/offline.json`, { cache: 'no-cache' });
    return response.ok ? ((await response.json()) as OfflineFiles) : undefined;
  } catch {
    return undefined;
  }
}

interface Outcome {
  readonly done: number;
  readonly all: number;
  readonly end: 'all' | Failure;
}

/**
 * Keeps every page of one language and every file. Stops at the first that cannot be fetched or has no room, and when the
 * copies are removed meanwhile.
 */
export async function keepFiles(
  own: OwnSite,
  site: OfflineFiles | undefined,
  locale: Locale,
  onProgress: (done: number, all: number) => void,
): Promise<Outcome> {
  if (site === undefined) return { done: 0, all: 0, end: 'failed' };
  const { base } = own;
  const { pages: pageList, files: fileList } = site.languages[locale];
  const isOfSite = new Set(pageList);
  const waiting = [...fileList, ...pageList];
  const all = waiting.length;
  let done = 0;
  let end = 'all' as Outcome['end'];
  const keepOne = async (address: string): Promise<void> => {
    if (!(await caches.has(storeNames(base).pages))) throw new DOMException('The copies were removed', 'AbortError');
    if (isOfSite.has(address)) {
      await keepPage(own, new URL(address, location.href).href, await fetch(address, { cache: 'no-cache' }));
    } else if (!(address.includes('/_astro/') && (await fileCopy(base, address)))) {
      await keepFile(base, address);
    }
  };
  const keepOneByOne = async (): Promise<void> => {
    for (let address = waiting.shift(); address !== undefined && end === 'all'; address = waiting.shift()) {
      try {
        await keepOne(address);
        done += 1;
        onProgress(done, all);
      } catch (error) {
        end = failureOf(error);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepOneByOne));
  if (end === 'forgotten') {
    // Those under way when the copies were removed made the stores anew.
    await removeAll(base);
    return { done: 0, all, end };
  }
  if (end === 'all') {
    const files = await caches.open(storeNames(base).files);
    await files.put(new URL(`${base}${VERSION}`, location.href).href, new Response(site.version));
  }
  await prune(base);
  return { done, all, end };
}

/** The pages on the device, with the edition of the whole site where it is kept. Changes nothing. */
export async function keptPages(
  base: string,
): Promise<{ readonly pages: readonly KeptPage[]; readonly version: string | undefined }> {
  const names = storeNames(base);
  if (!(await caches.has(names.pages))) return { pages: [], version: undefined };
  const store = await caches.open(names.pages);
  const pages = await Promise.all(
    (await store.keys()).map(async ({ url }) => {
      const html = (await (await store.match(url))?.text()) ?? '';
      const title = /<title>(.*?) \|/.exec(html)?.[1] ?? new URL(url).pathname;
      return { href: new URL(url).pathname, title: title.replaceAll('&amp;', '&').replaceAll('&#39;', '’') };
    }),
  );
  const version = await (await (await caches.open(names.files)).match(`${base}${VERSION}`))?.text();
  return { pages: pages.sort((a, b) => a.title.localeCompare(b.title)), version };
}

/** Removes every copy, and the service worker. */
export async function removeAll(base: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(`${base}/`);
  await registration?.unregister();
  await Promise.all(Object.values(storeNames(base)).map((name) => caches.delete(name)));
}

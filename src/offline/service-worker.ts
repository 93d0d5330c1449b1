/**
 * The service worker. It is registered only by a visitor who asks for it on the offline page. Pages come from the network,
 * with the copy last seen behind them; hashed files, which never change, come from their copy first. It fetches nothing by
 * itself but the offline pages. Built by tools/builder/offline/.
 */
import { isPage, keptPage, KEPT_AT, pageKey, prune, storeNames } from './store.ts';

/** What the build tells the worker. A new edition has another `version`, by which browsers notice the new worker. */
interface Site {
  readonly version: string;
  readonly base: string;
  /** Addresses of the offline page, of the pages of each language, and of the style sheet of the line, with base. */
  readonly offline: Readonly<Record<string, string>>;
  readonly pages: Readonly<Record<string, readonly string[]>>;
  readonly style: string;
  /** The line on a page from the copy, by language; `{date}` is the day it was kept. */
  readonly line: Readonly<Record<string, string>>;
}

interface LifetimeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends LifetimeEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

declare const SITE: Site;
declare const self: {
  readonly navigator: Navigator;
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
};

const { pages: PAGES, files: FILES } = storeNames(SITE.base);

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepOfflinePages(), self.skipWaiting()]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), prune(SITE.base)]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || !pathname.startsWith(`${SITE.base}/`)) return;
  const file = pathname.slice(SITE.base.length);
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (file.startsWith('/_astro/')) event.respondWith(hashedFile(event));
  else if (/^\/uploads\/|\.(?:svg|css|webmanifest)$/.test(file)) event.respondWith(otherFile(event));
});

async function keepOfflinePages(): Promise<void> {
  const pages = await caches.open(PAGES);
  for (const address of Object.values(SITE.offline)) {
    const response = await fetch(address);
    if (isPage(response))
      await pages.put(pageKey(new URL(address, self.location.href).href), await keptPage(response, new Date()));
  }
  await (await caches.open(FILES)).add(SITE.style);
}

/** A page from the network, kept for later; without network its copy, or the offline page. */
async function page(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const pages = await caches.open(PAGES);
  const key = pageKey(request.url);
  try {
    const response = await fetch(request);
    if (isPage(response)) keep(event, pages, key, keptPage(response.clone(), new Date()));
    return response;
  } catch (error) {
    const copy = await pages.match(key);
    if (copy) return withLine(copy);
    const path = new URL(request.url).pathname;
    const known = Object.entries(SITE.pages).find(([, paths]) => paths.includes(path.replace(/(?<=.)\/$/, '')));
    const language = known?.[0] ?? (self.navigator.language.startsWith('fr') ? 'fr' : 'en');
    const offline = await pages.match(pageKey(new URL(SITE.offline[language] ?? '', request.url).href));
    if (offline) return new Response(offline.body, { status: 503, headers: offline.headers });
    throw error;
  }
}

/** A file whose name carries a hash: the copy is as good as the original. */
async function hashedFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const files = await caches.open(FILES);
  const copy = await files.match(request, { ignoreVary: true });
  if (copy) return copy;
  const response = await fetch(request);
  if (response.status === 200) keep(event, files, request.url, response.clone());
  return response;
}

/** A picture or another file: from the network, without one its copy, or a copy of the same plate in another size. */
async function otherFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const files = await caches.open(FILES);
  try {
    const response = await fetch(request);
    if (response.status === 200) keep(event, files, request.url, response.clone());
    return response;
  } catch (error) {
    const copy = (await files.match(request, { ignoreVary: true })) ?? (await otherSize(files, request.url));
    if (copy) return copy;
    throw error;
  }
}

async function otherSize(files: Cache, address: string): Promise<Response | undefined> {
  const [, plate, scheme = ''] = /^(.*?)(?:-tall)?-\d+(-dark)?\.(?:avif|webp)$/.exec(address) ?? [];
  for (const width of plate === undefined ? [] : [960, 720, 480, 320]) {
    const copy = await files.match(`${plate}-${width}${scheme}.avif`, { ignoreVary: true });
    if (copy) return copy;
  }
  return undefined;
}

/** Keeps an answer after it was given. A device without room keeps what it has, and the visitor sees the page all the same. */
function keep(event: FetchEvent, store: Cache, key: string, response: Response | Promise<Response>): void {
  const kept = Promise.resolve(response).then((copy) => store.put(key, copy));
  event.waitUntil(kept.catch(() => undefined));
}

/** The copy of a page with the line that says so. */
async function withLine(copy: Response): Promise<Response> {
  const html = await copy.text();
  const language = /<html lang="(\w+)"/.exec(html)?.[1] ?? 'en';
  const day = new Date(copy.headers.get(KEPT_AT) ?? 0).toLocaleDateString(language, { dateStyle: 'long' });
  const line = `<p class="kept-copy" role="status"><a href="${SITE.offline[language] ?? ''}">${(SITE.line[language] ?? '').replace('{date}', day)}</a></p>`;
  const marked = html
    .replace('</head>', `<link rel="stylesheet" href="${SITE.style}"></head>`)
    .replace(/<body[^>]*>/, (body) => body + line);
  return new Response(marked, { headers: copy.headers });
}

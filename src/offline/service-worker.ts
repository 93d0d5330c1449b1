/**
 * The service worker. It is registered only by a visitor who asks for it on the offline page. Pages come from the network,
 * with the copy last seen behind them; hashed files, which never change, come from their copy first. It fetches nothing by
 * itself but the offline pages. Built by build-worker.ts.
 */
import { defaultLocale, localeCodes, locales, type Locale } from '#language/locales.ts';
import type { PrecacheManifest } from './precache-manifest.ts';
import {
  fileCopy,
  keepFile,
  keepPage,
  KEPT_AT,
  KEPT_TILES,
  KEPT_WIDTHS,
  pageCopy,
  prune,
  cacheNames,
  type OwnSite,
} from './store.ts';

/** Set by the build. A new edition has another `version`, by which browsers notice the new worker. */
interface Site extends OwnSite, PrecacheManifest {
  readonly version: string;
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

const { pages: PAGES } = cacheNames(SITE.base);

/** The style sheet of the line on a copy. */
const LINE_STYLE = `${SITE.base}/kept-copy.css`;

/** A page that has not come after this time is shown from its copy, where there is one. */
const STALLED_MS = 3000;

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
  // The offline page keeps what it fetches itself.
  if (request.mode !== 'navigate' && request.cache === 'no-cache') return;
  const file = pathname.slice(SITE.base.length);
  if (request.mode === 'navigate' && /\.(?:epub|csv|json|geojson|avif)$/.test(file)) {
    event.respondWith(otherFile(event).catch((error: unknown) => offlinePage(request, error)));
    return;
  }
  // A link that is only pointed at is no visit: its page would be shown without asking the worker again, and not be kept.
  const isPrefetch = request.headers.get('sec-purpose')?.startsWith('prefetch');
  if (request.mode === 'navigate')
    event.respondWith(isPrefetch ? Promise.resolve(new Response(null, { status: 503 })) : page(event));
  else if (file.startsWith('/_astro/')) event.respondWith(hashedFile(event));
  else if (/^\/uploads\/|\.(?:svg|css|webmanifest)$/.test(file)) event.respondWith(otherFile(event));
});

/**
 * Keeps the offline page of each language, as the network has it now. Where there is no room for them the worker starts all
 * the same, and the offline page says so.
 */
async function keepOfflinePages(): Promise<void> {
  const pages = Object.values(SITE.offline).map((address) => keepPage(SITE, address));
  await Promise.allSettled([...pages, keepFile(SITE.base, LINE_STYLE)]);
}

/**
 * A page from the network, kept for later. Its copy, where there is one, takes its place without network, when the host
 * fails (5xx) and when nothing has come for a while; without a copy the offline page does.
 */
async function page(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    // Asked of the host each time: a browser's own cache would answer for some minutes after a deploy, or without network.
    const fetched = fetchAndKeep(event, (copy) => keepPage(SITE, request.url, copy), { cache: 'no-cache' });
    const { answer, isCopy } = await newest(event, fetched, pageCopy(SITE, request.url));
    return isCopy ? await withLine(answer, (code) => SITE.line[code].replace('{date}', dayKept(answer, code))) : answer;
  } catch (error) {
    return offlinePage(request, error);
  }
}

/** The offline page in the language of what was asked for, or the visitor's. Throws the error of the network where no copy is. */
async function offlinePage(request: Request, error: unknown): Promise<Response> {
  const path = new URL(request.url).pathname.replace(/(?<=.)\/$/, '');
  const language =
    localeCodes.find((code) => SITE.pages[code].includes(path)) ??
    localeCodes.find((code) => self.navigator.language.startsWith(code)) ??
    defaultLocale;
  const offline = await pageCopy(SITE, SITE.offline[language]);
  if (offline) return withLine(offline, () => SITE.instead[language], 503);
  throw error;
}

/** The response of the network, or the copy where it fails or stalls. Rejects without either. */
async function newest(
  event: FetchEvent,
  fetched: Promise<Response>,
  copy: Promise<Response | undefined>,
): Promise<{ readonly answer: Response; readonly isCopy: boolean }> {
  // An answer that comes late is kept all the same.
  event.waitUntil(fetched.catch(() => undefined));
  const stalled = new Promise<undefined>((resolve) => {
    setTimeout(resolve, STALLED_MS, undefined);
  });
  const first = await Promise.race([fetched, stalled]).catch(() => undefined);
  if (first === undefined || first.status >= 500) {
    const kept = await copy;
    if (kept) return { answer: kept, isCopy: true };
  }
  return { answer: await fetched, isCopy: false };
}

/** A file whose name carries a hash: the copy is as good as the original. */
async function hashedFile(event: FetchEvent): Promise<Response> {
  return (await fileCopy(SITE.base, event.request.url)) ?? fetchFile(event);
}

/** A picture or another file: from the network, without one its copy, or a copy of the same plate in another size. */
async function otherFile(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const copy = fileCopy(SITE.base, url).then((own) => own ?? otherSize(url));
  return (await newest(event, fetchFile(event), copy)).answer;
}

function fetchFile(event: FetchEvent): Promise<Response> {
  return fetchAndKeep(event, (copy) => keepFile(SITE.base, event.request.url, copy));
}

async function otherSize(address: string): Promise<Response | undefined> {
  const [, plate, scheme = ''] = /^(.*?)(?:-tall)?-\d+(-dark)?\.(?:avif|webp)$/.exec(address) ?? [];
  const names = [...KEPT_WIDTHS.map((width) => `${width}${scheme}.avif`), `${KEPT_TILES.others}${scheme}.webp`];
  for (const name of plate === undefined ? [] : names) {
    const copy = await fileCopy(SITE.base, `${plate}-${name}`);
    if (copy) return copy;
  }
  return undefined;
}

/**
 * Fetches what is asked for and keeps it after it was given, if it is of this site and unless the visitor has removed the
 * copies since. A device without room keeps what it has, and the visitor sees the page all the same.
 */
async function fetchAndKeep(
  event: FetchEvent,
  keep: (copy: Response) => Promise<void>,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(event.request, init);
  const copy = response.clone();
  const kept = caches.has(PAGES).then((isWanted) => (isWanted ? keep(copy) : undefined));
  event.waitUntil(kept.catch(() => undefined));
  return response;
}

/** The day on which a copy was kept, in words of a language. */
function dayKept({ headers }: Response, language: Locale): string {
  return new Date(headers.get(KEPT_AT) ?? 0).toLocaleDateString(locales[language].intl, { dateStyle: 'long' });
}

/** The copy of a page with a line that says, in its language, why it is shown. */
async function withLine(copy: Response, words: (language: Locale) => string, status = 200): Promise<Response> {
  const html = await copy.text();
  const language = localeCodes.find((code) => html.includes(`<html lang="${code}"`)) ?? defaultLocale;
  const line = `<p class="kept-copy" role="status"><a href="${SITE.offline[language]}">${words(language)}</a></p>`;
  const marked = html
    .replace('</head>', `<link rel="stylesheet" href="${LINE_STYLE}"></head>`)
    .replace(/<body[^>]*>/, (body) => body + line);
  return new Response(marked, { status, headers: copy.headers });
}

import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { LOADING_SCREEN_MS } from '#config/interaction.ts';
import { browserArguments, findBrowser } from '../browser.ts';
import type { RunningSite } from './site-server.ts';

/** Lighthouse's phone: a middling one of today. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const satisfies BrowserContextOptions;

const kinds = ['html', 'css', 'script', 'font', 'image', 'other'] as const;
type Kind = (typeof kinds)[number];

const KIND_OF: Readonly<Record<string, Kind>> = {
  document: 'html',
  stylesheet: 'css',
  script: 'script',
  font: 'font',
  image: 'image',
};

/** What a first visit to a page costs while nobody touches it. */
export interface FirstView {
  readonly requests: number;
  readonly thirdParty: readonly string[];
  readonly layoutShift: number;
  /** Bytes as sent, per kind. */
  readonly bytes: Readonly<Record<Kind, number>>;
  /** Paths of the scripts that were fetched. */
  readonly scripts: readonly string[];
}

/** Time after `load` in which late things may still happen: the loading screen, and a little. */
const SETTLING_MS = LOADING_SCREEN_MS + 500;

/** Fonts come late, so that the change of face is always part of the layout shift, and never by luck. */
const FONT_DELAY_MS = 400;

export function openBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: [...browserArguments, ...args] });
}

/** Visits a page for the first time, on a phone, and watches. */
export async function firstView(browser: Browser, site: RunningSite, path: string): Promise<FirstView> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const asked: { address: string; kind: Kind }[] = [];
  page.on('request', (request) => {
    const address = request.url();
    if (/^(data|blob):/.test(address)) return;
    asked.push({ address, kind: KIND_OF[request.resourceType()] ?? 'other' });
  });
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS));
    await route.continue();
  });
  await page.goto(`${site.origin}${path}`, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLING_MS);
  const layoutShift = await shifts(page);
  await context.close();

  const own = asked.filter(({ address }) => new URL(address).origin === site.origin);
  const bytes = { html: 0, css: 0, script: 0, font: 0, image: 0, other: 0 };
  for (const { address, kind } of own) {
    const { body } = await site.answer(new URL(address).pathname);
    bytes[kind] += body.byteLength;
  }
  return {
    requests: asked.length,
    thirdParty: asked.map(({ address }) => address).filter((address) => new URL(address).origin !== site.origin),
    layoutShift,
    bytes,
    scripts: own.filter(({ kind }) => kind === 'script').map(({ address }) => new URL(address).pathname),
  };
}

/** The sum of all layout shifts so far, which is never less than the CLS (it takes the worst window). */
function shifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          resolve(sum(list));
        });
        const sum = (list: PerformanceObserverEntryList): number =>
          list.getEntries().reduce((total, entry) => total + ('value' in entry ? Number(entry.value) : 0), 0);
        observer.observe({ type: 'layout-shift', buffered: true });
        // Where nothing moved, the observer never calls.
        setTimeout(() => {
          resolve(0);
        }, 100);
      }),
  );
}

/** All bytes of a first view, or all but some kinds. */
export function totalBytes({ bytes }: FirstView, without: readonly Kind[] = []): number {
  return kinds.filter((kind) => !without.includes(kind)).reduce((total, kind) => total + bytes[kind], 0);
}

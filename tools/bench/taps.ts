import type { Browser, CDPSession, Page } from 'playwright';
import { readDeployment } from '#config/deployment.ts';
import { href } from '#seo/address.ts';
import { builtSite } from './built-site.ts';
import { openBrowser, PHONE } from './first-view.ts';
import type { Options } from './options.ts';
import { benchPages } from './pages.ts';
import { progress } from './progress.ts';
import { projectFolder } from './report.ts';
import { serveSecurely, type RunningSite } from './site-server.ts';
import { median } from './statistics.ts';
import { table } from './table.ts';

/** Lighthouse's slow phone: processor four times slower, 1.6 Mbit/s, 150 ms a round trip. */
const SLOW_DOWN = 4;
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** A tap without effect in this time is lost. */
const LOST_AFTER_MS = 8000;

/** When the tap comes. `visited` is a second page view, with every script in the cache. */
const moments = ['at DOM ready', '3 s later', 'visited, at DOM ready'] as const;
type Moment = (typeof moments)[number];

/** Keys under which the page itself notes when the finger came down and when the effect came. */
const STARTED = 'bench-started';
const EFFECT = 'bench-effect';

/** One thing a finger may want, and how to see in the page that it happened. */
interface Gesture {
  readonly name: string;
  /** The page of the route table on which it is tried. */
  readonly page: string;
  /** Runs in the page before its own scripts, and notes the effect when it comes. */
  readonly watch: () => void;
  /** Brings about the state in which the finger comes down, and says where it does. */
  readonly aim: (page: Page) => Promise<{ x: number; y: number } | undefined>;
}

const MENU = '.nav-mobile > summary';

const gestures: readonly Gesture[] = [
  {
    name: 'menu opens',
    page: 'home',
    watch: () => {
      const note = (event: Event): void => {
        if (event.target instanceof HTMLDetailsElement && event.target.open) window.noteEffect();
      };
      document.addEventListener('toggle', note, true);
    },
    aim: (page) => middle(page, MENU),
  },
  {
    name: 'switcher sets off for the other language',
    page: 'home',
    watch: () => {
      window.navigation.addEventListener('navigate', () => {
        window.noteEffect();
      });
    },
    aim: async (page) => {
      await page.evaluate(() => document.querySelector('.nav-mobile')?.setAttribute('open', ''));
      return middle(page, '.nav-mobile a[hreflang]:not([aria-current])');
    },
  },
  {
    name: 'menu closes at a tap outside',
    page: 'home',
    watch: () => {
      const note = (event: Event): void => {
        if (event.target instanceof HTMLDetailsElement && !event.target.open) window.noteEffect();
      };
      document.addEventListener('toggle', note, true);
    },
    aim: async (page) => {
      const summary = await middle(page, MENU);
      if (summary) await page.touchscreen.tap(summary.x, summary.y);
      await forget(page);
      return { x: 40, y: PHONE.viewport.height - 40 };
    },
  },
  {
    name: 'lazy picture comes once its place is in view',
    page: 'philosophy',
    watch: () => {
      const note = (event: Event): void => {
        if (event.target instanceof HTMLImageElement && event.target.closest('.lazy-image')) window.noteEffect();
      };
      document.addEventListener('load', note, true);
    },
    aim: async (page) => {
      await page.evaluate(() => {
        window.noteStart();
        document.querySelector('astro-island[client="near"]')?.parentElement?.scrollIntoView({ block: 'center' });
      });
      return middle(page, '.lazy-image');
    },
  },
];

declare global {
  interface Window {
    /** The clock starts now, unless it runs. */
    noteStart: () => void;
    noteEffect: () => void;
  }
}

/** Runs in the page before all else: the page's own clock is exact, and what it notes outlives a navigation. */
function keepTime([started, effect]: readonly [string, string]): void {
  const note = (key: string): void => {
    if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, String(Date.now()));
  };
  window.noteStart = () => {
    note(started);
  };
  window.noteEffect = () => {
    if (sessionStorage.getItem(started) !== null) note(effect);
  };
  window.addEventListener('pointerdown', window.noteStart, true);
}

/** Sets the clock back, for a tap that is no part of the measurement. */
function forget(page: Page): Promise<void> {
  return page.evaluate(
    (keys) => {
      for (const key of keys) sessionStorage.removeItem(key);
    },
    [STARTED, EFFECT],
  );
}

/** Waits for the page to note the effect. Returns the milliseconds it took, or undefined for a lost tap. */
async function timeToEffect(page: Page): Promise<number | undefined> {
  const deadline = performance.now() + LOST_AFTER_MS;
  while (performance.now() < deadline) {
    // While the page is being left there is nothing to ask.
    const noted = await page
      .evaluate((keys) => keys.map((key) => Number(sessionStorage.getItem(key) ?? Number.NaN)), [STARTED, EFFECT])
      .catch(() => []);
    const [started = Number.NaN, effect = Number.NaN] = noted;
    if (!Number.isNaN(effect)) return effect - started;
    await page.waitForTimeout(50);
  }
  return undefined;
}

interface Tapped {
  readonly gesture: string;
  readonly moment: Moment;
  /** Time from the tap to its effect; undefined for a tap that was lost. */
  readonly times: readonly (number | undefined)[];
}

/** Taps on a slow phone, again and again, and waits for what should follow. */
export async function measureTaps({ runs }: Options): Promise<Tapped[]> {
  const deployment = readDeployment(process.env);
  const site = await serveSecurely({ folder: builtSite(), base: deployment.base });
  const browser = await openBrowser(['--ignore-certificate-errors']);
  const results: Tapped[] = [];
  try {
    for (const gesture of gestures) {
      const path = benchPages(projectFolder).find(({ name, locale }) => name === gesture.page && locale === 'en')?.path;
      if (path === undefined) throw new Error(`No page is named "${gesture.page}".`);
      for (const moment of moments) {
        const times: (number | undefined)[] = [];
        for (let run = 1; run <= runs; run += 1) {
          progress(`${gesture.name}, ${moment}, ${run} of ${runs}`);
          times.push(await tapOnce(browser, site, href(deployment, path), gesture, moment));
        }
        results.push({ gesture: gesture.name, moment, times });
      }
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  progress('');
  return results;
}

async function tapOnce(
  browser: Browser,
  site: RunningSite,
  path: string,
  gesture: Gesture,
  moment: Moment,
): Promise<number | undefined> {
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(keepTime, [STARTED, EFFECT] as const);
    await page.addInitScript(gesture.watch);
    const address = `${site.origin}${path}`;
    if (moment.startsWith('visited')) await visitFully(page, address);
    await slowDown(await context.newCDPSession(page));
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    if (moment === '3 s later') await page.waitForTimeout(3000);
    await forget(page);
    const target = await gesture.aim(page);
    if (!target) return undefined;
    await page.touchscreen.tap(target.x, target.y);
    return await timeToEffect(page);
  } finally {
    await context.close();
  }
}

/** A first view on a quick line, in which somebody opened the menu and scrolled to the end: all scripts are cached. */
async function visitFully(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await page.locator(MENU).tap();
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await page.waitForLoadState('networkidle');
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
}

async function middle(page: Page, selector: string): Promise<{ x: number; y: number } | undefined> {
  return page.evaluate((wanted) => {
    const box = document.querySelector(wanted)?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, selector);
}

export function printTaps(results: readonly Tapped[]): string {
  return table(
    ['gesture', 'moment', 'taps', 'lost', 'median ms', 'slowest ms'],
    results.map(({ gesture, moment, times }) => {
      const known = times.filter((time) => time !== undefined);
      const [middleTime, slowest] = known.length > 0 ? [median(known), Math.max(...known)] : ['–', '–'];
      return [gesture, moment, times.length, times.length - known.length, middleTime, slowest];
    }),
  );
}

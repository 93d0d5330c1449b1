import { expect, test as base, type Locator, type Page } from 'playwright/test';

interface Fixtures {
  /** The first page view of a visit, on which the loading screen shows. */
  readonly firstView: boolean;
  /** What the pages of the test logged as errors. */
  readonly errors: string[];
  /** What the site's policies refused on any page of the test; whatever is left here at its end fails it. */
  readonly violations: string[];
  /** The disclosure that holds the languages: the dropdown, or on a phone the drawer. */
  readonly menu: Locator;
  /** Presses the button of `menu`, with a finger on a phone. */
  readonly pressMenu: () => Promise<void>;
  /** Presses the screen at a place, in pixels, with a finger on a phone. */
  readonly pressAt: (x: number, y: number) => Promise<void>;
}

const VIOLATION = 'Policy violated:';

/** How many times slower the processor of a page is than it could be (`npm run test:load`). */
const SLOWED = Number(process.env.E2E_SLOWED ?? '1');

/** A failed test waits at most so long for a picture of its page. */
const SCREENSHOT_MS = 5000;

/**
 * The tests' own `test`: a returning visitor unless `firstView` says otherwise, whose `page.goto` takes the
 * paths of the route table, wherever the site under test is.
 */
export const test = base.extend<Fixtures>({
  firstView: [false, { option: true }],

  page: async ({ page, firstView }, use) => {
    if (SLOWED > 1) {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    }
    if (!firstView) {
      await page.addInitScript(() => {
        if (location.protocol.startsWith('http')) sessionStorage.setItem('visited', 'yes');
      });
    }
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url.startsWith('/') ? addressOf(url) : url, options);
      // With the session that slows it the browser forgets at a navigation that paper is emulated.
      if (SLOWED > 1) await page.emulateMedia({});
      return response;
    };
    await use(page);
    // Playwright's own option makes a picture at the end of every test, and waits 5 s for faces that a test holds back.
    const info = test.info();
    if (info.status !== info.expectedStatus)
      await page.screenshot({ path: info.outputPath('failed.png'), timeout: SCREENSHOT_MS }).catch(() => undefined);
  },

  errors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await use(errors);
  },

  violations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      // The console outlives the page that wrote to it.
      context.on('console', (message) => {
        if (message.text().startsWith(VIOLATION)) violations.push(message.text());
      });
      await context.addInitScript((mark) => {
        document.addEventListener(
          'securitypolicyviolation',
          ({ disposition, violatedDirective, blockedURI, sample }) => {
            console.debug(mark, disposition, violatedDirective, blockedURI, sample);
          },
        );
      }, VIOLATION);
      await use(violations);
      expect(violations, 'violations of the policy').toEqual([]);
    },
    { auto: true },
  ],

  menu: async ({ page, isMobile }, use) => {
    await use(page.locator(isMobile ? '.nav-mobile' : '.language'));
  },

  pressMenu: async ({ menu, isMobile }, use) => {
    const summary = menu.locator('summary');
    await use(() => (isMobile ? summary.tap() : summary.click()));
  },

  pressAt: async ({ page, isMobile }, use) => {
    await use((x, y) => (isMobile ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)));
  },
});

/** The same for a visitor without script. */
export const withoutScript = test.extend({ javaScriptEnabled: false });

/** Gives the running test so many milliseconds for each of the pages that it visits. */
export function timeFor(pages: { readonly length: number }, msEach: number): void {
  test.setTimeout(pages.length * msEach * SLOWED);
}

/**
 * The address of the second site of the tests, once it is built, which may take longer than a test; none beside a live site.
 * Throws with the reason when it cannot be built.
 */
export async function secondSiteBuilt(): Promise<string | undefined> {
  const { E2E_SITE_BELOW } = process.env;
  if (E2E_SITE_BELOW === undefined) return undefined;
  test.setTimeout(300_000 * SLOWED);
  const answer = await fetch(`${E2E_SITE_BELOW}/`);
  if (!answer.ok) throw new Error(await answer.text());
  return E2E_SITE_BELOW;
}

export { expect };

/** Waits until the page has answered to what just happened: two frames, and the tasks that wait for the second. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
      }),
  );
}

/** Where the elements that a locator finds stand on the screen, in pixels. */
export function boxesOf(locator: Locator): Promise<DOMRect[]> {
  return locator.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
}

/** Where one element stands on the screen, once it is there. */
export function boxOf(locator: Locator): Promise<DOMRect> {
  return locator.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
}

/** Scrolls at once to a position and lets the page answer. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => {
    window.scrollTo({ top, behavior: 'instant' });
  }, y);
  await settle(page);
}

/** Scrolls until so many pixels of an element's box have come in at the foot of the screen; below zero it lies so far below. */
export async function bringIn(element: Locator, pixels: number): Promise<void> {
  const top = await element.evaluate((box) => box.getBoundingClientRect().top + window.scrollY - window.innerHeight);
  await scrollTo(element.page(), top + pixels);
}

/** Reads the page from top to foot, as with the key for the next page, which leaves an eighth of the screen to go on from. */
export async function scrollThrough(page: Page): Promise<void> {
  // What is scrolled past before the scripts run is not seen.
  await page.waitForLoadState();
  await page.evaluate(async () => {
    // Observers are told in the order in which they were made: the page's own before this one.
    const observed = () =>
      new Promise<unknown>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve(undefined);
        });
        observer.observe(document.documentElement);
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight * 0.875) {
      window.scrollTo({ top, behavior: 'instant' });
      await observed();
    }
  });
}

/** The visible pictures that have not come. What lies beside the screen, in a list that is scrolled by itself, waits on. */
export const picturesToCome = (page: Page): Locator =>
  page
    .locator('.lazy-image:is([data-state="waiting"], [data-state="loading"]):not([dir=rtl] *)')
    .filter({ visible: true });

/** Scrolls through the page until every lazy picture has loaded or failed. */
export async function lookAtPictures(page: Page): Promise<void> {
  await scrollThrough(page);
  await expect(picturesToCome(page)).toHaveCount(0);
}

/** Holds back the answers to requests of an address until the returned function is called. */
export async function holdBack(page: Page, address: RegExp | string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return () => {
    resolve(undefined);
  };
}

/** The paths of the scripts or pictures that a page asks for from now on, as it asks. */
export function askedFor(page: Page, type: 'script' | 'image'): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === type) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Waits until the island of a page has come alive and listens. */
export async function awake(page: Page): Promise<void> {
  await expect(page.locator('[data-listening]')).toHaveCount(1);
}

/**
 * The full address of a path of the route table on the site under test, which may live under a base
 * path: `/en` is `http://127.0.0.1:4000/estate/en`.
 */
export function addressOf(path: string): string {
  const { baseURL = '' } = test.info().project.use;
  return `${baseURL.replace(/\/$/, '')}${path}`;
}

/** What a link to a path of the route table says: `/en` is `/estate/en` under a base path. */
export function hrefOf(path: string): string {
  return new URL(addressOf(path)).pathname;
}

/** The addresses of links, as they are written. */
export function addresses(links: Locator): Promise<(string | null)[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}

/** A pattern for the address of a path, with or without the trailing slash that some hosts add. */
export function atPath(path: string): RegExp {
  return new RegExp(`^${addressOf(path).replaceAll('.', '\\.')}/?$`);
}

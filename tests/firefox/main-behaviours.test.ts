import { setTimeout as pause } from 'node:timers/promises';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localeCodes } from '#language/locales.ts';
import { pathTo } from '#routes/paths.ts';
import type { PageRef } from '#routes/routes.ts';
import { findFirefox } from '../../tools/browser.ts';
import { describeBehaviours, type Engine } from '../support/behaviours.ts';
import { builtPages, siteFolder } from '../support/built-site.ts';
import { startStaticServer, type StaticServer } from '../../tools/static-server.ts';

/** The system's own Firefox, which Playwright cannot drive and WebDriver BiDi can. */
const executablePath = findFirefox();
const missing =
  executablePath === undefined ? 'On Debian: apt-get install firefox-esr, or set FIREFOX_PATH.' : undefined;

const options = { browser: 'firefox', executablePath: executablePath ?? '', headless: true } as const;

const home: PageRef = { id: 'home' };
const philosophy: PageRef = { id: 'philosophy' };

/** Opens a tab that notes errors and what the policy refuses. */
async function openTab(browser: Browser): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.text().startsWith('Policy violated')) errors.push(message.text());
  });
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.log('Policy violated:', violatedDirective, blockedURI);
    });
  });
  await page.setViewport({ width: 1100, height: 800 });
  return { page, errors };
}

/** At times Firefox leaves a question unanswered that is put to a page while it is being left. */
async function unanswered(): Promise<never> {
  await pause(2000, undefined, { ref: false });
  throw new Error('Firefox has not answered for two seconds.');
}

describeBehaviours('Firefox', missing, async (): Promise<Engine> => {
  const browser = await launch(options);
  const { page, errors } = await openTab(browser);
  const ask = (expression: string) => Promise.race([page.evaluate(expression), unanswered()]);
  return {
    goTo: async (address) => {
      // Firefox now and then never answers when it is sent elsewhere from a page that is still loading.
      await expect.poll(() => ask('document.readyState'), { timeout: 10_000 }).toBe('complete');
      await page.goto(address);
    },
    ask,
    // Waits until the element no longer moves.
    click: (selector) => page.locator(selector).click(),
    press: async (selector, key) => {
      await page.focus(selector);
      await page.keyboard.press(key);
    },
    errors,
    close: () => browser.close(),
  };
});

describe.skipIf(missing !== undefined)('in Firefox alone', () => {
  let server: StaticServer;
  let browser: Browser;
  let page: Page;
  let errors: string[];

  beforeAll(async () => {
    server = await startStaticServer({ folder: siteFolder });
    browser = await launch(options);
  });

  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  beforeEach(async () => {
    ({ page, errors } = await openTab(browser));
  });

  afterEach(async () => {
    await page.browserContext().close();
    expect(errors).toEqual([]);
  });

  const path = () => new URL(page.url()).pathname.replace(/(.)\/$/, '$1');
  /** Waits until a menu is closed, which may take the time in which its island is fetched. */
  const closed = (selector: string) => page.waitForSelector(`${selector}:not([open])`);
  const visible = (selector: string) => page.waitForSelector(selector, { visible: true });

  /** A later view of a visit, which no loading screen covers. */
  const comeBack = async (target: PageRef) => {
    await page.goto(server.origin + pathTo(target, 'en'));
    await page.reload();
  };

  it.each(builtPages.map(({ path: address }) => address))(
    '%s loads without an error or a violation',
    async (address) => {
      await page.goto(server.origin + address);
      expect(await page.$eval('h1', (heading) => heading.checkVisibility())).toBe(true);
    },
  );

  it('the menu of small screens opens at a click, closes at a press outside and leads on', async () => {
    await page.setViewport({ width: 390, height: 844 });
    await comeBack(home);
    await page.click('.nav-mobile > summary');
    await visible('.nav-mobile nav a');
    await page.mouse.click(3, 3);
    await closed('.nav-mobile');
    await page.click('.nav-mobile > summary');
    const link = await visible(`.nav-mobile a[href="${pathTo({ id: 'vintages' }, 'en')}"]`);
    await Promise.all([page.waitForNavigation(), link?.click()]);
    expect(path()).toBe(pathTo({ id: 'vintages' }, 'en'));
  });

  it('what the policy forbids is refused, and noticed here', async () => {
    await comeBack(home);
    await page.evaluate(() => {
      const style = document.createElement('style');
      style.append('body { display: none }');
      document.head.append(style);
    });
    expect(await page.$eval('body', (body) => body.checkVisibility())).toBe(true);
    await expect.poll(() => errors.join()).toContain('style-src');
    errors.length = 0;
  });

  it('without script, words and pictures are there, the menu opens and no loading screen shows', async () => {
    const scriptless = await launch({ ...options, extraPrefsFirefox: { 'javascript.enabled': false } });
    try {
      const tab = await scriptless.newPage();
      await tab.setViewport({ width: 1280, height: 800 });
      await tab.goto(server.origin + pathTo(philosophy, 'en'));
      const summary = await tab.evaluate(() => {
        const box = document.querySelector('.language > summary')?.getBoundingClientRect();
        return { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 };
      });
      await tab.mouse.click(summary.x, summary.y);
      const seen = await tab.evaluate(() => {
        const shows = (selector: string) =>
          [...document.querySelectorAll(selector)].map((element) => element.checkVisibility({ opacityProperty: true }));
        return {
          headings: shows('h1, h2'),
          pictures: shows('figure.plate img'),
          figures: shows('figure.plate'),
          languages: shows('.language a[hreflang]'),
          loadingScreen: shows('.loading-screen'),
        };
      });
      expect(seen.headings.length).toBeGreaterThan(2);
      expect(seen.headings).not.toContain(false);
      expect(seen.pictures).toEqual(seen.figures.map(() => true));
      expect(seen.languages).toEqual(localeCodes.map(() => true));
      expect(seen.loadingScreen).toEqual([false]);
    } finally {
      await scriptless.close();
    }
  });
});

import { launch, type Browser, type Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LOADING_SCREEN_MS } from '#config/interaction.ts';
import { localeCodes } from '#i18n/locales.ts';
import { pathTo } from '#routing/paths.ts';
import type { PageRef } from '#routing/routes.ts';
import { findFirefox } from '../../tools/browser.ts';
import { builtPages, siteFolder } from '../support/built-site.ts';
import { slugs } from '../support/content.ts';
import { startStaticServer, type StaticServer } from '../../tools/static-server.ts';

/** The main behaviours in the system's own Firefox, which Playwright cannot drive and WebDriver BiDi can. */
const executablePath = findFirefox();
if (executablePath === undefined) console.warn('Not run: Firefox (none is installed; set FIREFOX_PATH).');

const options = { browser: 'firefox', executablePath: executablePath ?? '', headless: true } as const;

const home: PageRef = { id: 'home' };
const philosophy: PageRef = { id: 'philosophy' };
const cru: PageRef = { id: 'vineyard', params: { slug: slugs[0] ?? '' } };

describe.skipIf(executablePath === undefined)('in Firefox', () => {
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
    const context = await browser.createBrowserContext();
    page = await context.newPage();
    errors = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.text().startsWith('Policy violated')) errors.push(message.text());
    });
    await page.evaluateOnNewDocument(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        console.log('Policy violated:', violatedDirective, blockedURI);
      });
    });
    await page.setViewport({ width: 1280, height: 800 });
  });

  afterEach(async () => {
    await page.browserContext().close();
    expect(errors).toEqual([]);
  });

  const goTo = (target: PageRef, locale: 'en' | 'fr' = 'en') => page.goto(server.origin + pathTo(target, locale));
  const path = () => new URL(page.url()).pathname.replace(/(.)\/$/, '$1');
  const isOpen = (selector: string) => page.$eval(selector, (menu) => menu.hasAttribute('open'));
  /** Waits until a menu is closed, which may take the time in which its island is fetched. */
  const closed = (selector: string) => page.waitForSelector(`${selector}:not([open])`);
  const visible = (selector: string) => page.waitForSelector(selector, { visible: true });
  const hidden = (selector: string) => page.waitForSelector(selector, { hidden: true });

  /** A later view of a visit, which no loading screen covers. */
  const comeBack = async (target: PageRef, locale: 'en' | 'fr' = 'en') => {
    await goTo(target, locale);
    await page.reload();
  };

  it.each(builtPages.map(({ path: address }) => address))(
    '%s loads without an error or a violation',
    async (address) => {
      await page.goto(server.origin + address);
      expect(await page.$eval('h1', (heading) => heading.checkVisibility())).toBe(true);
    },
  );

  it('the loading screen covers the first view and goes', async () => {
    await goTo(home);
    await visible('.loading-screen');
    await page.waitForSelector('.loading-screen', { hidden: true, timeout: LOADING_SCREEN_MS * 3 });
    await page.reload();
    expect(await page.$eval('html', (root) => root.classList.contains('first-view'))).toBe(false);
  });

  it('the menu of small screens opens at a click, closes at a press outside and leads on', async () => {
    await page.setViewport({ width: 390, height: 844 });
    await comeBack(home);
    await page.click('.nav-mobile > summary');
    await visible('.nav-mobile nav a');
    await page.mouse.click(20, 820);
    await closed('.nav-mobile');
    await page.click('.nav-mobile > summary');
    const link = await visible(`.nav-mobile a[href="${pathTo({ id: 'vintages' }, 'en')}"]`);
    await Promise.all([page.waitForNavigation(), link?.click()]);
    expect(path()).toBe(pathTo({ id: 'vintages' }, 'en'));
  });

  it('the language menu opens by keyboard, and Escape closes it and returns the focus', async () => {
    await comeBack(home);
    await page.focus('.language > summary');
    await page.keyboard.press('Enter');
    expect(await isOpen('.language')).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('hreflang'))).toBe(localeCodes[0]);
    await page.keyboard.press('Escape');
    await closed('.language');
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('summary');
  });

  it.each([home, philosophy, cru])('the switcher leads from $id to the same page in French', async (target) => {
    await comeBack(target);
    await page.click('.language > summary');
    const link = await visible('.language a[hreflang="fr"]');
    await Promise.all([page.waitForNavigation(), link?.click()]);
    expect(path()).toBe(pathTo(target, 'fr'));
    expect(await page.$eval('html', (root) => root.lang)).toBe('fr');
  });

  it('a lazy picture is fetched when its place comes near', async () => {
    await comeBack(philosophy);
    await page.waitForSelector('.lazy-image[data-state="waiting"]');
    expect(await page.$eval('.lazy-image img', (image) => image.naturalWidth)).toBe(0);
    await page.$eval('.lazy-image', (place) => {
      place.scrollIntoView();
    });
    await page.waitForSelector('.lazy-image[data-state="loaded"]');
    expect(await page.$eval('.lazy-image img', (image) => image.naturalWidth)).toBeGreaterThan(0);
  });

  it('the sitemap tool generates its text and copies it', async () => {
    await comeBack({ id: 'sitemap' });
    await page.waitForSelector('astro-island[component-export="SitemapTool"]:not([ssr])');
    const text = await page.$eval('.sitemap-tool__text', (element) => element.textContent);
    expect(text).toContain(`<lastmod>${new Date().toISOString().slice(0, 10)}`);
    const [generate, , copy] = await page.$$('.sitemap-tool button');
    await generate?.click();
    await copy?.click();
    await page.waitForFunction(() => document.querySelector('.sitemap-tool')?.textContent.includes('Copied!'));
  });

  it('a term of the glossary opens its definition, and Escape closes it', async () => {
    await comeBack(cru);
    const definition = await page.$eval('a[href^="#term-"]', (term) => term.getAttribute('href'));
    await page.click(`a[href="${definition}"]`);
    await visible(`${definition}:popover-open`);
    await page.keyboard.press('Escape');
    await hidden(`${definition}:popover-open`);
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
    errors = [];
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
          languages: shows('.language a'),
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

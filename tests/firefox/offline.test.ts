import { launch, type Browser, type Page } from 'puppeteer-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '#routing/paths.ts';
import type { PlainRouteId } from '#routing/routes.ts';
import { findFirefox } from '../../tools/browser.ts';
import { startStaticServer, type StaticServer } from '../../tools/static-server.ts';
import { siteFolder } from '../support/built-site.ts';
import { words } from '../support/content.ts';

const executablePath = findFirefox() ?? '';
const path = (id: PlainRouteId): string => pathTo({ id }, 'en');
const say = (key: string): string => words(`offline.${key}`, 'en');

/** Preferences of a browser, and what the offline page says in it when it is asked to keep pages. */
const browsers: readonly (readonly [what: string, said: string, preferences: Record<string, unknown>])[] = [
  // Until the window is closed.
  ['a private window', 'keeping', { 'browser.privatebrowsing.autostart': true }],
  ['a private window of earlier versions', 'refused', { 'dom.serviceWorkers.enabled': false }],
  ['a browser that stores nothing', 'refused', { 'network.cookie.cookieBehavior': 2 }],
];

describe.skipIf(executablePath === '')('copies of pages in Firefox', () => {
  let server: StaticServer;
  let browser: Browser;
  beforeEach(async () => {
    server = await startStaticServer({ folder: siteFolder });
  });
  afterEach(async () => {
    await browser.close();
    await server.close();
  });

  const open = async (extraPrefsFirefox: Record<string, unknown>): Promise<Page> => {
    browser = await launch({ browser: 'firefox', executablePath, headless: true, extraPrefsFirefox });
    const page = await browser.newPage();
    await page.goto(server.origin + path('offline'));
    // The second view of a visit, which no loading screen covers.
    await page.reload();
    return page;
  };
  const press = async (page: Page, key: string): Promise<void> => {
    const button = await page.waitForSelector(`main button:not([disabled])::-p-text(${say(key)})`);
    await button?.click();
  };
  const text = (page: Page, selector: string) =>
    page.$eval(selector, (element) => element.textContent.trim()).catch(() => '');

  it.each(browsers)('%s says "%s"', async (_, said, preferences) => {
    const page = await open(preferences);
    await press(page, 'keep-visited');
    await expect.poll(() => text(page, 'main [role=status]')).toBe(say(said));
  });
});

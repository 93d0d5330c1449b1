import { launch } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { pathTo } from '#routes/paths.ts';
import { findFirefox } from '../../tools/browser.ts';
import { startStaticServer } from '../../tools/static-server.ts';
import { siteFolder } from '../support/built-site.ts';
import { words } from '../support/content.ts';

const executablePath = findFirefox() ?? '';
const say = (key: string): string => words(`offline.${key}`, 'en');

/** Preferences of a browser, and what the offline page says in it when it is asked to keep pages. */
const browsers: readonly (readonly [what: string, said: string, preferences: Record<string, unknown>])[] = [
  // Until the window is closed.
  ['a private window', 'keeping', { 'browser.privatebrowsing.autostart': true }],
  ['a private window of earlier versions', 'refused', { 'dom.serviceWorkers.enabled': false }],
  ['a browser that stores nothing', 'refused', { 'network.cookie.cookieBehavior': 2 }],
];

describe.skipIf(executablePath === '')('copies of pages in Firefox', () => {
  it.each(browsers)('%s says "%s"', async (_, said, extraPrefsFirefox) => {
    const server = await startStaticServer({ folder: siteFolder });
    const browser = await launch({ browser: 'firefox', executablePath, headless: true, extraPrefsFirefox });
    try {
      const page = await browser.newPage();
      await page.goto(server.origin + pathTo({ id: 'offline' }, 'en'));
      // The second view of a visit, which no loading screen covers.
      await page.reload();
      const button = await page.waitForSelector(`main button:not([disabled])::-p-text(${say('keep-visited')})`);
      await button?.click();
      const status = () => page.$eval('main [role=status]', (element) => element.textContent.trim()).catch(() => '');
      await expect.poll(status, { timeout: 10_000 }).toBe(say(said));
    } finally {
      await browser.close();
      await server.close();
    }
  });
});

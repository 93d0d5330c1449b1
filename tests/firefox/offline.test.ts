import { launch } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { pathTo } from '#routes/paths.ts';
import { findFirefox } from '../../tools/browser.ts';
import { startStaticServer } from '../../tools/static-server.ts';
import { siteFolder } from '../support/built-site.ts';
import { changingSite } from '../support/changing-site.ts';
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
      await expect.poll(status).toBe(say(said));
    } finally {
      await browser.close();
      await server.close();
    }
  });

  it('keep to what is of this site and are shown when the host fails, is silent or answers with another page', async () => {
    const server = await startStaticServer({ folder: siteFolder });
    const site = await changingSite(server.origin);
    const browser = await launch({ browser: 'firefox', executablePath, headless: true });
    try {
      const page = await browser.newPage();
      const open = async (id: 'offline' | 'philosophy' | 'history') => {
        await page.goto(site.origin + pathTo({ id }, 'en'));
      };
      const text = (selector: string) =>
        page.$eval(selector, (element) => element.textContent.trim()).catch(() => undefined);
      await open('offline');
      // The second view of a visit, which no loading screen covers.
      await page.reload();
      const button = await page.waitForSelector(`main button:not([disabled])::-p-text(${say('keep-visited')})`);
      await button?.click();
      await expect.poll(() => text('main [role=status]')).toBe(say('keeping'));
      await open('philosophy');
      await expect.poll(() => page.evaluate(async () => (await caches.match(location.href)) !== undefined)).toBe(true);

      const logIn = { status: 200, html: '<!doctype html><h1>Welcome, guest</h1>' };
      for (const answer of [{ status: 503, html: 'Service unavailable' }, 'silence'] as const) {
        site.instead = () => answer;
        await open('philosophy');
        expect(await text('h1')).toBe(words('philosophy.title', 'en'));
        expect(await text('.kept-copy')).toBeTruthy();
      }
      site.instead = () => logIn;
      await open('philosophy');
      expect(await text('h1')).toBe('Welcome, guest');
      site.isOnline = false;
      await open('philosophy');
      expect(await text('h1')).toBe(words('philosophy.title', 'en'));

      // A half-finished deploy: the page names a script that the host answers with a page.
      site.isOnline = true;
      site.instead = (asked) => (asked === '/_astro/new.00000003.js' ? logIn : undefined);
      site.edit = (_, html) => html.replace('</head>', '<script src="/_astro/new.00000003.js"></script>$&');
      await open('history');
      site.isOnline = false;
      await open('history');
      expect(await text('h1')).toBe(say('title'));
    } finally {
      await browser.close();
      await site.close();
      await server.close();
    }
  });
});

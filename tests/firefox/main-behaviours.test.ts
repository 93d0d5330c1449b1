import { setTimeout as pause } from 'node:timers/promises';
import { launch } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { pathTo } from '#site/paths.ts';
import { findFirefox } from '../../tools/browser.ts';
import { startStaticServer } from '../../tools/static-server.ts';
import { describeBehaviours, type Engine } from '../support/behaviours.ts';
import { siteFolder } from '../support/built-site.ts';
import { words } from '../support/content.ts';

/** The system's own Firefox, which Playwright cannot drive and WebDriver BiDi can. */
const executablePath = findFirefox() ?? '';
const missing = executablePath === '' ? 'On Debian: apt-get install firefox-esr, or set FIREFOX_PATH.' : undefined;
const open = (extraPrefsFirefox: Record<string, unknown> = {}) =>
  launch({ browser: 'firefox', executablePath, headless: true, extraPrefsFirefox });

/** At times Firefox leaves a question unanswered that is put to a page while it is being left. */
async function unanswered(): Promise<never> {
  await pause(2000, undefined, { ref: false });
  throw new Error('Firefox has not answered for two seconds.');
}

describeBehaviours('Firefox', missing, async (): Promise<Engine> => {
  const browser = await open();
  const page = await browser.newPage();
  // Errors, and what the policy refuses.
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

const say = (key: string): string => words(`offline.${key}`, 'en');

/** Preferences of a browser, and what the offline page says in it when it is asked to keep pages. */
const browsers: readonly (readonly [what: string, said: string, preferences: Record<string, unknown>])[] = [
  // Until the window is closed.
  ['a private window', 'keeping', { 'browser.privatebrowsing.autostart': true }],
  ['a private window of earlier versions', 'refused', { 'dom.serviceWorkers.enabled': false }],
  ['a browser that stores nothing', 'refused', { 'network.cookie.cookieBehavior': 2 }],
];

it.skipIf(missing !== undefined).each(browsers)('asked to keep pages, %s says "%s"', async (_, said, preferences) => {
  const server = await startStaticServer({ folder: siteFolder });
  const browser = await open(preferences);
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

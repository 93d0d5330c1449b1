import { setTimeout as pause } from 'node:timers/promises';
import { launch } from 'puppeteer-core';
import { expect } from 'vitest';
import { findFirefox } from '../../tools/browser.ts';
import { describeBehaviours, type Engine } from '../support/behaviours.ts';

/** The system's own Firefox, which Playwright cannot drive and WebDriver BiDi can. */
const executablePath = findFirefox();
const missing =
  executablePath === undefined ? 'On Debian: apt-get install firefox-esr, or set FIREFOX_PATH.' : undefined;

/** At times Firefox leaves a question unanswered that is put to a page while it is being left. */
async function unanswered(): Promise<never> {
  await pause(2000, undefined, { ref: false });
  throw new Error('Firefox has not answered for two seconds.');
}

describeBehaviours('Firefox', missing, async (): Promise<Engine> => {
  const browser = await launch({ browser: 'firefox', executablePath: executablePath ?? '', headless: true });
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

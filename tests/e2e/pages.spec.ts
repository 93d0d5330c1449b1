import type { BrowserContext, Page, ViewportSize } from 'playwright/test';
import { axeFaults } from '../support/axe.ts';
import { expect, scrollThrough, scrollTo, test, type Watch } from '../support/e2e.ts';
import { setFace } from '../support/faces.ts';
import { lowTargets, tooWide } from '../support/fit.ts';
import { samplePages } from '../support/samples.ts';
import { everyPath } from '../support/site-pages.ts';

interface Visit {
  readonly path: string;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly watch: Watch;
  readonly isMobile: boolean;
  /** The screen of the device. */
  readonly size: ViewportSize;
}

/** Names what is asked; the answer lists what is wrong. */
type Questions = Readonly<Record<string, (visit: Visit) => Promise<readonly string[]>>>;

/** The browser's setting for the size of text, twice its default, in pixels. */
const LARGE_TYPE_PX = 32;

/** The narrowest screen that pages have to fit (WCAG 2.2, 1.4.10). */
const NARROW: ViewportSize = { width: 320, height: 640 };

/** What every page is asked, in this order. */
const questions: Questions = {
  'can be read to its end, every section and picture shown': async ({ page }) => {
    await scrollThrough(page);
    await expect(page.locator('.lazy-image:not([data-state="loaded"])')).toHaveCount(0);
    return hiddenSections(page);
  },

  'logs no error': ({ path, watch }) =>
    // What the not-found page logs has its own test.
    Promise.resolve(path === '/404.html' ? [] : watch.errors),

  'asks no other host for anything': ({ watch }) => Promise.resolve(watch.foreignRequests),

  'sets no cookie': async ({ page, context }) => [
    ...(await context.cookies()).map(({ name }) => name),
    ...(await page.evaluate(() => document.cookie.split('; ').filter(Boolean))),
  ],

  'has no fault that axe finds, in light colours': async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await scrollTo(page, 0);
    return axeFaults(page);
  },

  'has only targets that are tall enough': ({ page, isMobile }) => lowTargets(page, isMobile),

  'fits a screen of 320 pixels': async ({ page }) => {
    await page.setViewportSize(NARROW);
    return tooWide(page);
  },

  'fits in letters twice as large': async ({ page, context, size }) => {
    const browser = await context.newCDPSession(page);
    const fontSizes = { standard: LARGE_TYPE_PX, fixed: LARGE_TYPE_PX };
    await browser.send('Page.setFontSizes', { fontSizes });
    await expect(page.locator('html')).toHaveCSS('font-size', `${LARGE_TYPE_PX}px`);
    await setFace(page, 'own');
    return tooWideAt(page, NARROW, size);
  },
};

/** What pages that together hold every part of the site are asked after that. */
const questionsOfParts: Questions = {
  'fits in the fallback face, in letters twice as large, every section shown': async ({ page, size }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.reload();
    await setFace(page, 'fallback');
    const faults = await tooWideAt(page, NARROW, size);
    await scrollThrough(page);
    return [...faults, ...(await hiddenSections(page))];
  },

  'has no fault that axe finds, in dark colours': async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    return axeFaults(page, { coloursOnly: true });
  },
};

for (const path of everyPath) {
  test(`${path} on a phone`, { tag: '@phone' }, ({ page, context, watch, isMobile }) =>
    ask(questions, path, { page, context, watch, isMobile }),
  );
}

for (const { path } of samplePages()) {
  test(`${path} on a desktop`, ({ page, context, watch, isMobile }) =>
    ask({ ...questions, ...questionsOfParts }, path, { page, context, watch, isMobile }));
}

async function ask(asked: Questions, path: string, fixtures: Omit<Visit, 'path' | 'size'>): Promise<void> {
  const visit = { ...fixtures, path, size: fixtures.page.viewportSize() ?? NARROW };
  await visit.page.goto(visit.path);
  for (const [question, faults] of Object.entries(asked)) {
    await test.step(question, async () => {
      expect.soft(await faults(visit), `${visit.path} ${question}`).toEqual([]);
    });
  }
}

/** What does not fit screens of some sizes; the last of them stays. */
async function tooWideAt(page: Page, ...sizes: readonly ViewportSize[]): Promise<string[]> {
  const faults: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    faults.push(...(await tooWide(page)).map((fault) => `${size.width} pixels: ${fault}`));
  }
  return faults;
}

/** Sections that still wait for their fade-in. */
function hiddenSections(page: Page): Promise<string[]> {
  return page
    .locator('[data-hidden]')
    .evaluateAll((sections) => sections.map(({ outerHTML }) => outerHTML.slice(0, 80)));
}

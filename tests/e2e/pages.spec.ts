import type { BrowserContext, Locator, Page } from 'playwright/test';
import { axeFaults } from '../support/axe.ts';
import {
  expect,
  lookAtPictures,
  markWhenRestored,
  scrollThrough,
  scrollTo,
  test,
  withHistoryCache,
  type Watch,
} from '../support/e2e.ts';
import { setFace } from '../support/faces.ts';
import { tooWide } from '../support/fit.ts';
import { everyPath } from '../support/site-pages.ts';

test.use({ launchOptions: withHistoryCache });

interface Visit {
  readonly path: string;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly menu: Locator;
  readonly watch: Watch;
  readonly isMobile: boolean;
}

type Faults = readonly string[];

/** Least height of what is pressed (docs/behaviour.md 7.10). */
const LEAST_HEIGHT_PX = { desktop: 44, phone: 48 };

/** The browser's setting for the size of text, twice its default, in pixels. */
const LARGE_TYPE_PX = 32;

/** What every page is asked on every device, in this order. An answer lists what is wrong. */
const questions: Readonly<Record<string, (visit: Visit) => Promise<Faults>>> = {
  'can be read to its end, every section and picture shown': async ({ page }) => {
    await scrollThrough(page);
    await lookAtPictures(page);
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

  'has no fault that axe finds, in dark colours': async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const faults = await axeFaults(page, { coloursOnly: true });
    await page.emulateMedia({ colorScheme: 'light' });
    return faults;
  },

  'has only targets that are tall enough': async ({ page, menu, isMobile }) => {
    const summary = menu.locator('summary');
    await (isMobile ? summary.tap() : summary.click());
    await expect(menu.getByRole('link').first()).toBeVisible();
    const faults = await lowTargets(page, isMobile ? LEAST_HEIGHT_PX.phone : LEAST_HEIGHT_PX.desktop);
    await (isMobile ? summary.tap() : summary.click());
    return faults;
  },

  'fits a screen of 320 pixels': async ({ page }) => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 640 });
    const faults = await tooWide(page);
    if (size) await page.setViewportSize(size);
    return faults;
  },

  'fits in letters twice as large, in either face, every section shown': async ({ page, context }) => {
    const browser = await context.newCDPSession(page);
    const fontSizes = { standard: LARGE_TYPE_PX, fixed: LARGE_TYPE_PX };
    await browser.send('Page.setFontSizes', { fontSizes });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.reload();
    await expect(page.locator('html')).toHaveCSS('font-size', `${LARGE_TYPE_PX}px`);
    const faults: string[] = [];
    const size = page.viewportSize();
    for (const face of ['own', 'fallback'] as const) {
      await setFace(page, face);
      faults.push(...(await tooWide(page)).map((fault) => `${face} face: ${fault}`));
      await page.setViewportSize({ width: 320, height: 640 });
      faults.push(...(await tooWide(page)).map((fault) => `${face} face, 320 pixels: ${fault}`));
      if (size) await page.setViewportSize(size);
    }
    await scrollThrough(page);
    return [...faults, ...(await hiddenSections(page))];
  },

  'is restored from the back/forward cache': async ({ page }) => {
    await markWhenRestored(page);
    await page.goto('/500.html?elsewhere');
    await page.evaluate(() => {
      history.back();
    });
    await expect(page.locator('html')).toHaveAttribute('data-restored');
    return [];
  },
};

for (const path of everyPath) {
  test(path, async ({ page, context, menu, watch, isMobile }) => {
    await page.goto(path);
    for (const [question, ask] of Object.entries(questions)) {
      await test.step(question, async () => {
        expect.soft(await ask({ path, page, context, menu, watch, isMobile }), `${path} ${question}`).toEqual([]);
      });
    }
  });
}

/** Sections that still wait for their fade-in. */
function hiddenSections(page: Page): Promise<string[]> {
  return page
    .locator('[data-hidden]')
    .evaluateAll((sections) => sections.map(({ outerHTML }) => outerHTML.slice(0, 80)));
}

/**
 * Everything pressable that is lower than it must be. Links within a line of running text are
 * exempt, as in WCAG 2.2, 2.5.8: their height is the line's.
 */
function lowTargets(page: Page, least: number): Promise<string[]> {
  return page.locator('a[href], button, summary').evaluateAll((elements, height) => {
    const inRunningText = (element: Element): boolean => {
      let block: Element | null = element;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      return block !== null && block.textContent.trim().length > element.textContent.trim().length;
    };
    return elements
      .filter((element) => element.checkVisibility() && !inRunningText(element))
      .filter((element) => element.getBoundingClientRect().height < height - 0.01)
      .map((element) => `${element.textContent.trim()}: ${element.getBoundingClientRect().height} px`);
  }, least);
}

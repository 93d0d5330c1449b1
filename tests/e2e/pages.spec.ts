import type { BrowserContext, Page, ViewportSize } from 'playwright/test';
import { menuRoutes } from '#site/routes.ts';
import { axeFaults } from '../support/axe.ts';
import { expect, scrollThrough, scrollTo, test, timeFor } from '../support/e2e.ts';
import { setFace } from '../support/faces.ts';
import { lowTargets, sizesOf, tooWide, underNotes } from '../support/fit.ts';
import { builtPages } from '../support/built-site.ts';
import { everyPath, samplePages } from '../support/site-pages.ts';

interface Fixtures {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly errors: string[];
  readonly isMobile: boolean;
}

interface Visit extends Fixtures {
  readonly path: string;
  /** The screen of the device. */
  readonly size: ViewportSize;
  /** Sets the browser's size of text, in pixels. */
  readonly setType: (px: number) => Promise<unknown>;
}

/** Names what is asked; the answer lists what is wrong. */
type Questions = Readonly<Record<string, (visit: Visit) => Promise<readonly string[]>>>;

/** The browser's own setting for the size of text and twice as much, in pixels. */
const TYPE_PX = 16;
const LARGE_TYPE_PX = 32;

/** Pages that together hold every part of the site. */
const samplePaths: ReadonlySet<string> = new Set(samplePages().map(({ path }) => path));

/** The narrowest screen that pages have to fit (WCAG 2.2, 1.4.10). */
const NARROW: ViewportSize = { width: 320, height: 640 };

/** What pages are asked, in this order. */
const questions: Questions = {
  'can be read to its end, every section and picture shown': async ({ page }) => {
    await scrollThrough(page);
    // The tiles of the Côte lie beside one another, out of view.
    await expect(
      page.locator('.lazy-image:not([data-state="loaded"]):not([dir=rtl] *)').filter({ visible: true }),
    ).toHaveCount(0);
    return hiddenSections(page);
  },

  'logs no error': ({ path, errors }) =>
    // What the not-found page logs has its own test.
    Promise.resolve(path === '/404.html' ? [] : errors),

  'sets no cookie': async ({ page, context }) => [
    ...(await context.cookies()).map(({ name }) => name),
    ...(await page.evaluate(() => document.cookie.split('; ').filter(Boolean))),
  ],

  'has no fault that axe finds, in light colours': async ({ page, path }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await scrollTo(page, 0);
    return axeFaults(page, samplePaths.has(path) ? 'all' : 'structure');
  },

  'has only targets that are tall enough': ({ page, isMobile }) => lowTargets(page, isMobile),
};

/** What every page is asked on a phone after that. */
const questionsOnPhone: Questions = {
  'fits a screen of 320 pixels': async ({ page }) => {
    await page.setViewportSize(NARROW);
    return tooWide(page);
  },

  'fits in letters twice as large': async (visit) => {
    await setLargeType(visit);
    return tooWideAt(visit.page, NARROW, visit.size);
  },

  // Media queries do not follow the letters of the page, as they do those of the browser.
  'fits wider screens in letters that the page itself doubles': async ({ page, setType, size }) => {
    await setType(TYPE_PX);
    // The header has a test of its own.
    await page.evaluate(() => {
      document.querySelector('header')?.remove();
      document.documentElement.style.fontSize = '200%';
    });
    return tooWideAt(page, { width: 1280, height: 800 }, { width: 640, height: 800 }, size);
  },
};

/** What the sample pages are asked on a desktop. */
const questionsOfParts: Questions = {
  // Raised letters and those of drawings have sizes of their own.
  'sets its words in the six sizes of the scale': async ({ page }) =>
    (await sizesOf(page, 'svg, sup, .season-table, .drawn-label .name'))
      .filter(({ px }) => ![15, 19, 26, 40, 64, 104].includes(px))
      .map(({ px, words }) => `${px} px: ${words}`),

  'has no note of the margin over its words': ({ page }) => underNotes(page),

  'has no heading under the ground of its neighbour': ({ page }) => coveredHeadings(page),

  'has no fault that axe finds, in dark colours': async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    return axeFaults(page, 'colours');
  },

  'fits in letters twice as large': async (visit) => {
    await setLargeType(visit);
    return tooWide(visit.page);
  },

  'fits in the fallback face, in letters twice as large, every section shown': async ({ page, size }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.reload();
    await setFace(page, 'fallback');
    const faults = await tooWideAt(page, NARROW, size);
    await scrollThrough(page);
    return [...faults, ...(await hiddenSections(page))];
  },
};

for (const [group, paths] of grouped(everyPath)) {
  test(`${group} on a phone`, { tag: '@phone' }, ({ page, context, errors, isMobile }) =>
    ask({ ...questions, ...questionsOnPhone }, paths, { page, context, errors, isMobile }),
  );
}

for (const [group, paths] of grouped([...samplePaths])) {
  test(`${group} on a desktop`, ({ page, context, errors, isMobile }) =>
    ask({ ...questions, ...questionsOfParts }, paths, { page, context, errors, isMobile }));
}

/** Paths by kind and language. Pages of a group are visited in one tab, which fetches and compiles shared files once. */
function grouped(paths: readonly string[]): Map<string, string[]> {
  const kindOf = (path: string): string => {
    const built = builtPages.find((page) => page.path === path);
    if (built === undefined) return 'other pages';
    const { id } = built.page;
    const kind = id === 'vineyard' ? 'Grands Crus' : menuRoutes.some((route) => route.id === id) ? 'menu' : 'others';
    return `${kind} (${built.locale})`;
  };
  return Map.groupBy(paths, kindOf);
}

async function ask(asked: Questions, paths: readonly string[], fixtures: Fixtures): Promise<void> {
  const { page, context, errors } = fixtures;
  timeFor(paths, 20_000);
  const size = page.viewportSize() ?? NARROW;
  const browser = await context.newCDPSession(page);
  const setType = (px: number) => browser.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px } });
  for (const path of paths) {
    await setType(TYPE_PX);
    await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'light' });
    await context.clearCookies();
    errors.length = 0;
    await page.goto(path);
    for (const [question, faults] of Object.entries(asked)) {
      await test.step(`${path} ${question}`, async () => {
        expect.soft(await faults({ ...fixtures, path, size, setType }), `${path} ${question}`).toEqual([]);
      });
    }
  }
}

async function setLargeType({ page, setType }: Visit): Promise<void> {
  await setType(LARGE_TYPE_PX);
  await expect(page.locator('html')).toHaveCSS('font-size', `${LARGE_TYPE_PX}px`);
  await setFace(page, 'own');
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

/** Headings over which another part has its ground. */
function coveredHeadings(page: Page): Promise<string[]> {
  return page.locator('main :is(h2, h3):not(.sr-only, details *)').evaluateAll((headings) =>
    headings
      .filter((heading) => {
        heading.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, height } = heading.getBoundingClientRect();
        const found = document.elementFromPoint(left + 5, top + height / 2);
        const isApart = found !== null && !found.contains(heading) && !heading.contains(found);
        return isApart && getComputedStyle(found).backgroundColor !== 'rgba(0, 0, 0, 0)';
      })
      .map(({ textContent }) => textContent),
  );
}

/** Sections that still wait for their fade-in, and headings drawn only near the screen, which a picture of the whole page lacks. */
function hiddenSections(page: Page): Promise<string[]> {
  return page
    .locator('[data-hidden], main h2')
    .evaluateAll((parts) =>
      parts
        .filter(
          (one) =>
            one.matches('[data-hidden]') ||
            one.checkVisibility() !== one.checkVisibility({ contentVisibilityAuto: true }),
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
}

import { launch } from 'puppeteer-core';
import { browserArguments, findFastBrowser } from '../../tools/browser.ts';
import { INTENT_MS } from '#config/interaction.ts';
import { pathTo } from '#routes/paths.ts';
import { changingSite } from '../../tests/support/changing-site.ts';
import { expect, hrefOf, test } from '../../tests/support/e2e.ts';

const FROM = pathTo({ id: 'vineyards' }, 'en');
const TO = pathTo({ id: 'vineyard', params: { slug: 'corton-charlemagne' } }, 'en');
const marked = '.next-page';

test('the page of a link on which the pointer rests is loaded before the press, and no other, and none for a visitor who saves data', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(FROM);
  const loaded: string[] = [];
  page.context().on('request', (request) => {
    if (request.resourceType() === 'document') loaded.push(new URL(request.url()).pathname);
  });
  const link = page.locator(`main a[href="${hrefOf(TO)}"]`).first();
  await page.locator('main h1').hover();
  await page.locator('.plate a[data-plate], footer a[href$=".epub"]').last().hover();
  await page.clock.runFor(INTENT_MS);
  await expect(page.locator(marked)).toHaveCount(0);
  expect(loaded).toEqual([]);
  await link.hover();
  await page.clock.runFor(INTENT_MS);
  await expect(page.locator(marked)).toHaveAttribute('href', hrefOf(TO));

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(FROM);
  await link.hover();
  await page.clock.runFor(INTENT_MS);
  await expect(page.locator(marked)).toHaveCount(0);
});

test.describe('on the first view of a visit', () => {
  test.use({ firstView: true });

  test('a page rendered ahead leaves its marks when it is shown', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
      // However late it is on a busy machine.
      performance.now = () => 0;
    });
    await page.goto(pathTo({ id: 'home' }, 'en'));
    const visited = (): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('visited'));
    expect(await visited()).toBeNull();
    await expect(page.locator('html')).not.toHaveClass(/first-view/);
    await page.evaluate(() => {
      Reflect.deleteProperty(document, 'prerendering');
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    expect(await visited()).toBe('yes');
    await expect(page.locator('html')).toHaveClass(/first-view/);
  });
});

/** Playwright keeps the browser from rendering ahead, so this visit is made with Puppeteer. */
test('a page rendered ahead is shown at the press, and only another one is turned', async ({ baseURL }) => {
  // What the browser renders ahead it tells nobody but the host.
  const asked = Promise.withResolvers<undefined>();
  const site = await changingSite(new URL(baseURL ?? '').origin);
  site.edit = (path, text) => {
    if (path === hrefOf(TO)) asked.resolve(undefined);
    return text;
  };
  const browser = await launch({ executablePath: findFastBrowser(), args: browserArguments });
  try {
    const page = await browser.newPage();
    await page.evaluateOnNewDocument(() => {
      ViewTransition.prototype.skipTransition = () => {
        sessionStorage.setItem('shown-at-once', 'yes');
      };
    });
    const shownAtOnce = (): Promise<boolean> => page.evaluate(() => 'shown-at-once' in sessionStorage);
    await page.goto(site.origin + hrefOf(FROM));
    const link = await page.waitForSelector(`main a[href="${hrefOf(TO)}"]`);
    await link?.hover();
    await asked.promise;
    await link?.click();
    const activation = (): Promise<number> =>
      page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
          activationStart: number;
        })[];
        return location.pathname.includes('charlemagne') ? (navigation?.activationStart ?? 0) : 0;
      });
    await expect.poll(() => activation().catch(() => 0)).toBeGreaterThan(0);
    expect(await shownAtOnce()).toBe(true);
    await page.evaluate(() => {
      sessionStorage.clear();
    });
    // By keyboard nothing tells which page comes next.
    await page.focus('.neighbours a');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    expect(await shownAtOnce()).toBe(false);
  } finally {
    await browser.close();
    await site.close();
  }
});

test('the plate of a link turns into the plate of the page it leads to', async ({ page }) => {
  const named = (): Promise<string[]> =>
    page
      .locator('[data-frame]')
      .evaluateAll((frames) =>
        frames
          .filter((frame) => getComputedStyle(frame).viewTransitionName === 'plate')
          .map((frame) => frame.closest('article, .hero, li')?.textContent.trim() ?? ''),
      );
  await page.goto(TO);
  expect(await named()).toHaveLength(1);
  for (const place of ['.cru-card', 'nav li']) {
    await page.goto(FROM);
    expect(await named()).toEqual([]);
    await page.locator(`${place} a[href="${hrefOf(TO)}"]`).hover();
    await expect.poll(named).toEqual([expect.stringContaining('Corton-Charlemagne')]);
  }
});

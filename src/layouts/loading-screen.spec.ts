import type { CDPSession, Locator, Page } from 'playwright/test';
import { HERO_SUBTITLE_DELAY_MS, HERO_TITLE_DELAY_MS, LOADING_SCREEN_MS } from '#site/timings.ts';
import { pathTo } from '#site/paths.ts';
import { layoutShifts } from '../../tools/bench/sizes.ts';
import { words } from '../../tests/support/content.ts';
import { atPath, boxOf, expect, holdBack, askedFor, scrollTo, test } from '../../tests/support/e2e.ts';

test.use({ firstView: true });

const home = pathTo({ id: 'home' }, 'en');
const cru = pathTo({ id: 'vineyard', params: { slug: 'richebourg' } }, 'en');
const screenOf = (page: Page): Locator => page.locator('.loading-screen');

/** When the page arrives, in milliseconds from the start of the navigation, and how much of its time the screen has then. */
const ARRIVAL_MS = 500;
const LEFT_MS = LOADING_SCREEN_MS - ARRIVAL_MS;

/** Opens a page on which time stands still until `page.clock.runFor`, with the screen's animation at its start. */
async function openStopped(page: Page, waitUntil: 'load' | 'commit' = 'load'): Promise<Locator> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await arriveAt(page, ARRIVAL_MS);
  await page.goto(home, { waitUntil });
  const screen = screenOf(page);
  await holdAt(screen, 0);
  return screen;
}

/** Lets pages begin so many milliseconds after the start of the navigation. */
function arriveAt(page: Page, ms: number): Promise<unknown> {
  return page.addInitScript((now) => {
    performance.now = () => now;
  }, ms);
}

/** Holds the screen's animation at a moment of its run, in milliseconds. */
async function holdAt(screen: Locator, ms: number): Promise<void> {
  await screen.evaluate((element, time) => {
    const animation = element.getAnimations()[0];
    if (!animation) throw new Error('The loading screen has no animation.');
    animation.pause();
    animation.currentTime = time;
  }, ms);
}

test(
  'the first view of a visit is covered by a mark, a spinner that turns, a roller that crosses the page and words, for two seconds from the start of the navigation',
  { tag: '@both' },
  async ({ page }) => {
    const screen = await openStopped(page);
    const roller = screen.locator('.loading-screen__roller');
    const spinner = screen.locator('.loading-screen__spinner');
    await holdAt(spinner, 500);
    await expect(spinner).toHaveCSS('transform', 'matrix(-1, 0, 0, -1, 0, 0)');
    const { width } = await boxOf(screen);
    for (const share of [0, 0.5, 1]) {
      await holdAt(roller, LEFT_MS * share);
      expect((await boxOf(roller)).x / width).toBeCloseTo(share, 2);
    }
    await holdAt(roller, 0);
    await page.clock.runFor(LEFT_MS - 1);
    for (const part of [screen, screen.locator('svg'), spinner, roller]) await expect(part).toBeVisible();
    await expect(screen).toHaveText(words('loading.label', 'en'));
    expect(await screen.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    await page.clock.runFor(2);
    await expect(screen).toBeHidden();
  },
);

test('a key ends the screen early, and the words of the hero come in when the screen has ended, from a visible start', async ({
  page,
}) => {
  const screen = await openStopped(page);
  const delays = () =>
    page
      .locator('.hero :is(h1, [data-tagline])')
      .evaluateAll((words) => words.map((word) => Number.parseFloat(getComputedStyle(word).animationDelay) * 1000));
  const own = [HERO_TITLE_DELAY_MS, HERO_SUBTITLE_DELAY_MS];
  expect(await delays()).toEqual(own.map((ms) => LEFT_MS + ms));
  await page.keyboard.press('Shift');
  await expect(screen).toBeHidden();
  expect(await delays()).toEqual(own);
  for (const part of ['.hero h1', '[data-tagline]']) await expect(page.locator(part)).toHaveCSS('opacity', '1');
});

test('the mark stands in its place before spinner and words are there, and a scroll ends the screen early', async ({
  page,
}) => {
  const screen = await openStopped(page);
  const mark = screen.locator('svg');
  const whole = await boxOf(mark);
  await screen.locator('span, p').evaluateAll((parts) => {
    for (const part of parts) part.remove();
  });
  expect(await boxOf(mark)).toEqual(whole);
  await page.mouse.wheel(0, 10);
  await expect(screen).toBeHidden();
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(
    `a press ends the screen before any script or face has arrived, and is obeyed (${reducedMotion})`,
    { tag: '@both' },
    async ({ page, pressAt }) => {
      await page.emulateMedia({ reducedMotion });
      await holdBack(page, /\.(?:js|woff2)$/);
      const screen = await openStopped(page, 'commit');
      const { x, y, width, height } = await boxOf(page.getByRole('link', { name: words('home.explore', 'en') }));
      await expect(screen).toBeVisible();
      await pressAt(x + width / 2, y + height / 2);
      await expect(page).toHaveURL(atPath(pathTo({ id: 'vineyards' }, 'en')));
    },
  );
}

test('the page is there under the screen while faces and scripts are awaited, and paper shows no screen', async ({
  page,
}) => {
  await holdBack(page, /\.(?:js|woff2)$/);
  const screen = await openStopped(page, 'commit');
  await expect(screen).toBeVisible();
  for (const part of ['.header', 'h1', '.footer']) await expect(page.locator(part)).toHaveCSS('visibility', 'visible');
  await page.emulateMedia({ media: 'print' });
  await expect(screen).toBeHidden();
});

test('a page that arrives when the time is over shows no screen, nor do later pages of a visit, a reload or the way back, and input there asks for no script; a new visit shows it', async ({
  page,
  context,
  pressAt,
}) => {
  const isWithout = async (): Promise<void> => {
    await expect(screenOf(page)).toBeHidden();
    await expect(page.locator('html')).not.toHaveClass(/first-view/);
  };
  await arriveAt(page, LOADING_SCREEN_MS);
  await page.goto(home);
  await isWithout();
  await arriveAt(page, ARRIVAL_MS);
  await page.goto(pathTo({ id: 'history' }, 'en'));
  await isWithout();
  const scripts = askedFor(page, 'script');
  await page.keyboard.press('Shift');
  await pressAt(3, 3);
  await page.mouse.wheel(0, 10);
  await scrollTo(page, 50);
  expect(scripts).toEqual([]);
  await page.reload();
  await isWithout();
  await page.goBack();
  await expect(page).toHaveURL(atPath(home));
  await isWithout();

  const another = await context.newPage();
  await arriveAt(another, ARRIVAL_MS);
  await another.goto(home);
  await expect(another.locator('html')).toHaveClass(/first-view/);
});

/** The faces that the browser says it set the words of an element in. */
async function facesOf(session: CDPSession, selector: string): Promise<string[]> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return [...new Set(fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : ', local'}`))];
}

test('a first visit at 1.6 Mbit/s and 150 ms is set in EB Garamond when the loading screen ends, and next to nothing shifts', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const line = { downloadThroughput: 200_000, uploadThroughput: 200_000, latency: 150 };
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await page.addInitScript(() => {
    sessionStorage.clear();
  });
  for (const address of [cru, pathTo({ id: 'philosophy' }, 'en'), pathTo({ id: 'home' }, 'fr')]) {
    await session.send('Network.clearBrowserCache');
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html.first-view')).toHaveClass(/screen-ended/);
    for (const selector of ['h1', '[data-tagline]', '.menu-item'])
      expect.soft(await facesOf(session, selector), selector).toEqual(['EB Garamond']);
    // The words that stand in until then have the measures of the face, word by word within some pixels.
    expect(await layoutShifts(page)).toBeLessThan(0.01);
  }
});

test(
  'under it a phone lays out the sections below its screen one by one, and in the end all',
  { tag: '@phone' },
  async ({ page }) => {
    await openStopped(page);
    const waiting = () =>
      page
        .locator('main p')
        .evaluateAll(
          (all) =>
            all.filter((one) => one.checkVisibility() && !one.checkVisibility({ contentVisibilityAuto: true })).length,
        );
    expect(await waiting()).toBeGreaterThan(0);
    await page.clock.runFor(LEFT_MS);
    expect(await waiting()).toBe(0);

    // On the way to a part of the page the heights above it are true at once.
    await page.evaluate(() => {
      sessionStorage.clear();
    });
    await page.goto(`${home}#nine`);
    await page.reload();
    await expect(page.locator('html')).toHaveClass(/first-view/);
    expect(await waiting()).toBe(0);
  },
);

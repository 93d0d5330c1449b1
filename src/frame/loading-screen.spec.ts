import type { CDPSession, Locator, Page } from 'playwright/test';
import { HERO_SUBTITLE_DELAY_MS, HERO_TITLE_DELAY_MS, LOADING_SCREEN_MS } from '#config/interaction.ts';
import { pathTo } from '#routes/paths.ts';
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
  'the first view of a visit is covered by a mark, a roller that crosses it and words, for two seconds from the start of the navigation',
  { tag: '@both' },
  async ({ page }) => {
    const screen = await openStopped(page);
    const roller = screen.locator('.loading-screen__spinner');
    const { width } = await boxOf(screen);
    for (const share of [0, 0.5, 1]) {
      await holdAt(roller, LEFT_MS * share);
      expect((await boxOf(roller)).x / width).toBeCloseTo(share, 2);
    }
    await holdAt(roller, 0);
    await page.clock.runFor(LEFT_MS - 1);
    for (const part of [screen, screen.locator('svg'), roller]) await expect(part).toBeVisible();
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
  await screen.locator('.loading-screen__spinner, p').evaluateAll((parts) => {
    for (const part of parts) part.remove();
  });
  expect(await boxOf(mark)).toEqual(whole);
  await page.mouse.wheel(0, 10);
  await expect(screen).toBeHidden();
});

test(
  'a press ends the screen before any script or face has arrived and opens nothing below it, and the next one does',
  { tag: '@both' },
  async ({ page, pressAt }) => {
    await holdBack(page, /\.(?:js|woff2)$/);
    const screen = await openStopped(page, 'commit');
    // The words still wait for their faces.
    const link = page.getByRole('link', { name: words('home.explore', 'en'), includeHidden: true });
    const { x, y, width, height } = await boxOf(link);
    const press = () => pressAt(x + width / 2, y + height / 2);
    await press();
    await expect(screen).toBeHidden();
    await expect(link).toBeVisible();
    await expect(page).toHaveURL(atPath(home));
    await press();
    await expect(page).toHaveURL(atPath(pathTo({ id: 'vineyards' }, 'en')));
  },
);

test(
  'the press that ends the screen opens the search that it hits, or the menu on a phone',
  { tag: '@both' },
  async ({ page, menu, pressAt, isMobile }) => {
    await holdBack(page, /SearchSheet/);
    const screen = await openStopped(page);
    const search = page.locator('.header [data-search]');
    const { x, y, width, height } = await boxOf(isMobile ? menu.locator('summary') : search);
    await pressAt(x + width / 2, y + height / 2);
    await expect(screen).toBeHidden();
    await expect(isMobile ? menu : search).toHaveAttribute(isMobile ? 'open' : 'aria-busy');
  },
);

test('paper shows no screen, and has the words while the faces are awaited', async ({ page }) => {
  await holdBack(page, '**/*.woff2');
  const screen = await openStopped(page, 'commit');
  await expect(page.locator('h1')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(screen).toBeHidden();
  await expect(page.locator('h1')).toBeVisible();
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

test('a first visit at 1.6 Mbit/s and 150 ms is set in EB Garamond when the loading screen ends, and nothing shifts', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const line = { downloadThroughput: 200_000, uploadThroughput: 200_000, latency: 150 };
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  for (const address of [cru, pathTo({ id: 'philosophy' }, 'en')]) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html.first-view:not(.screen-ended)')).toHaveCount(0);
    for (const selector of ['h1', '[data-tagline]', '.menu-item'])
      expect.soft(await facesOf(session, selector), selector).toEqual(['EB Garamond']);
    // On a busy machine a line of the header may move by a part of a pixel.
    expect(await layoutShifts(page)).toBeLessThan(0.001);
  }
});

test('the words show under the loading screen where the faces do not come', async ({ page, context }) => {
  const release = await holdBack(page, '**/*.woff2');
  // The state lasts for some 400 ms, so the page itself notes it, frame by frame.
  await page.addInitScript(() => {
    const note = (): void => {
      const heading = document.querySelector('h1');
      const screen = document.querySelector('.loading-screen');
      const isCovered = screen !== null && getComputedStyle(screen).visibility === 'visible';
      const shows = heading !== null && getComputedStyle(heading).visibility === 'visible';
      if (isCovered && shows) document.documentElement.dataset.wordsUnderScreen = '';
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await page.goto(cru, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-words-under-screen');
  const session = await context.newCDPSession(page);
  expect(await facesOf(session, 'h1')).not.toContain('EB Garamond');
  release();
});

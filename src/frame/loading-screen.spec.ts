import type { Locator, Page } from 'playwright/test';
import { HERO_SUBTITLE_DELAY_MS, HERO_TITLE_DELAY_MS, LOADING_SCREEN_MS } from '#config/interaction.ts';
import { perLocale } from '#language/locales.ts';
import { pathTo } from '#routes/paths.ts';
import { words } from '../../tests/support/content.ts';
import { atPath, boxOf, expect, holdBack, askedFor, scrollTo, test } from '../../tests/support/e2e.ts';

test.use({ firstView: true });

const home = perLocale((locale) => pathTo({ id: 'home' }, locale));
const screenOf = (page: Page): Locator => page.locator('.loading-screen');

interface Opening {
  readonly address?: string;
  readonly waitUntil?: 'load' | 'commit';
  /** What the page is told of the time since the navigation began. */
  readonly now?: number;
}

/** Opens a page on which time stands still until `page.clock.runFor`, with the screen's animation at its start. */
async function openStopped(page: Page, { address = home.en, waitUntil = 'load', now }: Opening = {}): Promise<Locator> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  if (now !== undefined) await arriveAt(page, now);
  await page.goto(address, { waitUntil });
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

/** How much of its time the screen had left when the page began, in whole milliseconds. */
function timeLeft(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.floor(parseFloat(document.documentElement.style.getPropertyValue('--loading-screen'))),
  );
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

for (const [locale, tag] of [
  ['en', '@both'],
  ['fr', '@phone'],
] as const) {
  test(
    `the first view of a visit (${locale}) is covered by a mark, a spinner and words until its time`,
    { tag },
    async ({ page }) => {
      const screen = await openStopped(page, { address: home[locale] });
      const left = await timeLeft(page);
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThanOrEqual(LOADING_SCREEN_MS);
      await page.clock.runFor(left - 1);
      await expect(screen).toBeVisible();
      await expect(screen.locator('svg')).toBeVisible();
      await expect(screen.locator('.loading-screen__spinner')).toBeVisible();
      await expect(screen).toHaveText(words('loading.label', locale));
      const size = page.viewportSize();
      expect(await screen.boundingBox()).toEqual({ x: 0, y: 0, ...size });
      await page.clock.runFor(2);
      await expect(screen).toBeHidden();
    },
  );
}

test('its spinner is a roller that crosses the page in the time that is left, from a pale page to the printed one', async ({
  page,
}) => {
  const screen = await openStopped(page);
  const roller = screen.locator('.loading-screen__spinner');
  const { width } = await boxOf(screen);
  const left = await timeLeft(page);
  for (const share of [0, 0.5, 1]) {
    await holdAt(roller, left * share);
    expect((await boxOf(roller)).x / width).toBeCloseTo(share, 2);
  }
});

test('its time counts from the start of the navigation', async ({ page }) => {
  const screen = await openStopped(page, { now: 1500 });
  expect(await timeLeft(page)).toBe(LOADING_SCREEN_MS - 1500);
  await page.clock.runFor(LOADING_SCREEN_MS - 1500 - 1);
  await expect(screen).toBeVisible();
  await page.clock.runFor(2);
  await expect(screen).toBeHidden();
});

test('a page that arrives when the time is over shows no screen', async ({ page }) => {
  await arriveAt(page, LOADING_SCREEN_MS);
  await page.goto(home.en);
  await expect(screenOf(page)).toBeHidden();
  await expect(page.locator('html')).not.toHaveClass(/first-view/);
});

test('a key ends the screen early, and the words of the hero come in when the screen has ended', async ({ page }) => {
  const screen = await openStopped(page);
  const delays = () =>
    page
      .locator('.hero :is(h1, [data-tagline])')
      .evaluateAll((words) => words.map((word) => word.getAnimations()[0]?.effect?.getComputedTiming().delay));
  const own = [HERO_TITLE_DELAY_MS, HERO_SUBTITLE_DELAY_MS];
  const [title = 0, subtitle = 0] = (await delays()).map(Number);
  expect(title).toBeGreaterThan(HERO_TITLE_DELAY_MS);
  expect(subtitle - title).toBe(HERO_SUBTITLE_DELAY_MS - HERO_TITLE_DELAY_MS);
  await page.keyboard.press('Shift');
  await expect(screen).toBeHidden();
  expect(await delays()).toEqual(own);
});

test('a scroll ends the screen early', async ({ page }) => {
  const screen = await openStopped(page);
  await page.mouse.wheel(0, 10);
  await expect(screen).toBeHidden();
});

test(
  'a press ends the screen before any script or face has arrived, and shows the words',
  { tag: '@both' },
  async ({ page, pressAt }) => {
    await holdBack(page, /\.(?:js|woff2)$/);
    const screen = await openStopped(page, { waitUntil: 'commit' });
    await pressAt(5, 400);
    await expect(screen).toBeHidden();
    await expect(page.locator('h1')).toBeVisible();
  },
);

test(
  'the press that ends the screen opens nothing below it, and the next one does',
  { tag: '@both' },
  async ({ page, pressAt }) => {
    const screen = await openStopped(page);
    // The words may still wait for their faces.
    const link = page.getByRole('link', { name: words('home.explore', 'en'), includeHidden: true });
    const { x, y, width, height } = await boxOf(link);
    const press = () => pressAt(x + width / 2, y + height / 2);
    await press();
    await expect(screen).toBeHidden();
    await expect(page).toHaveURL(atPath(home.en));
    await press();
    await expect(page).toHaveURL(atPath(pathTo({ id: 'vineyards' }, 'en')));
  },
);

test('the mark stands in its place before spinner and words are there', async ({ page }) => {
  const screen = await openStopped(page);
  const mark = screen.locator('svg');
  const whole = await boxOf(mark);
  await screen.locator('.loading-screen__spinner, p').evaluateAll((parts) => {
    for (const part of parts) part.remove();
  });
  expect(await boxOf(mark)).toEqual(whole);
});

test('paper shows no screen, and has the words while the faces are awaited', async ({ page }) => {
  await holdBack(page, '**/*.woff2');
  const screen = await openStopped(page, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(screen).toBeHidden();
  await expect(page.locator('h1')).toBeVisible();
});

test('later pages of a visit show no screen, nor does a reload or the way back, and input there asks for no script', async ({
  page,
  pressAt,
}) => {
  await page.goto(home.en);
  await page.goto(pathTo({ id: 'history' }, 'en'));
  await expect(screenOf(page)).toBeHidden();
  const scripts = askedFor(page, 'script');
  await page.keyboard.press('Shift');
  await pressAt(3, 3);
  await page.mouse.wheel(0, 10);
  await scrollTo(page, 50);
  expect(scripts).toEqual([]);
  await page.reload();
  await expect(screenOf(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(atPath(home.en));
  await expect(screenOf(page)).toBeHidden();
});

test('a new visit shows the screen again', async ({ page, context }) => {
  await page.goto(home.en);
  const another = await context.newPage();
  await another.goto(home.en);
  await holdAt(screenOf(another), 0);
  await expect(screenOf(another)).toBeVisible();
});

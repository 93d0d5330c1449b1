import type { Locator, Page } from 'playwright/test';
import { HERO_SUBTITLE_DELAY_MS, HERO_TITLE_DELAY_MS, LOADING_SCREEN_MS } from '#config/interaction.ts';
import { perLocale } from '#language/locales.ts';
import { pathTo } from '#routes/paths.ts';
import { words } from '../support/content.ts';
import { atPath, awake, expect, holdBack, scriptsAskedFor, scrollTo, settle, test } from '../support/e2e.ts';

test.use({ firstView: true });

const home = perLocale((locale) => pathTo({ id: 'home' }, locale));
const ISLAND = /\/LoadingScreen\.[^/]+\.js$/;
const screenOf = (page: Page): Locator => page.locator('.loading-screen');

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
      await page.goto(home[locale]);
      const screen = screenOf(page);
      const timing = await screen.evaluate((element) => element.getAnimations()[0]?.effect?.getComputedTiming());
      expect(timing).toMatchObject({ delay: 0, endTime: LOADING_SCREEN_MS, fill: 'forwards' });
      await holdAt(screen, LOADING_SCREEN_MS - 1);
      await expect(screen).toBeVisible();
      await expect(screen.locator('svg')).toBeVisible();
      await expect(screen.locator('.loading-screen__spinner')).toBeVisible();
      await expect(screen).toHaveText(words('loading.label', locale));
      const size = page.viewportSize();
      expect(await screen.boundingBox()).toEqual({ x: 0, y: 0, ...size });
      await holdAt(screen, LOADING_SCREEN_MS);
      await expect(screen).toHaveCSS('visibility', 'hidden');
    },
  );
}

test('the page lies finished below the screen and answers to a press', { tag: '@both' }, async ({ page }) => {
  await page.goto(home.en);
  await holdAt(screenOf(page), 0);
  await page.getByRole('link', { name: words('home.explore', 'en') }).click();
  await expect(page).toHaveURL(new RegExp(pathTo({ id: 'vineyards' }, 'en')));
});

test('a key ends the screen early, and the words of the hero come in when the screen has ended', async ({ page }) => {
  await page.goto(home.en);
  await holdAt(screenOf(page), 0);
  const delays = () =>
    page
      .locator('.hero :is(h1, [data-tagline])')
      .evaluateAll((words) => words.map((word) => word.getAnimations()[0]?.effect?.getComputedTiming().delay));
  const own = [HERO_TITLE_DELAY_MS, HERO_SUBTITLE_DELAY_MS];
  expect(await delays()).toEqual(own.map((delay) => LOADING_SCREEN_MS + delay));
  await page.keyboard.press('Shift');
  await awake(page, 'LoadingScreen');
  await expect(screenOf(page)).toHaveCount(0);
  expect(await delays()).toEqual(own);
});

test('a scroll ends the screen early', async ({ page }) => {
  await page.goto(home.en);
  await holdAt(screenOf(page), 0);
  await page.mouse.wheel(0, 10);
  await expect(screenOf(page)).toHaveCount(0);
});

test('a press ends the screen as soon as its island arrives', { tag: '@both' }, async ({ page, pressAt }) => {
  const release = await holdBack(page, ISLAND);
  await page.goto(home.en);
  await holdAt(screenOf(page), 0);
  await pressAt(5, 400);
  await expect(screenOf(page)).toBeVisible();
  release();
  await expect(screenOf(page)).toHaveCount(0);
});

test('the island of a screen that has ended is not hydrated', async ({ page }) => {
  const release = await holdBack(page, ISLAND);
  await page.goto(home.en);
  const arrived = page.waitForResponse(ISLAND);
  await page.keyboard.press('Shift');
  await holdAt(screenOf(page), LOADING_SCREEN_MS);
  release();
  await arrived;
  await settle(page);
  await expect(page.locator('astro-island[component-export="LoadingScreen"]')).toHaveAttribute('ssr');
});

test('later pages of a visit show no screen, nor does a reload or the way back, and input there asks for no script', async ({
  page,
  pressAt,
}) => {
  await page.goto(home.en);
  await page.goto(pathTo({ id: 'history' }, 'en'));
  await expect(screenOf(page)).toBeHidden();
  const scripts = scriptsAskedFor(page);
  await page.keyboard.press('Shift');
  await pressAt(5, 400);
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

test('paper shows no screen', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(home.en);
  await expect(screenOf(page)).toBeHidden();
});

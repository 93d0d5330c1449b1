import type { Locator, Page } from 'playwright/test';
import { FADE_IN_VISIBLE_SHARE, HERO_SUBTITLE_DELAY_MS, HERO_TITLE_DELAY_MS } from '#config/interaction.ts';
import { pathTo } from '#routes/paths.ts';
import { expect, scrollTo, settle, test } from '../../tests/support/e2e.ts';

const philosophy = pathTo({ id: 'philosophy' }, 'en');
const history = pathTo({ id: 'history' }, 'en');

/** Scrolls until so many pixels of an element's box have come in at the foot of the screen. */
async function bringIn(page: Page, element: Locator, pixels: number): Promise<void> {
  const top = await element.evaluate((box) => box.getBoundingClientRect().top + window.scrollY);
  const screen = await page.evaluate(() => window.innerHeight);
  await scrollTo(page, top - screen + pixels);
}

for (const selector of ['.quote-band', '.section[data-fade-in]:not(:has(.prose--opening))']) {
  test(`${selector} is hidden until its share is in view, and then stays`, async ({ page }) => {
    await page.goto(philosophy);
    const section = page.locator(selector);
    await expect(section).toHaveCSS('opacity', '0');
    const height = await section.evaluate((box) => box.getBoundingClientRect().height);

    const screen = page.viewportSize()?.height ?? 0;
    const share = Math.min(height, screen) * FADE_IN_VISIBLE_SHARE;

    await bringIn(page, section, Math.floor(share) - 1);
    await settle(page);
    await expect(section).toHaveCSS('opacity', '0');
    // Its box covers its neighbour's there, whose links must answer.
    const pressed = await page.evaluate((y) => document.elementFromPoint(300, y)?.closest('[data-hidden]'), screen - 4);
    expect(pressed).toBeNull();

    await bringIn(page, section, Math.ceil(share) + 1);
    await expect(section).toHaveCSS('opacity', '1');

    await scrollTo(page, 0);
    await expect(section).toHaveCSS('opacity', '1');
  });
}

/** The largest part of a screen that sections waiting for their fade-in take up while a page is read to its end. */
function mostBlank(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    let most = 0;
    let top = 0;
    for (;;) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
      const boxes = [...document.querySelectorAll('[data-hidden]')].map((section) => section.getBoundingClientRect());
      if (boxes.length === 0) return most;
      const heights = boxes.map(({ top: from, bottom: to }) =>
        Math.max(0, Math.min(to, innerHeight) - Math.max(from, 0)),
      );
      most = Math.max(most, heights.reduce((sum, height) => sum + height, 0) / innerHeight);
      // On to the next section, over what has appeared; a section that never does counts in full.
      const next = Math.min(...boxes.map((box) => box.top - innerHeight));
      if (next < -2 * innerHeight) return 1;
      top += Math.max(next, innerHeight / 10);
    }
  });
}

for (const [id, width, height] of [
  ['home', 320, 568],
  ['home', 844, 390],
  ['history', 390, 844],
] as const) {
  test(`who reads ${id} at ${width} × ${height} never meets a screen that is mostly blank`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(pathTo({ id }, 'en'));
    // A fifth of the screen may wait, and the tenth by which this test scrolls.
    expect(await mostBlank(page)).toBeLessThan(FADE_IN_VISIBLE_SHARE + 0.1);
    await expect(page.locator('[data-hidden]')).toHaveCount(0);
  });
}

test('the words of the hero come in after their delays, from a visible start', async ({ page }) => {
  await page.goto(pathTo({ id: 'home' }, 'en'));
  for (const [words, delay] of [
    [page.locator('.hero h1'), HERO_TITLE_DELAY_MS],
    [page.locator('[data-tagline]'), HERO_SUBTITLE_DELAY_MS],
  ] as const) {
    await expect(words).not.toHaveCSS('animation-name', 'none');
    await expect(words).toHaveCSS('animation-delay', `${delay / 1000}s`);
    await expect(words).toHaveCSS('opacity', '1');
  }
});

test.describe('for who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing fades in, nothing moves with the scroll, nothing is animated', async ({ page }) => {
    await page.goto(philosophy);
    for (const section of await page.locator('[data-fade-in]').all()) await expect(section).toHaveCSS('opacity', '1');
    await scrollTo(page, 400);
    await expect(page.locator('[data-parallax]')).toHaveCSS('transform', 'none');
    await expect(page.locator('.hero h1')).toHaveCSS('animation-name', 'none');
  });

  test.describe('on a first view', () => {
    test.use({ firstView: true });

    test('the loading screen shows and ends, but does not spin', async ({ page }) => {
      await page.goto(history);
      await expect(page.locator('.loading-screen__spinner')).toHaveCSS('animation-name', 'none');
      const screen = page.locator('.loading-screen');
      await expect(screen).toBeHidden();
    });
  });
});

import type { Locator, Page } from 'playwright/test';
import { FADE_IN_VISIBLE_SHARE } from '#config/interaction.ts';
import { pathTo } from '#routes/paths.ts';
import { boxOf, expect, scrollTo, settle, test } from '../../tests/support/e2e.ts';

const philosophy = pathTo({ id: 'philosophy' }, 'en');
const history = pathTo({ id: 'history' }, 'en');

/** Scrolls until so many pixels of an element's box have come in at the foot of the screen. */
async function bringIn(page: Page, element: Locator, pixels: number): Promise<void> {
  const top = await element.evaluate((box) => box.getBoundingClientRect().top + window.scrollY);
  const screen = await page.evaluate(() => window.innerHeight);
  await scrollTo(page, top - screen + pixels);
}

for (const [what, path, part, width, height] of [
  ['a quotation', philosophy, '.quote-band', 1440, 900],
  ['a section', philosophy, '.section[data-fade-in]:not(:has(.prose--opening))', 1440, 900],
  ['a section higher than the screen', history, '.section[data-fade-in]', 320, 568],
] as const) {
  test(`${what} is hidden until it fills its share of the screen or its share is in view, and then stays`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    const section = page.locator(part).last();
    await expect(section).toHaveCSS('opacity', '0');
    const share = Math.min((await boxOf(section)).height, height) * FADE_IN_VISIBLE_SHARE;

    await bringIn(page, section, Math.floor(share) - 1);
    await settle(page);
    await expect(section).toHaveCSS('opacity', '0');
    // Its box covers its neighbour's there, whose links must answer.
    const pressed = await page.evaluate((y) => document.elementFromPoint(300, y)?.closest('[data-hidden]'), height - 4);
    expect(pressed).toBeNull();

    await bringIn(page, section, Math.ceil(share) + 1);
    await expect(section).toHaveCSS('opacity', '1');
    await scrollTo(page, 0);
    await expect(section).toHaveCSS('opacity', '1');
  });
}

test.describe('for who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, firstView: true });

  test('the loading screen ends but does not spin, nothing fades in, moves with the scroll or is animated', async ({
    page,
  }) => {
    await page.goto(philosophy);
    await expect(page.locator('.loading-screen__spinner')).toHaveCSS('animation-name', 'none');
    await expect(page.locator('.loading-screen')).toBeHidden();
    for (const section of await page.locator('[data-fade-in]').all()) await expect(section).toHaveCSS('opacity', '1');
    await scrollTo(page, 400);
    await expect(page.locator('[data-parallax]')).toHaveCSS('transform', 'none');
    await expect(page.locator('.hero h1')).toHaveCSS('animation-name', 'none');
  });
});

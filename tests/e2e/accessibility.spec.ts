import { pathTo } from '#routing/paths.ts';
import { axeFaults } from '../support/axe.ts';
import { awake, expect, test } from '../support/e2e.ts';

// A section that waits for its fade-in has no contrast to measure.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds no fault on a page with its menu open', async ({ page, isMobile, menu }) => {
  await page.goto(pathTo({ id: 'home' }, 'fr'));
  const summary = menu.locator('summary');
  await (isMobile ? summary.tap() : summary.click());
  await awake(page, 'HeaderNav');
  expect(await axeFaults(page)).toEqual([]);
});

test('the first link of the page skips the header', async ({ page }) => {
  await page.goto(pathTo({ id: 'history' }, 'en'));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the text' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#text')).toBeFocused();
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('buttons keep their edges', async ({ page }) => {
    await page.goto(pathTo({ id: 'home' }, 'en'));
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    const edges = await page.locator('.button, .hero__arrow').evaluateAll((elements) =>
      elements.map((element) => {
        const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
        return borderTopWidth !== '0px' && borderTopColor !== backgroundColor;
      }),
    );
    expect(edges).toEqual([true, true]);
    expect(await axeFaults(page)).toEqual([]);
  });
});

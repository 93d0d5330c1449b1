import { pathTo } from '#routes/paths.ts';
import { axeFaults } from '../support/axe.ts';
import { faintStates } from '../support/contrast.ts';
import { slugs } from '../support/content.ts';
import { expect, test, timeFor } from '../support/e2e.ts';
import { faultsOfStops, focusFaults } from '../support/focus.ts';
import { lowTargets } from '../support/fit.ts';
import { kinds } from '../support/site-pages.ts';

// A section that waits for its fade-in has no contrast to measure.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'an open menu has no fault that axe finds and no low target',
  { tag: '@both' },
  async ({ page, isMobile, menu, pressMenu }) => {
    await page.goto(pathTo({ id: 'home' }, 'fr'));
    await pressMenu();
    await expect(menu.getByRole('link').first()).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    expect(await lowTargets(page, isMobile)).toEqual([]);
  },
);

test('the first link of the page skips the header', async ({ page }) => {
  await page.goto(pathTo({ id: 'history' }, 'en'));
  await page.keyboard.press('Tab');
  const skip = page.locator('.skip');
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
    const edges = await page.locator('.button, [data-scroll-arrow]').evaluateAll((elements) =>
      elements.map((element) => {
        const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
        return borderTopWidth !== '0px' && borderTopColor !== backgroundColor;
      }),
    );
    expect(edges).toEqual([true, true]);
    expect(await axeFaults(page)).toEqual([]);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`what can be pressed on each kind of page stands out in every state (${colorScheme})`, async ({ page }) => {
    timeFor(kinds, 20_000);
    await page.emulateMedia({ colorScheme });
    for (const path of kinds) {
      await page.goto(path);
      expect.soft(await faintStates(page), path).toEqual([]);
    }
  });
}

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`what takes the focus on each kind of page can be seen, in order, at ${width} pixels`, async ({ page }) => {
    timeFor(kinds, 20_000);
    await page.setViewportSize({ width, height });
    for (const path of kinds) {
      await page.goto(path);
      expect.soft(await focusFaults(page), path).toEqual([]);
    }
  });
}

test('what takes the focus on the map of each Grand Cru can be seen at 390 pixels', async ({ page }) => {
  timeFor(slugs, 20_000);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const slug of slugs) {
    await page.goto(pathTo({ id: 'vineyard', params: { slug } }, 'en'));
    const links = page.locator('[data-map-frame] a').filter({ visible: true });
    expect.soft(await faultsOfStops(links), slug).toEqual([]);
  }
});

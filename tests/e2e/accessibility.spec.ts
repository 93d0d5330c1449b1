import type { Page } from 'playwright/test';
import { pathTo } from '#site/paths.ts';
import { axeFaults } from '../support/axe.ts';
import { faintStates } from '../support/contrast.ts';
import { slugs } from '../support/content.ts';
import { expect, test, timeFor } from '../support/e2e.ts';
import { faultsOfStops, focusFaults } from '../support/focus.ts';
import { lowTargets, sizesOf } from '../support/fit.ts';
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
  await page.keyboard.press('Enter');
  await expect(page.locator('#text')).toBeFocused();
});

test('buttons keep their edges in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(pathTo({ id: 'home' }, 'en'));
  const edges = await page.locator('.button, [data-scroll-arrow]').evaluateAll((elements) =>
    elements.map((element) => {
      const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
      return borderTopWidth !== '0px' && borderTopColor !== backgroundColor;
    }),
  );
  expect(edges).toEqual([true, true]);
  expect(await axeFaults(page)).toEqual([]);
});

/** Visits a page of each kind, and expects that nothing is found wrong with it. */
async function onEachKind(page: Page, faults: (page: Page) => Promise<readonly unknown[]>): Promise<void> {
  timeFor(kinds, 20_000);
  for (const path of kinds) {
    await page.goto(path);
    expect.soft(await faults(page), path).toEqual([]);
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`what can be pressed on each kind of page stands out in every state (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await onEachKind(page, faintStates);
  });
}

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`what takes the focus on each kind of page can be seen, in order, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await onEachKind(page, focusFaults);
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

/** Words smaller than they must be, in pixels, in texts and in drawings. Marks of notes and ends of ordinals are raised. */
async function smallWords(page: Page, texts: number, drawings: number): Promise<unknown[]> {
  const sizes = await sizesOf(page, 'sup');
  return sizes.filter(({ px, isDrawn }) => px < (isDrawn ? drawings : texts) - 0.01);
}

test('the words of the diagrams are at least 11 px high on phone, tablet and desktop', async ({ page }) => {
  for (const id of ['harvests', 'compare'] as const) {
    await page.goto(pathTo({ id }, 'fr'));
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.locator('main svg text:visible').count()).toBeGreaterThan(5);
      expect(await smallWords(page, 0, 11)).toEqual([]);
    }
  }
});

test('no text on paper is smaller than 9 pt, and no name in a drawing smaller than 8 pt', async ({ page }) => {
  // The width of A4 within its margins.
  await page.setViewportSize({ width: 703, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await onEachKind(page, () => smallWords(page, 12, (8 * 96) / 72));
});

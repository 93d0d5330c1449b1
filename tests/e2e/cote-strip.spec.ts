import type { Locator, Page } from 'playwright/test';
import { pathTo } from '#routes/paths.ts';
import { atPath, boxesOf, boxOf, expect, test } from '../support/e2e.ts';

const vineyards = pathTo({ id: 'vineyards' }, 'en');
const stripOf = (page: Page): Locator => page.locator('main nav ol[dir]');

test('the strip begins in the north, at its right end, and the tiles join', { tag: '@both' }, async ({ page }) => {
  await page.goto(vineyards);
  const strip = await boxOf(stripOf(page));
  const [first, second] = [stripOf(page).locator('li').nth(0), stripOf(page).locator('li').nth(1)];
  await expect(first.locator('img')).toBeInViewport({ ratio: 0.9 });
  const { left, right } = await boxOf(first);
  expect(right).toBeCloseTo(strip.right, 0);
  expect((await boxOf(second)).right).toBeCloseTo(left, 0);
  await second.locator('a').press('Enter');
  await expect(page).toHaveURL(atPath(pathTo({ id: 'vineyard', params: { slug: 'latricieres-chambertin' } }, 'en')));
});

for (const width of [390, 1440]) {
  test(`a press on "To the south" moves the strip on by one tile at ${width} px, where browsers make such buttons`, async ({
    page,
  }) => {
    await page.goto(vineyards);
    test.skip(!(await page.evaluate(() => CSS.supports('selector(::scroll-button(left))'))));
    await page.setViewportSize({ width, height: 844 });
    await stripOf(page).locator('a').first().focus();
    // The button to the north is off at the north end, so the one before the tiles is that to the south.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    const { right } = await boxOf(stripOf(page));
    await expect
      .poll(async () => Math.round((await boxOf(stripOf(page).locator('li').nth(1))).right))
      .toBe(Math.round(right));
  });
}

test('on paper the nine stand in three rows', async ({ page }) => {
  await page.goto(vineyards);
  await page.emulateMedia({ media: 'print' });
  const tops = (await boxesOf(stripOf(page).locator('li:visible'))).map(({ top }) => Math.round(top));
  expect(tops).toHaveLength(9);
  expect(new Set(tops).size).toBe(3);
});

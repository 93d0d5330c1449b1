import type { Locator, Page } from 'playwright/test';
import { pathTo } from '#site/paths.ts';
import { atPath, boxesOf, boxOf, expect, test } from '../../../tests/support/e2e.ts';
import { crowded } from '../../../tests/support/fit.ts';
import { words } from '../../../tests/support/content.ts';

const vineyards = pathTo({ id: 'vineyards' }, 'en');
const stripOf = (page: Page): Locator => page.getByRole('region', { name: words('vineyards.unrolled', 'en') });

test(
  'the panorama reaches from edge to edge and begins in the north, at its right end, and the tiles join',
  {
    tag: '@both',
  },
  async ({ page }) => {
    await page.goto(vineyards);
    const strip = await boxOf(stripOf(page));
    expect(strip.left).toBeCloseTo(0, 0);
    expect(strip.right).toBeCloseTo(await page.evaluate(() => document.documentElement.clientWidth), 0);
    const [first, second] = [stripOf(page).locator('li').nth(0), stripOf(page).locator('li').nth(1)];
    await expect(first.locator('img')).toBeInViewport({ ratio: 0.9 });
    const { left, right } = await boxOf(first);
    expect(right).toBeCloseTo(strip.right, 0);
    expect((await boxOf(second)).right).toBeCloseTo(left, 0);
    await second.locator('a').press('Enter');
    await expect(page).toHaveURL(atPath(pathTo({ id: 'vineyard', params: { slug: 'latricieres-chambertin' } }, 'en')));
  },
);

test('without script the keyboard scrolls the panorama, which rests at a tile', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(vineyards);
  await stripOf(page).focus();
  await page.keyboard.press('ArrowLeft');
  const rests = async (): Promise<number> => {
    const strip = await boxOf(stripOf(page));
    const boxes = await boxesOf(stripOf(page).locator('li'));
    return boxes.findIndex(({ right }) => Math.abs(right - strip.right) < 1.5);
  };
  await expect.poll(rests).toBe(1);
  await context.close();
});

for (const width of [390, 1440]) {
  test(`where browsers make such buttons, "To the south" moves the panorama on, to rest at a tile (${width} px)`, async ({
    page,
  }) => {
    await page.goto(vineyards);
    test.skip(!(await page.evaluate(() => CSS.supports('selector(::scroll-button(left))'))));
    await page.setViewportSize({ width, height: 844 });
    // A button that is off can be read all the same.
    const opacities = await stripOf(page).evaluate((strip) =>
      ['left', 'right'].map((side) => getComputedStyle(strip, `::scroll-button(${side})`).opacity),
    );
    expect(opacities).toEqual(['1', '1']);
    await stripOf(page).focus();
    // The button to the north is off at the north end, so the one before the panorama is that to the south.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    const { right } = await boxOf(stripOf(page));
    const resting = async (): Promise<number> =>
      (await boxesOf(stripOf(page).locator('li'))).findIndex((tile) => Math.abs(tile.right - right) < 1.5);
    await expect.poll(resting).toBeGreaterThan(0);
  });
}

for (const [media, width] of [
  ['screen', 390],
  ['screen', 820],
  ['screen', 1440],
  ['print', 703],
] as const) {
  test(`each name stands in the sky of its tile, and on paper the ten are in two rows (${media}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ media });
    await page.goto(vineyards);
    const tiles = stripOf(page).locator('li:visible');
    const names = tiles.locator('[data-name] > span');
    expect(await crowded(names)).toEqual([]);
    for (const tile of await tiles.all()) {
      const frame = await boxOf(tile);
      for (const name of await boxesOf(tile.locator('[data-name] > span'))) {
        expect(name.top).toBeGreaterThanOrEqual(frame.top);
        expect(name.bottom).toBeLessThan(frame.top + 0.28 * frame.height);
      }
    }
    const tops = (await boxesOf(tiles)).map(({ top }) => Math.round(top));
    expect(new Set(tops).size).toBe(media === 'print' ? 2 : 1);
    const onMap = page.locator('a > ol[aria-hidden] > li').filter({ visible: true });
    await expect(onMap).toHaveCount(9);
    expect(await crowded(onMap)).toEqual([]);
  });
}

for (const width of [768, 820])
  test(`no name under the map of the nine is broken within a word (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(pathTo({ id: 'vineyards' }, 'fr'));
    const items = page.locator('main figure a > ol > li').filter({ visible: true });
    await expect(items).toHaveCount(9);
    // All numbers stand in one row, alone or over the names.
    const numbers = await boxesOf(items.locator('span:first-child'));
    expect(new Set(numbers.map(({ top }) => Math.round(top)))).toHaveProperty('size', 1);
    const names = await boxesOf(items.locator('span:last-child').filter({ visible: true }));
    for (const { top } of names) expect(top).toBeGreaterThan((numbers[0]?.bottom ?? Infinity) - 2);
    const broken = await items.locator('span:last-child').evaluateAll((names) =>
      names.flatMap(({ firstChild, textContent }) =>
        Array.from(textContent.matchAll(/\p{L}+/gu)).flatMap(({ 0: letters, index }) => {
          const word = document.createRange();
          word.setStart(firstChild ?? document.body, index);
          word.setEnd(firstChild ?? document.body, index + letters.length);
          return word.getClientRects().length > 1 ? letters : [];
        }),
      ),
    );
    expect(broken).toEqual([]);
  });

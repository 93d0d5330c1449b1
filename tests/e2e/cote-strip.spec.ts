import type { Locator, Page } from 'playwright/test';
import { localeCodes } from '#language/locales.ts';
import { pathTo } from '#routes/paths.ts';
import { frontMatter, slugs } from '../support/content.ts';
import { atPath, boxOf, expect, hrefOf, test } from '../support/e2e.ts';

const vineyards = pathTo({ id: 'vineyards' }, 'en');
/** Place of a Grand Cru from the north. */
const orderOf = (slug: string): number =>
  (frontMatter(`facts/vineyards/grand-cru/${slug}.md`) as { readonly order: number }).order;

const stripOf = (page: Page): Locator => page.locator('main nav ol[dir]');

for (const locale of localeCodes) {
  test(`the page of vineyards (${locale}) opens on the Côte: nine tiles from north to south lead to the nine crus`, async ({
    page,
  }) => {
    await page.goto(pathTo({ id: 'vineyards' }, locale));
    const links = await stripOf(page)
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const crus = slugs
      .toSorted((a, b) => orderOf(a) - orderOf(b))
      .map((slug) => hrefOf(pathTo({ id: 'vineyard', params: { slug } }, locale)));
    expect(links.slice(0, -1)).toEqual(crus);
    expect(links.at(-1)).toBe('#premier-cru');
  });
}

test('the strip begins in the north, at its right end, and the tiles join', { tag: '@both' }, async ({ page }) => {
  await page.goto(vineyards);
  const strip = await boxOf(stripOf(page));
  const [first, second] = [stripOf(page).locator('li').nth(0), stripOf(page).locator('li').nth(1)];
  await expect(first.locator('img')).toBeInViewport({ ratio: 0.9 });
  const [right, left] = [await boxOf(first), await boxOf(second)];
  expect(right.x + right.width).toBeCloseTo(strip.x + strip.width, 0);
  expect(left.x + left.width).toBeCloseTo(right.x, 0);
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
    const strip = await boxOf(stripOf(page));
    await stripOf(page).locator('a').first().focus();
    // The button to the north is off at the north end, so the one before the tiles is that to the south.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    const second = stripOf(page).locator('li').nth(1);
    await expect
      .poll(async () => Math.round((await boxOf(second)).x))
      .toBe(Math.round(strip.x + strip.width - (await boxOf(second)).width));
  });
}

test('on paper the nine stand in three rows', async ({ page }) => {
  await page.goto(vineyards);
  await page.emulateMedia({ media: 'print' });
  const boxes = await stripOf(page)
    .locator('li:visible')
    .evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().top)));
  expect(boxes).toHaveLength(9);
  expect(new Set(boxes).size).toBe(3);
});

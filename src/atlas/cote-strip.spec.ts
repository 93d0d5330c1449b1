import type { Locator, Page } from 'playwright/test';
import { pathTo } from '#routes/paths.ts';
import { slugs } from '../../tests/support/content.ts';
import { addresses, atPath, boxesOf, boxOf, expect, hrefOf, test } from '../../tests/support/e2e.ts';
import { crowded } from '../../tests/support/fit.ts';

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
  test(`where browsers make such buttons, "To the south" moves the strip on by one tile (${width} px)`, async ({
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

for (const [media, width] of [
  ['screen', 390],
  ['screen', 1440],
  ['print', 820],
] as const) {
  test(`picture, name and map of a tile stand apart, and on paper the nine in three rows (${media}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ media });
    await page.goto(vineyards);
    const tiles = stripOf(page).locator('li:visible');
    await expect(tiles.locator('[data-tile-map]:visible')).toHaveCount(await tiles.count());
    for (const tile of await tiles.all())
      expect(await crowded(tile.locator('[data-frame], a > span:last-of-type, [data-tile-map]'))).toEqual([]);
    const tops = (await boxesOf(tiles)).map(({ top }) => Math.round(top));
    if (media === 'print') expect(new Set(tops).size).toBe(3);
  });
}

test('the map of each tile shows the whole climat of its link in the middle', async ({ page }) => {
  await page.goto(vineyards);
  const links = await addresses(stripOf(page).locator('li > a'));
  const windows = await stripOf(page)
    .locator('[data-tile-map]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('viewBox')));
  const file = await stripOf(page).locator('image').first().getAttribute('href');
  const drawing = await (await page.request.get(file ?? '')).text();
  // Measured in a page of its own, without the style sheet, which the policy of the site forbids in a document.
  await page.goto('about:blank');
  await page.setContent(drawing.replace(/<style>.*?<\/style>/s, ''));
  const pieces = await page.locator('svg > svg').evaluateAll((all) =>
    (all as SVGSVGElement[]).map((piece) => {
      const [y = 0, width = 0, height = 0] = [piece.y, piece.width, piece.height].map(({ baseVal }) => baseVal.value);
      const climat = piece.querySelector<SVGPathElement>('.climat')?.getBBox() ?? new DOMRect();
      return {
        id: piece.id,
        window: [0, y, width, height].join(' '),
        middle: [(climat.x + climat.width / 2) / width, (climat.y + climat.height / 2) / height],
        share: Math.max(climat.width / width, climat.height / height),
      };
    }),
  );
  expect(pieces.map(({ window }) => window)).toEqual(windows);
  for (const [n, { id, middle, share }] of pieces.entries()) {
    for (const place of middle) expect(place, id).toBeCloseTo(0.5, 1);
    expect(share, id).toBeLessThan(1);
    if (n < slugs.length) expect(links[n]).toBe(hrefOf(pathTo({ id: 'vineyard', params: { slug: id } }, 'en')));
  }
});

import type { Locator, Page } from 'playwright/test';
import { pathTo } from '#routes/paths.ts';
import { slugs } from '../../tests/support/content.ts';
import { atPath, boxesOf, boxOf, expect, hrefOf, test } from '../../tests/support/e2e.ts';

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

test('the button that is off keeps the contrast of its words', async ({ page }) => {
  await page.goto(vineyards);
  test.skip(!(await page.evaluate(() => CSS.supports('selector(::scroll-button(left))'))));
  const styles = await stripOf(page).evaluate((strip) =>
    ['left', 'right'].map((side) => {
      const { opacity, color, content } = getComputedStyle(strip, `::scroll-button(${side})`);
      return { opacity, color, content };
    }),
  );
  const [south, north] = styles;
  expect([south?.opacity, north?.opacity]).toEqual(['1', '1']);
  expect(south?.content).toContain('←');
  expect(north?.content).not.toContain('→');
  expect(north?.color).not.toBe(south?.color);
});

for (const [media, width] of [
  ['screen', 390],
  ['screen', 820],
  ['screen', 1440],
  ['print', 820],
] as const) {
  test(`below the name in each tile lies a map as wide as the tile, at ${width} px (${media})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ media });
    await page.goto(vineyards);
    const tiles = stripOf(page).locator('li:visible');
    const pictures = await boxesOf(tiles.locator('[data-frame]'));
    const names = await boxesOf(tiles.locator('a > span:last-of-type'));
    const maps = await boxesOf(tiles.locator('[data-tile-map]'));
    expect(maps).toHaveLength(await tiles.count());
    for (const [n, map] of maps.entries()) {
      expect(map.left).toBeCloseTo(pictures[n]?.left ?? NaN, 0);
      expect(map.right).toBeCloseTo(pictures[n]?.right ?? NaN, 0);
      expect(names[n]?.top).toBeGreaterThanOrEqual(pictures[n]?.bottom ?? NaN);
      expect(map.top).toBeGreaterThanOrEqual(names[n]?.bottom ?? NaN);
    }
  });
}

test('the map of each tile shows the climat of its link in the middle, and all of its recorded plots', async ({
  page,
}) => {
  await page.goto(vineyards);
  const tiles = await stripOf(page)
    .locator('li')
    .evaluateAll((all) =>
      all.map((tile) => ({
        path: tile.querySelector('a')?.getAttribute('href'),
        window: tile.querySelector('[data-tile-map]')?.getAttribute('viewBox')?.split(' ').map(Number) ?? [],
        address: tile.querySelector('image')?.href.baseVal,
      })),
    );
  const file = await (await page.request.get(tiles[0]?.address ?? '')).text();
  // Measured in a page of its own, without the style sheet, which the policy of the site forbids in a document.
  await page.goto('about:blank');
  const pieces = await page.evaluate((svg) => {
    document.body.innerHTML = svg.replace(/<style>.*?<\/style>/s, '');
    return [...document.querySelectorAll('svg > svg')].map((piece) => {
      const boxOf = (part: string) => {
        const shape = piece.querySelector<SVGPathElement>(`.${part}`);
        const { x = NaN, y = NaN, width = NaN, height = NaN } = shape?.getBBox() ?? {};
        return { left: x, top: y, right: x + width, bottom: y + height };
      };
      return {
        id: piece.id,
        window: ['x', 'y', 'width', 'height'].map((name) => Number(piece.getAttribute(name))),
        climat: boxOf('climat'),
        plots: boxOf('plots'),
      };
    });
  }, file);
  expect(pieces).toHaveLength(tiles.length);
  for (const [n, { path, window }] of tiles.entries()) {
    const piece = pieces[n];
    if (!piece) continue;
    const [, , width = NaN, height = NaN] = window;
    const { climat, plots } = piece;
    expect(window, piece.id).toEqual(piece.window);
    expect((climat.left + climat.right) / width, piece.id).toBeCloseTo(1, 1);
    expect((climat.top + climat.bottom) / height, piece.id).toBeCloseTo(1, 1);
    if (n === slugs.length) continue;
    expect(hrefOf(pathTo({ id: 'vineyard', params: { slug: piece.id } }, 'en'))).toBe(path);
    // Limits of plots and of climats are drawn by two offices, and rounded.
    const slack = width / 100;
    for (const [inner, outer] of [
      [climat, { left: 0, top: 0, right: width, bottom: height }],
      [plots, climat],
    ] as const) {
      expect(inner.left, piece.id).toBeGreaterThan(outer.left - slack);
      expect(inner.top, piece.id).toBeGreaterThan(outer.top - slack);
      expect(inner.right, piece.id).toBeLessThan(outer.right + slack);
      expect(inner.bottom, piece.id).toBeLessThan(outer.bottom + slack);
    }
  }
});

test('on paper the nine stand in three rows', async ({ page }) => {
  await page.goto(vineyards);
  await page.emulateMedia({ media: 'print' });
  const tops = (await boxesOf(stripOf(page).locator('li:visible'))).map(({ top }) => Math.round(top));
  expect(tops).toHaveLength(9);
  expect(new Set(tops).size).toBe(3);
});

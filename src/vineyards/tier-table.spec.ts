import { pathTo } from '#site/paths.ts';
import { words } from '../../tests/support/content.ts';
import { boxesOf, boxOf, expect, test } from '../../tests/support/e2e.ts';

const path = pathTo({ id: 'vineyards' }, 'en');

for (const width of [390, 1440])
  test(`a wine has its row under its village, and the address of a wine leads to it (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${path}#volnay`);
    const row = page.locator('#volnay');
    await expect(row).toBeInViewport({ ratio: 1 });
    expect((await boxOf(row)).right).toBeLessThanOrEqual(width);
    const table = page.getByRole('table', { name: words('vineyards.premier-cru', 'en') });
    await expect(table.getByRole('rowheader', { name: 'Volnay', exact: false })).toBeVisible();
    const village = await boxOf(table.getByText('Meursault', { exact: true }));
    const wine = await boxOf(row.getByText('Volnay', { exact: true }));
    expect(width < 640 ? village.bottom : village.right).toBeLessThanOrEqual((width < 640 ? wine.top : wine.left) + 1);
  });

for (const width of [1240, 1440, 2000])
  test(`the holdings stand on the columns of the text (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const text = await boxOf(page.locator('.section .prose').first());
    const columns = await boxesOf(page.locator('.cru-index__line > p, .holdings [scope=row]'));
    for (const { left } of columns) expect(Math.abs(left - text.left)).toBeLessThan(4);
  });

test('on a phone a row of the table of the atlas is read by itself, and stays a row', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pathTo({ id: 'atlas' }, 'en'));
  const table = page.getByRole('table', { name: words('atlas.list.title', 'en') });
  const row = table.getByRole('row', { name: /^Chambertin/ });
  const cells = row.getByRole('cell');
  await expect(cells).toHaveText(['0.70', /^ ?of 12.90.ha$/, ', 5.4%'], { useInnerText: true });
  const bottoms = (await boxesOf(cells)).map(({ bottom }) => bottom);
  expect(new Set([...bottoms, (await boxOf(row.getByText('Grand Cru'))).bottom].map(Math.round)).size).toBeLessThan(3);
  await expect(table.getByRole('columnheader').first()).toHaveText('Held', { useInnerText: true });
});

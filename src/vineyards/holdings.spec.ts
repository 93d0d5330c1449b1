import { pathTo } from '#routes/paths.ts';
import { words } from '../../tests/support/content.ts';
import { boxOf, expect, test } from '../../tests/support/e2e.ts';

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

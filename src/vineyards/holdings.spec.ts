import { pathTo } from '#routes/paths.ts';
import { words } from '../../tests/support/content.ts';
import { boxOf, expect, test } from '../../tests/support/e2e.ts';

const path = pathTo({ id: 'vineyards' }, 'en');

test('the strip of a plate beside the index unrolls where its line is pointed at or has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  const line = (name: string) => page.locator('.cru-index > li').filter({ hasText: name });
  const plateOf = (name: string) => line(name).locator('.plate');
  const WHOLE = 'inset(0px)';
  await page.getByRole('link', { name: 'Clos de Vougeot', exact: true }).hover();
  await expect(plateOf('Clos de Vougeot')).toHaveCSS('clip-path', WHOLE);
  await expect(plateOf('Corton-Charlemagne')).not.toHaveCSS('clip-path', WHOLE);

  await line('Corton-Charlemagne')
    .getByRole('link', { name: words('vineyards.more', 'en') })
    .focus();
  await page.mouse.move(0, 0);
  await expect(plateOf('Corton-Charlemagne')).toHaveCSS('clip-path', WHOLE);
  await expect(plateOf('Clos de Vougeot')).not.toHaveCSS('clip-path', WHOLE);
  const text = await boxOf(line('Corton-Charlemagne').locator('.cru-index__line'));
  expect((await boxOf(plateOf('Corton-Charlemagne'))).left).toBeGreaterThanOrEqual(text.right);
});

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

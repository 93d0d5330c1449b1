import { boxesOf, expect, test } from '../../tests/support/e2e.ts';

test('on a phone the sheets tell how their scales differ, and the nine have a bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/atlas/en');
  const bars = await boxesOf(page.locator('.cote-sheet__bar > path').filter({ visible: true }));
  const times = ((bars[0]?.width ?? NaN) / (bars[1]?.width ?? NaN)).toFixed(1);
  await expect(page.locator('.cote-sheet')).toContainText(
    new RegExp(`drawn ${times} times smaller[^]*1–\\u20609\\s*200\\sm`),
  );
});

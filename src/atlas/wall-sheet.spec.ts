import { words } from '../../tests/support/content.ts';
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

for (const colorScheme of ['light', 'dark'] as const)
  test(`the key has the grounds of the map in the colours that they have there (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/atlas/en');
    const file = await page.evaluate(async () => (await fetch('/uploads/maps/cote.svg')).text());
    const [, light, dark] = file.split(':root');
    const onMap = Array.from(file.matchAll(/fill="var\((--[a-z]+)\)"/g), ([, name = '']) => {
      const [, hex = ''] = new RegExp(`${name}:#(\\w+)`).exec((colorScheme === 'light' ? light : dark) ?? '') ?? [];
      return `rgb(${[0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
    });
    for (const [index, kind] of ['land', 'quiet', 'grand'].entries()) {
      const sample = page.locator(`.cote-sheet__legend .cote-sheet__${kind}`);
      await expect(sample).toHaveCSS('fill', onMap[index] ?? '');
      await expect(sample).toHaveCSS('fill-opacity', '1');
    }
    expect(file).not.toContain('opacity');
  });

test('the page alone has a title on screens, and on paper the map has its own', async ({ page }) => {
  await page.goto('/atlas/en');
  const title = page.getByText(words('atlas.sheet', 'en'), { exact: true });
  await expect(title).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(title).toBeVisible();
});

import { expect, test } from '../support/e2e.ts';
import { overflow, textOutside } from '../support/fit.ts';
import { everyPath } from '../support/site-pages.ts';

for (const path of everyPath) {
  test(`${path} fits a screen of 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await textOutside(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
}

import { localeCodes } from '#language/locales.ts';
import { pathTo } from '#routes/paths.ts';
import { expect, test } from '../support/e2e.ts';

for (const locale of localeCodes) {
  test(`Home fits a screen of 320 px, and its sources are on paper (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(pathTo({ id: 'home' }, locale));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const sources = page.locator('.sources ol li');
    await expect(sources.first()).not.toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(sources.first()).toBeVisible();
  });
}

test('nothing sticks on a screen of 320 by 256 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const id of ['home', 'compare'] as const) {
    await page.goto(pathTo({ id }, 'en'));
    const stuck = await page
      .locator('#header, main *, footer *')
      .evaluateAll((all) => all.filter((one) => /fixed|sticky/.test(getComputedStyle(one).position)).length);
    expect(stuck, id).toBe(0);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the mark of a source leads to it', async ({ page }) => {
    await page.goto(pathTo({ id: 'home' }, 'en'));
    const mark = page.locator('.citation a').first();
    await mark.click();
    await expect(page.locator((await mark.getAttribute('href')) ?? '')).toBeInViewport();
  });
});

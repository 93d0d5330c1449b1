import { localeCodes } from '#language/locales.ts';
import { pathTo } from '#routes/paths.ts';
import { atPath, expect, hrefOf, markWhenRestored, test } from '../support/e2e.ts';
import { samplesIn } from '../support/site-pages.ts';

for (const locale of localeCodes) {
  test(`pages of every kind (${locale}) are restored from the back/forward cache`, async ({ page }) => {
    for (const { path } of samplesIn(locale)) {
      await page.goto(path);
      await markWhenRestored(page);
      await page.goto('/500.html?elsewhere');
      await page.evaluate(() => {
        history.back();
      });
      await expect(page.locator('html'), path).toHaveAttribute('data-restored');
    }
  });
}

test('a page restored from the back/forward cache has its menu closed', async ({ page, menu, pressMenu }) => {
  await page.goto(pathTo({ id: 'philosophy' }, 'en'));
  await markWhenRestored(page);
  await pressMenu();
  await expect(menu).toHaveAttribute('open');

  const elsewhere = pathTo({ id: 'history' }, 'en');
  await page.evaluate((address) => {
    location.assign(address);
  }, hrefOf(elsewhere));
  await expect(page).toHaveURL(atPath(elsewhere));
  await page.evaluate(() => {
    history.back();
  });
  await expect(page.locator('html')).toHaveAttribute('data-restored');
  await expect(menu).not.toHaveAttribute('open');
});

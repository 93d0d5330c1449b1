import { pathTo } from '#routing/paths.ts';
import { atPath, awake, expect, hrefOf, markWhenRestored, test } from '../support/e2e.ts';
import { samplePages } from '../support/samples.ts';

for (const { path } of samplePages()) {
  test(`${path} is restored from the back/forward cache`, async ({ page }) => {
    await page.goto(path);
    await markWhenRestored(page);
    await page.goto('/500.html?elsewhere');
    await page.evaluate(() => {
      history.back();
    });
    await expect(page.locator('html')).toHaveAttribute('data-restored');
  });
}

test('a page restored from the back/forward cache has its menu closed', async ({ page, menu, pressMenu }) => {
  await page.goto(pathTo({ id: 'philosophy' }, 'en'));
  await markWhenRestored(page);
  await pressMenu();
  await awake(page, 'HeaderNav');
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

import { pathTo } from '#routing/paths.ts';
import { atPath, awake, expect, markWhenRestored, test, withHistoryCache } from '../support/e2e.ts';

test.use({ launchOptions: withHistoryCache });

test('a page restored from the back/forward cache has its menu closed', async ({ page, isMobile, menu }) => {
  await page.goto(pathTo({ id: 'philosophy' }, 'en'));
  await markWhenRestored(page);
  const summary = menu.locator('summary');
  await (isMobile ? summary.tap() : summary.click());
  await awake(page, 'HeaderNav');
  await expect(menu).toHaveAttribute('open');

  const elsewhere = pathTo({ id: 'history' }, 'en');
  await page.evaluate((path) => {
    location.assign(path);
  }, elsewhere);
  await expect(page).toHaveURL(atPath(elsewhere));
  await page.evaluate(() => {
    history.back();
  });
  await expect(page.locator('html')).toHaveAttribute('data-restored');
  await expect(menu).not.toHaveAttribute('open');
});

import { pathTo } from '#routing/paths.ts';
import { expect, test } from '../support/e2e.ts';

const home = pathTo({ id: 'home' }, 'en');

test('the year of the footer follows a later clock, but not an earlier one', async ({ page }) => {
  const year = page.locator('[data-year]');
  await page.clock.setFixedTime(new Date('2001-06-01T12:00:00Z'));
  await page.goto(home);
  await expect(year).toHaveText(/^20[2-9]\d$/);
  await page.clock.setFixedTime(new Date('2093-06-01T12:00:00Z'));
  await page.goto(home);
  await expect(year).toHaveText('2093');
});

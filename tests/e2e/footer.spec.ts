import { site } from '#config/site.ts';
import { pathTo } from '#routing/paths.ts';
import { expect, test } from '../support/e2e.ts';
import { everyPath } from '../support/site-pages.ts';

const home = pathTo({ id: 'home' }, 'en');

for (const path of everyPath) {
  test(`the footer of ${path} names the brand and the year and says whose page this is not`, async ({ page }) => {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    const french = (await page.locator('html').getAttribute('lang')) === 'fr';
    await expect(footer).toContainText(new RegExp(`© 20\\d\\d ${site.brand}`));
    await expect(footer).toContainText(french ? 'sans lien avec le producteur' : 'not endorsed by the producer');
    await expect(footer).toContainText(
      french ? /corrections et suggestions sont les bienvenues/i : /corrections and suggestions are welcome/i,
    );
    await expect(footer).toContainText(french ? 'à consommer avec modération' : 'drink in moderation');
  });
}

test('a later clock raises the year, an earlier one does not lower it', async ({ page }) => {
  const year = page.locator('[data-year]');
  await page.clock.setFixedTime(new Date('2001-06-01T12:00:00Z'));
  await page.goto(home);
  await expect(year).toHaveText(/^20[2-9]\d$/);
  await page.clock.setFixedTime(new Date('2093-06-01T12:00:00Z'));
  await page.goto(home);
  await expect(year).toHaveText('2093');
});

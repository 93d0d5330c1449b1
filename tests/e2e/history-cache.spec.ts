import { localeCodes } from '#language/locales.ts';
import { expect, test } from '../support/e2e.ts';
import { samplesIn } from '../support/site-pages.ts';

for (const locale of localeCodes) {
  test(`pages of every kind (${locale}) are restored from the back/forward cache, with their menu closed`, async ({
    page,
    menu,
    pressMenu,
  }) => {
    for (const { path } of samplesIn(locale)) {
      await page.goto(path);
      await page.evaluate(() => {
        window.addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.toggleAttribute('data-restored', persisted);
        });
      });
      await pressMenu();
      await expect(menu).toHaveAttribute('open');
      await page.goto('/500.html?elsewhere');
      await page.evaluate(() => {
        history.back();
      });
      await expect(page.locator('html'), path).toHaveAttribute('data-restored');
      await expect(menu, path).not.toHaveAttribute('open');
    }
  });
}

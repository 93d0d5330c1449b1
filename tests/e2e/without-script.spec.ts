import type { Page } from 'playwright/test';
import { localeCodes } from '#language/locales.ts';
import { pathTo } from '#site/paths.ts';
import { menuRoutes } from '#site/routes.ts';
import { words } from '../support/content.ts';
import { atPath, expect, test, timeFor, withoutScript } from '../support/e2e.ts';
import { samplesIn } from '../support/site-pages.ts';

const history = pathTo({ id: 'history' }, 'en');

/** Headings and sections that a reader would not see. */
async function unseen(page: Page): Promise<string[]> {
  return page.locator('main :is(h1, h2, h3, section, figure.plate, blockquote)').evaluateAll((elements) =>
    elements
      // The tool that keeps copies needs script, and takes no room without.
      .filter((element) => element.closest('[component-export="OfflineTool"]') === null)
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return (
          width === 0 || height === 0 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        );
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}

/** Scrolls to every plate, and waits until all their pictures show. */
async function expectPictures(page: Page): Promise<void> {
  const images = page.locator('figure.plate img');
  for (const image of await images.all()) await image.scrollIntoViewIfNeeded();
  for (const image of await images.all()) {
    await expect(image, page.url()).toBeVisible();
    await expect(image, page.url()).not.toHaveJSProperty('naturalWidth', 0);
  }
}

const withScriptsBlocked = test.extend({
  firstView: true,
  page: async ({ page }, use) => {
    // Unlike `page.route`, this leaves the browser its cache.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Network.enable');
    await browser.send('Network.setBlockedURLs', { urls: ['*.js'] });
    // Every page is the first of a visit.
    await page.addInitScript(() => {
      sessionStorage.clear();
    });
    await use(page);
  },
});

for (const [name, visit] of Object.entries({ 'script off': withoutScript, 'scripts blocked': withScriptsBlocked })) {
  visit(`with ${name} the offline page says that keeping needs script, and shows no button`, async ({ page }) => {
    await page.goto(pathTo({ id: 'offline' }, 'en'));
    await expect(page.getByText(words('offline.without-script', 'en'))).toBeVisible();
    await expect(page.locator('main button:visible')).toHaveCount(0);
  });

  for (const locale of localeCodes)
    visit(
      `with ${name} pages of every kind (${locale}) show sections and pictures, and the loading screen ends`,
      async ({ page }) => {
        const samples = samplesIn(locale);
        timeFor(samples, 12_000);
        for (const { path } of samples) {
          await page.goto(path);
          const screen = page.locator('.loading-screen');
          if (visit === withScriptsBlocked) {
            await expect(page.locator('html'), path).toHaveClass(/first-view/);
            await screen.evaluate((element) => {
              element.getAnimations()[0]?.finish();
            });
          }
          await expect(screen, path).toBeHidden();
          await expectPictures(page);
          // The words may wait for their faces a little longer than the screen that is ended here.
          await expect.soft.poll(() => unseen(page), path).toEqual([]);
        }
      },
    );

  visit(
    `with ${name} the menu opens, shows pages and languages and leads on`,
    { tag: '@both' },
    async ({ page, menu, pressMenu }) => {
      await page.goto(history);
      await pressMenu();
      await expect(menu.locator('a[hreflang]:visible')).toHaveCount(localeCodes.length);
      await expect(page.locator('.header nav a:visible')).toHaveCount(menuRoutes.length);
      await menu.locator('a[hreflang="fr"]').click();
      await expect(page).toHaveURL(atPath(pathTo({ id: 'history' }, 'fr')));
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.getByRole('banner'), 'the header covers no text').not.toBeInViewport();
    },
  );
}

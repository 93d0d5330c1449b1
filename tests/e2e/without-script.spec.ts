import type { Page } from 'playwright/test';
import { localeCodes } from '#i18n/locales.ts';
import { pathTo } from '#routing/paths.ts';
import { menuRoutes } from '#routing/routes.ts';
import { addresses, expect, hrefOf, scrollThrough, test } from '../support/e2e.ts';
import { builtPages } from '../support/built-site.ts';

/** Headings and sections that a reader would not see. */
async function unseen(page: Page): Promise<string[]> {
  return page.locator('main :is(h1, h2, h3, section, figure.plate, blockquote)').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return (
          width === 0 || height === 0 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        );
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}

/** Plates whose picture is not shown, by the address of the picture; reads the page from top to foot. */
async function missingPictures(page: Page): Promise<string[]> {
  const missing: string[] = [];
  for (const figure of await page.locator('figure.plate').all()) {
    const image = figure.locator('img');
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    if (((await image.boundingBox())?.width ?? 0) === 0)
      missing.push((await image.getAttribute('src')) ?? 'no address');
  }
  return missing;
}

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false, firstView: true });

  for (const { page: target, path, locale } of builtPages) {
    test(`${path} shows its sections, pictures, links and languages`, async ({ page, menu, isMobile }) => {
      await page.goto(path);
      await expect(page.locator('.loading-screen')).toBeHidden();
      expect.soft(await unseen(page), 'not seen').toEqual([]);
      expect.soft(await missingPictures(page), 'pictures not shown').toEqual([]);

      const summary = menu.locator('summary');
      await (isMobile ? summary.tap() : summary.click());
      const switches = await addresses(menu.locator('a[hreflang]:visible'));
      expect.soft(switches, 'language switcher').toEqual(localeCodes.map((code) => hrefOf(pathTo(target, code))));
      const entries = await addresses(page.locator('.header nav a:visible'));
      expect.soft(entries, 'menu').toEqual(menuRoutes.map(({ id }) => hrefOf(pathTo({ id }, locale))));
    });
  }
});

test.describe('with scripts blocked', () => {
  test.use({ firstView: true });

  test.beforeEach(async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
  });

  for (const { path } of builtPages) {
    test(`${path} shows its sections and pictures`, async ({ page }) => {
      await page.goto(path);
      await scrollThrough(page);
      expect.soft(await missingPictures(page), 'pictures not shown').toEqual([]);
      expect.soft(await unseen(page), 'not seen').toEqual([]);
    });
  }

  test('the loading screen ends all the same', async ({ page }) => {
    await page.goto(pathTo({ id: 'home' }, 'en'));
    const screen = page.locator('.loading-screen');
    await expect(page.locator('html')).toHaveClass(/first-view/);
    await screen.evaluate((element) => element.getAnimations()[0]?.finished);
    await expect(screen).toBeHidden();
  });

  test('the menus open and lead on', async ({ page, menu, isMobile }) => {
    await page.goto(pathTo({ id: 'history' }, 'en'));
    const summary = menu.locator('summary');
    await (isMobile ? summary.tap() : summary.click());
    await menu.getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL(new RegExp(pathTo({ id: 'history' }, 'fr')));
  });
});

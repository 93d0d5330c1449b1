import type { Page } from 'playwright/test';
import { localeCodes } from '#i18n/locales.ts';
import { pathTo } from '#routing/paths.ts';
import { menuRoutes } from '#routing/routes.ts';
import { expect, scrollThrough, test } from '../support/e2e.ts';
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

/** Every figure with the width of the picture it shows, read from top to foot. */
async function pictureWidths(page: Page): Promise<number[]> {
  const figures = page.locator('figure.plate');
  const widths: number[] = [];
  for (const figure of await figures.all()) {
    const image = figure.locator('img');
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0))
      .toBe(true);
    widths.push((await image.boundingBox())?.width ?? 0);
  }
  return widths;
}

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false, firstView: true });

  for (const { page: target, path, locale } of builtPages) {
    test(`${path} shows its sections, pictures, links and languages`, async ({ page, menu, isMobile }) => {
      await page.goto(path);
      await expect(page.locator('.loading-screen')).toBeHidden();
      expect(await unseen(page)).toEqual([]);
      for (const width of await pictureWidths(page)) expect(width).toBeGreaterThan(0);

      const summary = menu.locator('summary');
      await (isMobile ? summary.tap() : summary.click());
      for (const code of localeCodes) {
        const link = menu.locator(`a[hreflang="${code}"]`);
        await expect(link).toBeVisible();
        await expect(link).toHaveAttribute('href', pathTo(target, code));
      }
      const addresses = await page
        .locator('.header nav a:visible')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(addresses).toEqual(menuRoutes.map(({ id }) => pathTo({ id }, locale)));
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
      for (const width of await pictureWidths(page)) expect(width).toBeGreaterThan(0);
      expect(await unseen(page)).toEqual([]);
    });
  }

  test('the loading screen ends all the same', async ({ page }) => {
    await page.goto(pathTo({ id: 'home' }, 'en'));
    const screen = page.locator('.loading-screen');
    await expect(screen).toBeVisible();
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

import { defaultLocale, localeCodes } from '#language/locales.ts';
import { pathTo } from '#site/paths.ts';
import { menuRoutes, type PageRef } from '#site/routes.ts';
import { slugs, words } from '../support/content.ts';
import { addressOf, atPath, expect, hrefOf, lookAtPictures, secondSiteBuilt, test } from '../support/e2e.ts';
import { UNKNOWN_PATH } from '../support/site-pages.ts';

// Also runs on a build for a base path (playwright.config.ts).

const home: PageRef = { id: 'home' };
const vineyards: PageRef = { id: 'vineyards' };
const tool: PageRef = { id: 'sitemap' };
const cru: PageRef = { id: 'vineyard', params: { slug: slugs[0] ?? '' } };

test.beforeAll(secondSiteBuilt);

for (const locale of localeCodes) {
  test(`the main pages (${locale}) are reached by their links, and every file they ask for answers`, async ({
    page,
    menu,
    pressMenu,
  }) => {
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400 || !response.url().startsWith(addressOf('/'))) failed.push(response.url());
    });
    const link = (scope: string, target: PageRef) =>
      page.locator(`${scope} a[href="${hrefOf(pathTo(target, locale))}"]:visible`);

    await page.goto(pathTo(home, locale));
    for (const { id } of menuRoutes) {
      await link('.header nav', { id }).click();
      await expect(page).toHaveURL(atPath(pathTo({ id }, locale)));
      // Both languages show the same pictures.
      if (locale === defaultLocale) await lookAtPictures(page);
    }
    await link('footer', tool).click();
    await expect(page).toHaveURL(atPath(pathTo(tool, locale)));
    await expect(page.locator('.sitemap-tool__text')).toContainText(`${hrefOf(pathTo(cru, locale))}</loc>`);

    await page.goto(pathTo(vineyards, locale));
    await link('main', cru).first().click();
    await expect(page).toHaveURL(atPath(pathTo(cru, locale)));
    for (const code of localeCodes) {
      await pressMenu();
      await menu.locator(`a[hreflang="${code}"]`).click();
      await expect(page).toHaveURL(atPath(pathTo(cru, code)));
    }
    expect(failed).toEqual([]);
  });
}

test('the root leads to the home page, and so does the not-found page', async ({ page }) => {
  const start = pathTo(home, defaultLocale);
  await page.goto('/');
  await expect(page).toHaveURL(atPath(start));
  const answer = await page.goto(UNKNOWN_PATH);
  expect(answer?.status()).toBe(404);
  // The second site has a language more, in the words of this one.
  await page
    .getByRole('link', { name: words('notFound.home', defaultLocale) })
    .first()
    .click();
  await expect(page).toHaveURL(atPath(start));
});
